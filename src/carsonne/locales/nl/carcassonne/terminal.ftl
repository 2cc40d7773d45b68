## Carcassonne in a terminal

### Beside the board

ca-term-player = { $colour }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, { $followers ->
    [0] geen horigen meer
    [one] nog 1 horige
   *[other] nog { $followers } horigen
 }
ca-term-drawn = Tegel om te leggen: { $id } ({ $tile })
ca-term-hand = Je hand: { $tiles }

### What can be typed

ca-term-tiles = de tegel leggen: het nummer van een vak, r en hoe vaak je hem draait
ca-term-tile = { $turn ->
    [0] tegel { $tile } op { $cell }
    [1] tegel { $tile } op { $cell }, één keer gedraaid
    [2] tegel { $tile } op { $cell }, twee keer gedraaid
   *[3] tegel { $tile } op { $cell }, drie keer gedraaid
 }
ca-term-skip = geen horige
ca-term-discard = tegel { $tile } opzijleggen
ca-term-choice = { $choice }: { $forecast }

### What it would bring

ca-term-gain = { $name } { $points }
ca-term-scores = levert op: { $gains }
ca-term-complete = { $points ->
    [one] 1 punt als het spel nu zou eindigen, { $later } als het voltooid is
   *[other] { $points } punten als het spel nu zou eindigen, { $later } als het voltooid is
 }
ca-term-least = { $points ->
    [one] 1 punt als het spel nu zou eindigen, minstens { $later } als het voltooid is
   *[other] { $points } punten als het spel nu zou eindigen, minstens { $later } als het voltooid is
 }
ca-term-never = { $points ->
    [one] 1 punt als het spel nu zou eindigen; het kan niet meer voltooid worden
   *[other] { $points } punten als het spel nu zou eindigen; het kan niet meer voltooid worden
 }
ca-term-explain-claim = Het zou opleveren: { $forecast }.
ca-term-explain-skip = Je horigen blijven bij je; wat de tegel heeft voltooid, wordt geteld.
ca-term-explain-nothing = Het levert niets op en verandert niets aan wat zou tellen als het spel nu zou eindigen.
ca-term-explain-now = Het levert meteen op: { $now }.
ca-term-explain-end = Het levert niet meteen iets op. Als het spel nu zou eindigen: { $end }.
ca-term-explain-both = Het levert meteen op: { $now }. Als het spel nu zou eindigen: { $end }.
ca-term-about = { $count ->
    [one] Tegel { $id }: { $tile }, 1 in het spel.
   *[other] Tegel { $id }: { $tile }, { $count } in het spel.
 }

### What happens

ca-term-draws = { FORM($name, "cap") } trekt { $tile }.
ca-term-draws-hidden = { FORM($name, "cap") } trekt een tegel.
ca-term-places = { FORM($name, "cap") } legt { $tile } op { $cell }.
ca-term-claims = { FORM($name, "cap") } zet { FORM($role, "a") } op { $place }.
ca-term-aside = { $tile } past nergens en wordt opzijgelegd.
ca-term-scored = { $points ->
    [one] { FORM($name, "cap") } scoort 1 punt: { $reason }.
   *[other] { FORM($name, "cap") } scoort { $points } punten: { $reason }.
 }
ca-term-ended = { $count ->
    [one] Het spel is afgelopen. { FORM($names, "cap") } wint.
   *[other] Het spel is afgelopen. { FORM($names, "cap") } delen de overwinning.
 }

### Statistics of many games

ca-topic-first = Welke eerste horige wint?
ca-topic-follower = Hoeveel levert een horige op?
ca-source-field = weide
ca-source-road = weg
ca-source-city = stad
ca-source-monastery = klooster
