"""Every message and error between server and client."""
