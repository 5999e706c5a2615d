"""One person at a terminal table."""
