"""Reports as pages with pictures."""
