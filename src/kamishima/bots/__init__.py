"""Bots: they see a seat, never the state."""
