"""Carson City (Xavier Georges, 2009): the board game for two to five players."""
