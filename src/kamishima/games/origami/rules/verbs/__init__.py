"""The verbs of card effects."""
