## Errors in typed positions of Carson City

### A line

cc-bad-twice = { $name } kommt zweimal vor.
cc-bad-header = Es gibt keine Angabe { $name }.
cc-bad-player = Es gibt keinen Spieler { $name }.
cc-bad-player-twice = Ein Spieler wird zweimal genannt.
cc-bad-number = { $name } ist eine ganze Zahl von 0 bis { $most }, nicht { $text }.
cc-bad-field = Es gibt kein Feld { $name }.
cc-bad-value = { $text } hat keinen Wert: Schreibe es wie in { $sample }.
cc-bad-building = Es gibt kein Gebäude { $name }.
cc-bad-round = Runden werden von 1 an gezählt.
cc-bad-market = Die Reihe hat sieben Felder, von 3 $ bis 12 $; schreibe .. für ein leeres.
cc-bad-character = { $text } nennt nicht einen Spieler und eine Person, wie in { $sample }.
cc-bad-target = Es gibt kein Ziel { $name } für einen Cowboy.
cc-bad-white = { $header } muss { $value } sein oder fehlen, nicht { $text }.

### The town

cc-bad-rows = { $found ->
    [one] Eine Stadt hat { $rows } Reihen Parzellen; hier ist es { $found }.
   *[other] Eine Stadt hat { $rows } Reihen Parzellen; hier sind es { $found }.
 }
cc-bad-more-rows = Eine Stadt hat nicht mehr als { $rows } Reihen.
cc-bad-row = Eine Reihe hat { $parcels } Parzellen, nicht { $found }.
cc-bad-piece = Es gibt kein Element { $name }.
cc-bad-owned-river = Der Fluss gehört niemandem.
cc-bad-no-owner = Ein Gebäude hat einen Besitzer, wie in { $sample }.
cc-bad-edge = Es gibt keine Kante { $name }; die Kanten heißen H0,0 bis H8,7 und V0,0 bis V7,8.
cc-bad-road-twice = Der Weg { $road } wird zweimal genannt.
cc-bad-network = Die Wege sind kein zusammenhängendes Netz.
cc-bad-roads = Es gibt { $most } Wege, nicht { $found }.
cc-bad-road-stock = Es gibt nur { $most } Wege; eine Brücke braucht zwei.
cc-bad-pieces = { $piece } steht auf { $parcel } einmal zu oft; das Spiel hat { $most }.
cc-bad-parcels = Niemand besitzt mehr als { $most } Parzellen.
cc-bad-buildings = Es sind zu viele { FORM($building, "plural") }; das Spiel hat { $most }.
cc-bad-revolvers = { $least ->
    [one] Die Gebäude von { $player } bringen { $least } Revolver.
   *[other] Die Gebäude von { $player } bringen { $least } Revolver.
 }

cc-bad-river-there = Auf dem Plan ist ein Fluss.
cc-bad-other-river = Der Fluss in den Optionen ist nicht der Fluss auf dem Plan.

### The game and the round

cc-bad-seats = Die Stellung ist für { $players } Spieler, die Partie hat { $seats }.
cc-bad-stranger = Es wird jemand genannt, der nicht mitspielt.
cc-bad-needs = { $header } braucht auch { $other }.
cc-bad-over = Ist das Spiel zu Ende, hat niemand mehr eine Person.
cc-bad-order = Personen werden der Reihe nach gewählt; jemand fehlt oder spielt nicht mit.
cc-bad-early = Noch haben nicht alle eine Person gewählt.
cc-bad-no-white = Niemand hat den weißen Cowboy.
cc-bad-no-cowboy = { $player } hat keinen solchen Cowboy.
cc-bad-stand = Kein solcher Cowboy von { $player } kann auf { $place } stehen.
cc-bad-room = Auf { $place } ist kein Platz für einen weiteren Cowboy.
cc-bad-cowboys = { $player } hat nur { $most } Cowboys.
