"""Training of nets: self-play, learning (PyTorch, the extra `train`), and matches that decide what is kept."""
