"""The public test kit: every registered game passes it, without exceptions."""
