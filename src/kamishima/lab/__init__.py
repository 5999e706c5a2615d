"""The lab: many games, and what can be learnt from them."""
