"""Pages to cut out, as PDF."""
