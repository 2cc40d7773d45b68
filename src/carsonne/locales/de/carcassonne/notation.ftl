## Errors in typed positions of Carcassonne

### A line

ca-bad-text = { $text } ist weder ein Plättchen, wie in { $tile }, noch eine Angabe, wie in { $header }.
ca-bad-twice = { $header } kommt zweimal vor; es steht schon in Zeile { $line }.
ca-bad-far = { $cell } ist weiter von 0,0 entfernt, als { $most } Plättchen reichen können.
ca-bad-place = Plättchen { $tile } hat keine Stelle { $place }; es hat { $places }.
ca-bad-tile = Es gibt kein Plättchen { $tile }; die Plättchen heißen A bis X.
ca-bad-player = Es gibt keinen Spieler { $name }.
ca-bad-hand-size = Auf einer Hand sind höchstens { $most } Plättchen.
ca-bad-header = Es gibt keine Angabe { $name }.
ca-bad-points = Schreibe Punkte wie in { $sample }, nicht { $text }.
ca-bad-named-twice = { $player } wird zweimal genannt.
ca-bad-phase = Es gibt keine Phase { $name }.
ca-bad-cell = { $text } ist kein Feld wie { $sample }.

### The board

ca-bad-taken = Bei { $cell } liegt schon ein Plättchen, aus Zeile { $line }.
ca-bad-start = Bei 0,0, wo das Startplättchen hingehört, liegt kein Plättchen.
ca-bad-neighbour = Das Plättchen passt nicht zu seinem Nachbarn in Zeile { $line }.
ca-bad-apart = Das Plättchen ist nicht mit dem bei 0,0 verbunden.
ca-bad-last = Das letzte Plättchen kann nicht das bei { $cell } sein.
ca-bad-count = { $count ->
    [one] Es sind zu viele Plättchen der Art { $tile }: Das Spiel hat { $count }, die Stellung { $used }.
   *[other] Es sind zu viele Plättchen der Art { $tile }: Das Spiel hat { $count }, die Stellung { $used }.
 }
ca-bad-followers = { $player } hat nur { $most } Meeple.

### Going on from a position

ca-bad-no-farmers = In dieser Partie gibt es keine Bauern.
ca-bad-seats = Die Stellung ist für { $players } Spieler, die Partie hat { $seats }.
ca-bad-no-tile = Wer am Zug ist, hat kein Plättchen, das passt: Nenne eines, wie in { $sample }.
ca-bad-no-last = Gib an, welches Plättchen zuletzt gelegt wurde, wie in { $sample }.
ca-bad-nothing-left = Es gibt kein Plättchen mehr zu ziehen: In dieser Stellung ist das Spiel zu Ende.
ca-bad-no-hand = Die Hand von { $player } fehlt: Nenne sie, wie in { $sample }.
ca-bad-full-hand = Die Hand ist voll; für das nächste Plättchen ist kein Platz.
ca-bad-tile-with-hands = Wenn alle Plättchen auf der Hand haben, gibt es kein gezogenes Plättchen.
ca-bad-tile-in-phase = In der Phase { $phase } gibt es kein gezogenes Plättchen.
ca-bad-hands = In dieser Partie hat niemand Plättchen auf der Hand; füge { $option } hinzu.
ca-bad-last-taken = Auf dem letzten Plättchen steht schon ein Meeple.

## Errors in moves

ca-bad-move-tile = Wenn alle Plättchen auf der Hand haben, muss ein Zug { $move } das Feld { $field } enthalten.
