"""The rules of Carson City: a position, its phases, and what the phases share."""
