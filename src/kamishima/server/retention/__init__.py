"""What is kept for how long: sealing, deletion, and what people take with them."""
