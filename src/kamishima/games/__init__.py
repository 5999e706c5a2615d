"""The games, each in its own package with the same file names; `registry` lists them."""
