"""Shaman Island: slide and sink the land until it falls apart, and rule the pieces."""
