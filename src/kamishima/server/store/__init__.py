"""What the server keeps: SQLite in a file, or PostgreSQL."""
