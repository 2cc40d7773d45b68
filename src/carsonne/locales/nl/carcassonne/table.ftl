## The board

board-label = Speelveld. Met de pijltjestoetsen ga je van vak naar vak, R draait de tegel, Enter legt hem; punt en komma lopen langs de gebieden.
cell-name = kolom { $x }, rij { $y }
cell-label = Kolom { $x }, rij { $y }. { $turns ->
    [one] De tegel past in één stand.
   *[other] De tegel past in { $turns } standen.
 } Ernaast: { $beside }.
cell-aimed = Zo gedraaid: { $sides }. Enter legt hem.
place-nth = { $place }, nummer { $n }
sides-of = { $sort } { $sides }
sides-all = aan alle zijden
# What lies beside a cell: “north road”, “north road (2 tiles, held by Ada)”
beside-side = { $side } { $what }
beside-feature = { $side } { $what } ({ $facts })
tiles-laid = Tegels op het speelveld
tile-laid = Kolom { $x }, rij { $y }: { $tile }; { $sides }
tile-shown = { $tile }; { $sides }
cell-dead = Hier past geen enkele tegel meer
turn-tile = Tegel draaien (R)
turn-left = Linksom draaien (Shift R)
turn-right = Rechtsom draaien (R)
show-fields = Weiden tonen (F)

## Followers

claim-knight = Een ridder inzetten: { $place }
claim-thief = Een struikrover inzetten: { $place }
claim-monk = Een monnik inzetten: { $place }
claim-farmer = Een boer inzetten: { $place }
follower-at = { $name }: { $role }, { $place }, { $cell }

## What a follower or a tile would bring

claim-scores = { $points ->
    [one] meteen 1 punt
   *[other] meteen { $points } punten
 }
claim-ended = { $points ->
    [one] 1 punt als het spel nu zou eindigen
   *[other] { $points } punten als het spel nu zou eindigen
 }
claim-complete = voltooid { $points }
claim-least = voltooid minstens { $points }
claim-never = kan niet meer voltooid worden
claim-spot-scores = +{ $points }
claim-spot-ended = nu { $points }
claim-spot-field = aan het einde { $points }
claim-spot-complete = voltooid { $points }
claim-spot-least = voltooid { $points }+
lay-you = Jij
lay-scores = Levert meteen op: { $parts }.
lay-ended = Als het spel nu zou eindigen: { $parts }.

## Features

feature-tiles = { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
 }
feature-shields = { $shields ->
    [one] 1 wapen
   *[other] { $shields } wapens
 }
feature-open = { $open } open
feature-complete = voltooid
feature-held = van { $names }
feature-unheld = van niemand
feature-free = Vrij
feature-holder = { $count ->
    [one] Van **{ $name }**, met 1 horige
   *[other] Van **{ $name }**, met { $count } horigen
 }
feature-sharer = { $count ->
    [one] **{ $name }** deelt mee, met 1 horige
   *[other] **{ $name }** deelt mee, met { $count } horigen
 }
feature-now = Als het spel nu zou eindigen
feature-end = Als het voltooid is
feature-least = Als het voltooid is, minstens
feature-never = Het kan niet meer voltooid worden.
feature-field-end = Aan het einde
points = { $points ->
    [one] punt
   *[other] punten
 }

## The table

tile-of = tegel { $n } van { $of }
supply = { $left ->
    [0] Geen horige meer
    [one] Nog 1 horige
   *[other] Nog { $left } horigen
 }
supply-left = nog { $left }
tiles-left = Resterende tegels
tiles-left-foot = Vervaagde tegels zijn op
bag = { $left ->
    [0] Er is geen tegel meer te trekken
    [one] Nog 1 tegel te trekken
   *[other] Nog { $left } tegels te trekken
 }
bag-hands = { $left } te trekken, { $hidden } bij anderen
aside = Opzijgelegd
hand = Tegels in je hand
ask-place = Leg je **tegel**
ask-place-hand = Leg een van je **tegels**
ask-place-cells = { $cells ->
    [0] Deze tegel past nergens.
   *[other] Eén vak past.
 }
cells-fit = { $at ->
    [0] { $cells } vakken passen
   *[other] Vak { $at } van { $cells }
 }
