"""Drift: paper boats on a river."""
