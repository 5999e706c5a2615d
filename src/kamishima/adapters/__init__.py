"""Kamishima's games in the forms that other programs use."""
