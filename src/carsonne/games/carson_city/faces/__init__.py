"""Carson City as people and programs see it: moves, views, events, notation, the terminal, the score pad."""
