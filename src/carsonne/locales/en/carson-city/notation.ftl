## Errors in typed positions of Carson City

### A line

cc-bad-twice = { $name } appears twice.
cc-bad-header = There is no header { $name }.
cc-bad-player = There is no player { $name }.
cc-bad-player-twice = A player is named twice.
cc-bad-number = { $name } is a whole number from 0 to { $most }, not { $text }.
cc-bad-field = There is no field { $name }.
cc-bad-value = { $text } has no value: write it as in { $sample }.
cc-bad-building = There is no building { $name }.
cc-bad-round = Rounds are counted from 1.
cc-bad-market = The market has seven squares, from $3 to $12; write .. for an empty one.
cc-bad-character = { $text } is not a player and a character, as in { $sample }.
cc-bad-target = There is no place { $name } for a cowboy.
cc-bad-white = { $header } must be { $value } or left out, not { $text }.

### The town

cc-bad-rows = { $found ->
    [one] A town has { $rows } rows of parcels; there is 1.
   *[other] A town has { $rows } rows of parcels; there are { $found }.
 }
cc-bad-more-rows = A town has no more than { $rows } rows.
cc-bad-row = A row has { $parcels } parcels, not { $found }.
cc-bad-piece = There is no piece { $name }.
cc-bad-owned-river = Nobody owns the river.
cc-bad-no-owner = A building has an owner, as in { $sample }.
cc-bad-edge = There is no edge { $name }; edges are H0,0 to H8,7 and V0,0 to V7,8.
cc-bad-road-twice = The road { $road } is named twice.
cc-bad-network = The roads are not one network.
cc-bad-roads = There are { $most } roads, not { $found }.
cc-bad-road-stock = There are only { $most } roads; a bridge takes two.
cc-bad-pieces = There is one { $piece } too many on { $parcel }; the game has { $most }.
cc-bad-parcels = Nobody owns more than { $most } parcels.
cc-bad-buildings = There are too many { FORM($building, "plural") }; the game has { $most }.
cc-bad-revolvers = { $least ->
    [one] The buildings of { $player } give 1 revolver.
   *[other] The buildings of { $player } give { $least } revolvers.
 }

cc-bad-river-there = There is a river on the plan.
cc-bad-other-river = The river in the options is not the river on the plan.

### The game and the round

cc-bad-seats = The position is for { $players } players, but the game has { $seats }.
cc-bad-stranger = Someone is named who is not playing.
cc-bad-needs = { $header } needs { $other } as well.
cc-bad-over = Nobody has a character once the game is over.
cc-bad-order = Characters are chosen in order; someone is left out or is not playing.
cc-bad-early = Not everyone has chosen a character yet.
cc-bad-no-white = Nobody has the white cowboy.
cc-bad-no-cowboy = { $player } has no such cowboy.
cc-bad-stand = No such cowboy of { $player } can stand on { $place }.
cc-bad-room = There is no room for one more cowboy on { $place }.
cc-bad-cowboys = { $player } has only { $most } cowboys.
