"""The server: tables, seats and matches over HTTP and sockets, each step kept before it is shown."""
