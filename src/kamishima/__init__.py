"""Kamishima: a digital table for four paper-and-island games."""

__version__ = "0.1.0"