cells-step = Naar het volgende vak waar de tegel past (C)
cells-beyond = { $cells ->
    [one] Nog een vak
   *[other] Nog { $cells } vakken
 } { $side ->
    [up] boven
    [down] onder
    [left] links
   *[other] rechts
 }
ask-place-click = Klik nog een keer om hem te leggen. R, het muiswiel of de rechterknop draait hem.
ask-place-tap = Tik nog een keer om hem hier te leggen.
ask-claim = Zet een **horige** in, of geen
ask-claim-how = Niets is definitief tot je bevestigt.
ask-confirm = Je **beurt** beëindigen?
ask-confirm-how = Je kunt nog alles ongedaan maken.
ask-discard = Geen van je tegels past: leg er een **opzij**
ask-discard-how = Kies de tegel die je weg wilt doen.
wait-draw = { $name } trekt een tegel
wait-place = { $name } legt een tegel
wait-claim = { $name } mag een horige inzetten
wait-turn-end = { $name } is bijna klaar met deze beurt
wait-over = Het spel is afgelopen
lay = Tegel leggen
lay-first = Kies eerst een vak
quarter = { $id ->
    [1] Tegels 1 tot en met 18
    [2] Tegels 19 tot en met 36
    [3] Tegels 37 tot en met 54
    [4] Tegels 55 tot en met 72
   *[end] Eindtelling
 }
claim-first = Kies eerst een plaats voor je horige
no-follower = Geen horige
discard = Opzijleggen
key-aim = Van vak naar vak gaan
key-cell = Naar het volgende vak waar de tegel past (Shift: terug)
key-turn = De tegel draaien (Shift: andersom)
key-enter = De tegel leggen, de beurt beëindigen
key-claim = Een horige op de eerste, tweede … plaats zetten
key-none = Geen horige
key-features = Langs de gebieden lopen
key-fields = Weiden tonen
key-zoom = Inzoomen, uitzoomen, het hele bord

## The log

scene-claimed-knight = **{ $name }** zet een ridder in
scene-claimed-thief = **{ $name }** zet een struikrover in
scene-claimed-monk = **{ $name }** zet een monnik in
scene-claimed-farmer = **{ $name }** zet een boer in
log-laid = **{ $name }** legt een tegel
log-claimed-knight = **{ $name }** legt een tegel en zet een ridder in
log-claimed-thief = **{ $name }** legt een tegel en zet een struikrover in
log-claimed-monk = **{ $name }** legt een tegel en zet een monnik in
log-claimed-farmer = **{ $name }** legt een tegel en zet een boer in
log-aside = **{ $name }** legt een tegel opzij: { $tile }
log-final = Eindtelling
told-drawn = Jouw tegel: { $tile }.
told-placed = { $name } legt een tegel op { $cell }: { $tile }; { $sides }.
told-claimed-knight = { $name } zet daar een ridder in: { $place }, { $cell }.
told-claimed-thief = { $name } zet daar een struikrover in: { $place }, { $cell }.
told-claimed-monk = { $name } zet daar een monnik in: { $place }, { $cell }.
told-claimed-farmer = { $name } zet daar een boer in: { $place }, { $cell }.
told-skipped = { $name } zet geen horige in.
told-returned = { $name } neemt { FORM($role, "a") } terug.
told-ended = Het spel is afgelopen. De meeste punten: { $names }.
award = { $what }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } voor { $names }
award-city = Stad
award-road = Weg
award-monastery = Klooster
award-field = Boeren
because-tiles = { $count ->
    [one] 1 tegel, { $each ->
        [one] 1 punt
       *[other] { $each } punten
    }
   *[other] { $count } tegels, elk { $each ->
        [one] 1 punt
       *[other] { $each } punten
    }
 }
because-tiles-shields = { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
 } en { $shields ->
    [one] 1 wapen
   *[other] { $shields } wapens
 }, elk { $each ->
    [one] 1 punt
   *[other] { $each } punten
 }
because-cities = { $count ->
    [one] 1 voltooide stad, { $each ->
        [one] 1 punt
       *[other] { $each } punten
    }
   *[other] { $count } voltooide steden, elk { $each ->
        [one] 1 punt
       *[other] { $each } punten
    }
 }
