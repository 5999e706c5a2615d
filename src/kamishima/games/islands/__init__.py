"""Origami Islands: bid for shapes, paint four islands in the colours of the seasons, surround landmarks."""
