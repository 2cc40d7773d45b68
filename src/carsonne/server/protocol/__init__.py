"""The data that goes over the wire (docs/server.md)."""
