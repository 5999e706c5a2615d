"""Drawing tables as lines of text."""
