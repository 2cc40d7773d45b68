## Carcassonne in a terminal

### Beside the board

ca-term-player = { $colour }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, { $followers ->
    [0] kein Meeple mehr
    [one] noch { $followers } Meeple
   *[other] noch { $followers } Meeple
 }
ca-term-drawn = Anzulegendes Plättchen: { $id } ({ $tile })
ca-term-hand = Deine Hand: { $tiles }

### What can be typed

ca-term-tiles = lege das Plättchen an: die Nummer eines Felds, r und wie oft es gedreht wird
ca-term-tile = { $turn ->
    [0] Plättchen { $tile } bei { $cell }
    [1] Plättchen { $tile } bei { $cell }, einmal gedreht
    [2] Plättchen { $tile } bei { $cell }, zweimal gedreht
   *[3] Plättchen { $tile } bei { $cell }, dreimal gedreht
 }
ca-term-skip = kein Meeple
ca-term-discard = lege Plättchen { $tile } beiseite
ca-term-choice = { $choice }: { $forecast }

### What it would bring

ca-term-gain = { $name } { $points }
ca-term-scores = bringt { $gains }
ca-term-complete = { $points ->
    [one] { $points } Punkt, wenn jetzt Schluss wäre, { $later }, wenn fertig
   *[other] { $points } Punkte, wenn jetzt Schluss wäre, { $later }, wenn fertig
 }
ca-term-least = { $points ->
    [one] { $points } Punkt, wenn jetzt Schluss wäre, mindestens { $later }, wenn fertig
   *[other] { $points } Punkte, wenn jetzt Schluss wäre, mindestens { $later }, wenn fertig
 }
ca-term-never = { $points ->
    [one] { $points } Punkt, wenn jetzt Schluss wäre; kann nicht mehr fertig werden
   *[other] { $points } Punkte, wenn jetzt Schluss wäre; kann nicht mehr fertig werden
 }
ca-term-explain-claim = Das brächte { $forecast }.
ca-term-explain-skip = Deine Meeple bleiben bei dir; gewertet wird, was das Plättchen fertiggestellt hat.
ca-term-explain-nothing = Das bringt keine Punkte und ändert nichts an denen, die es gäbe, wenn jetzt Schluss wäre.
ca-term-explain-now = Das bringt sofort: { $now }.
ca-term-explain-end = Das bringt sofort nichts. Wenn jetzt Schluss wäre: { $end }.
ca-term-explain-both = Das bringt sofort: { $now }. Wenn jetzt Schluss wäre: { $end }.
ca-term-about = { $count ->
    [one] Plättchen { $id }: { $tile }, { $count } im Spiel.
   *[other] Plättchen { $id }: { $tile }, { $count } im Spiel.
 }

### What happens

ca-term-draws = { FORM($name, "cap") } zieht { $tile }.
ca-term-draws-hidden = { FORM($name, "cap") } zieht ein Plättchen.
ca-term-places = { FORM($name, "cap") } legt { $tile } an, bei { $cell }.
ca-term-claims = { FORM($name, "cap") } setzt { FORM($role, "acc") } auf { $place }.
ca-term-aside = { $tile } passt nirgends und wird beiseitegelegt.
ca-term-scored = { $points ->
    [one] { FORM($name, "cap") } bekommt { $points } Punkt: { $reason }.
   *[other] { FORM($name, "cap") } bekommt { $points } Punkte: { $reason }.
 }
ca-term-ended = { $count ->
    [one] Das Spiel ist zu Ende. { FORM($names, "cap") } gewinnt.
   *[other] Das Spiel ist zu Ende. { FORM($names, "cap") } teilen sich den Sieg.
 }

### Statistics of many games

ca-topic-first = Mit welchem ersten Meeple gewinnt man?
ca-topic-follower = Wie viel bringt ein Meeple ein?
ca-source-field = Wiese
ca-source-road = Straße
ca-source-city = Stadt
ca-source-monastery = Kloster
