"""Bots at the tables, and the worker processes in which they think."""
