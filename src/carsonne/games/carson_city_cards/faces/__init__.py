"""What faces the world: moves, views and events as data, positions as text, and the game in a terminal."""
