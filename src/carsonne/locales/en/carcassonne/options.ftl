## Carcassonne

carcassonne = Carcassonne
line-carcassonne = Lay tiles, build a landscape of roads and cities, and put your followers where they score.
lesson-carcassonne-first-title = Your first game
lesson-carcassonne-first-about = Lay tiles, place followers, finish roads and cities, and see how farmers and the end of the game work.

## Options

option-carcassonne-edition = Edition
option-carcassonne-small-city = Two-tile city
option-carcassonne-farm-mode = How farmers score
option-carcassonne-farm-points = Points per city supplied
option-carcassonne-farmers = Farmers
option-carcassonne-hand = Tiles in hand
option-carcassonne-hand-end = Ending with a hand of tiles
option-carcassonne-first = First player
option-help-carcassonne-edition = Decides what a two-tile city scores, and how farmers do.
option-help-carcassonne-small-city = What a complete city of two tiles scores.
option-help-carcassonne-farm-mode = Farmers compete for each city, or each field scores on its own.
option-help-carcassonne-farm-points = For each complete city that farmers supply.
option-help-carcassonne-farmers = Followers may be placed on fields. Turn this off for an easier first game.
option-help-carcassonne-hand = With three, you choose which of your tiles to place, and nobody else sees them.
option-help-carcassonne-hand-end = Play until all hands are empty, or stop after the turn in which the last tile is drawn.
option-help-carcassonne-first = Who takes the first turn.
brief-carcassonne-edition-fr2002 = Rules of 2002
brief-carcassonne-edition-first = First edition
brief-carcassonne-edition-second = Second edition
brief-carcassonne-edition-third = Third edition
choice-carcassonne-edition-fr2002 = French rulebook, 2002
choice-carcassonne-edition-first = First (2000)
choice-carcassonne-edition-second = Second
choice-carcassonne-edition-third = Third and later
choice-carcassonne-small-city-2 = 2 points
choice-carcassonne-small-city-4 = 4 points, like any city
choice-carcassonne-farm-mode-per-city = City by city
choice-carcassonne-farm-mode-per-field = Field by field
choice-carcassonne-farm-mode-per-field-once = Field by field, each city once per player
choice-carcassonne-farm-points-3 = 3
choice-carcassonne-farm-points-4 = 4
choice-carcassonne-hand-1 = One: draw and place
choice-carcassonne-hand-3 = Three: the tactical variant
choice-carcassonne-hand-end-play-out = Play all tiles
choice-carcassonne-hand-end-last-draw = End with the last draw
