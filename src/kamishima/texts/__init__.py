"""Display texts in several languages; the engine itself only knows words."""
