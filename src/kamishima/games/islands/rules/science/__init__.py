"""Science vs. Carrambah."""
