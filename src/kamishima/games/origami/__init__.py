"""Origami: fold animals, pay with paper, keep two collections."""
