"""How the schema came to be: each step once, in order. A new step is a new file in `versions`."""
