"""The small core that every game shares: rules interface, words, chance, matches and records."""
