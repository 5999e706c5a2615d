"""What a node needs of its machine: settings, logs, processes, limits, messages between nodes."""
