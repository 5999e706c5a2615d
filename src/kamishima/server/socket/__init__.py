"""The WebSocket of each seat and spectator."""
