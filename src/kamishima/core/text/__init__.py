"""Texts that people write: TOML, options, positions, words; what is wrong in them, and what would be right."""
