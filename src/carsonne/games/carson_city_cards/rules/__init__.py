"""The rules of the Card Game: a position, the phases of a game over it, and the score pad."""
