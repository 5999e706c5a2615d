"""Painting islands, and what it sets off."""
