"""Carson City: The Card Game, of 2018, with its virtual players; the terrain cards are a reconstruction."""
