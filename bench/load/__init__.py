"""The load test of the server: our own generator next to boardgame.io, each with its server on one core."""
