"""The REST interface (docs/server.md)."""
