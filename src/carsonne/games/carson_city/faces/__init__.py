"""Carson City for people and programs: moves, views, events, notation, terminal and score pad."""
