## The board

board-label = Landschaft. Die Pfeiltasten führen von Feld zu Feld, R dreht das Plättchen, Enter legt es an; Punkt und Komma gehen die Gebiete durch.
cell-name = Spalte { $x }, Reihe { $y }
cell-label = Spalte { $x }, Reihe { $y }. { $turns ->
    [one] Das Plättchen passt in einer Lage.
   *[other] Das Plättchen passt in { $turns } Lagen.
 } Daneben: { $beside }.
cell-aimed = So gedreht: { $sides }. Enter legt es an.
place-nth = { $place }, Nummer { $n }
sides-of = { $sort } { FORM($sides, "in") }
sides-all = auf allen Seiten
# What lies beside a cell: “north road”, “north road (2 tiles, held by Ada)”
beside-side = { FORM($side, "in") } { $what }
beside-feature = { FORM($side, "in") } { $what } ({ $facts })
tiles-laid = Gelegte Plättchen
tile-laid = Spalte { $x }, Reihe { $y }: { $tile }; { $sides }
tile-shown = { $tile }; { $sides }
cell-dead = Hier passt kein Plättchen mehr
turn-tile = Plättchen drehen (R)
turn-left = Nach links drehen (Umschalt+R)
turn-right = Nach rechts drehen (R)
show-fields = Wiesen zeigen (F)

## Followers

claim-knight = Ritter setzen: { $place }
claim-thief = Wegelagerer setzen: { $place }
claim-monk = Mönch setzen: { $place }
claim-farmer = Bauern setzen: { $place }
follower-at = { $name }: { $role }, { $place }, { $cell }

## What a follower or a tile would bring

claim-scores = { $points ->
    [one] sofort { $points } Punkt
   *[other] sofort { $points } Punkte
 }
claim-ended = { $points ->
    [one] { $points } Punkt, wenn jetzt Schluss wäre
   *[other] { $points } Punkte, wenn jetzt Schluss wäre
 }
claim-complete = { $points }, wenn fertig
claim-least = mindestens { $points }, wenn fertig
claim-never = kann nicht mehr fertig werden
claim-spot-scores = +{ $points }
claim-spot-ended = jetzt { $points }
claim-spot-field = am Ende { $points }
claim-spot-complete = fertig { $points }
claim-spot-least = fertig { $points }+
lay-you = Du
lay-scores = Bringt sofort: { $parts }.
lay-ended = Wenn jetzt Schluss wäre: { $parts }.

## Features

feature-tiles = { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
 }
feature-shields = { $shields ->
    [one] { $shields } Wappen
   *[other] { $shields } Wappen
 }
feature-open = { $open } offen
feature-complete = fertig
feature-held = Mehrheit: { $names }
feature-unheld = gehört niemandem
feature-free = Unbesetzt
feature-holder = { $count ->
    [one] **{ $name }** hat die Mehrheit, { $count } Meeple
   *[other] **{ $name }** hat die Mehrheit, { $count } Meeple
 }
feature-sharer = { $count ->
    [one] **{ $name }** teilt sich die Mehrheit, { $count } Meeple
   *[other] **{ $name }** teilt sich die Mehrheit, { $count } Meeple
 }
feature-now = Wenn jetzt Schluss wäre
feature-end = Wenn fertig
feature-least = Wenn fertig, mindestens
feature-never = Kann nicht mehr fertig werden.
feature-field-end = Am Ende
points = { $points ->
    [one] Punkt
   *[other] Punkte
 }

## The table

tile-of = Plättchen { $n } von { $of }
supply = { $left ->
    [0] Kein Meeple mehr
    [one] Noch { $left } Meeple
   *[other] Noch { $left } Meeple
 }
supply-left = noch { $left }
tiles-left = Übrige Plättchen
tiles-left-foot = Blasse Plättchen sind verbraucht
bag = { $left ->
    [0] Kein Plättchen mehr zu ziehen
    [one] Noch { $left } Plättchen zu ziehen
   *[other] Noch { $left } Plättchen zu ziehen
 }
bag-hands = { $left } zu ziehen, { $hidden } bei anderen auf der Hand
aside = Beiseitegelegt
hand = Plättchen auf deiner Hand
ask-place = Lege dein **Plättchen** an
ask-place-hand = Lege eines deiner **Plättchen** an
ask-place-cells = { $cells ->
    [0] Dieses Plättchen passt nirgends.
   *[other] Ein Feld passt.
 }
cells-fit = { $at ->
    [0] { $cells } Felder passen
   *[other] Feld { $at } von { $cells }
 }
cells-step = Zum nächsten passenden Feld (C)
cells-beyond = { $cells ->
    [one] Noch ein Feld
   *[other] Noch { $cells } Felder
 } { $side ->
    [up] weiter oben
    [down] weiter unten
    [left] weiter links
   *[other] weiter rechts
 }
ask-place-click = Klicke noch einmal, um es anzulegen. R, das Mausrad oder die rechte Taste dreht es.
ask-place-tap = Tippe noch einmal, um es hier anzulegen.
ask-claim = Setze einen **Meeple**, oder keinen
ask-claim-how = Nichts ist endgültig, bis du bestätigst.
ask-confirm = Deinen **Zug** beenden?
ask-confirm-how = Du kannst noch zurück.
ask-discard = Keines deiner Plättchen passt: Lege eines **beiseite**
ask-discard-how = Wähle das Plättchen, das du abgibst.
wait-draw = { $name } zieht ein Plättchen
wait-place = { $name } legt ein Plättchen an
wait-claim = { $name } darf einen Meeple setzen
wait-turn-end = { $name } beendet gleich den Zug
wait-over = Das Spiel ist zu Ende
lay = Anlegen
lay-first = Wähle zuerst ein Feld
quarter = { $id ->
    [1] Plättchen 1 bis 18
    [2] Plättchen 19 bis 36
    [3] Plättchen 37 bis 54
    [4] Plättchen 55 bis 72
   *[end] Schlusswertung
 }
claim-first = Wähle zuerst eine Stelle für deinen Meeple
no-follower = Kein Meeple
discard = Beiseitelegen
key-aim = Von Feld zu Feld gehen
key-cell = Zum nächsten passenden Feld (Umschalt: zurück)
key-turn = Plättchen drehen (Umschalt: andersherum)
key-enter = Plättchen anlegen, Zug beenden
key-claim = Meeple auf die erste, zweite … Stelle setzen
key-none = Kein Meeple
key-features = Die Gebiete durchgehen
key-fields = Wiesen zeigen
key-zoom = Vergrößern, verkleinern, alles zeigen

## The log

scene-claimed-knight = **{ $name }** setzt einen Ritter
scene-claimed-thief = **{ $name }** setzt einen Wegelagerer
scene-claimed-monk = **{ $name }** setzt einen Mönch
scene-claimed-farmer = **{ $name }** setzt einen Bauern
log-laid = **{ $name }** legt ein Plättchen an
log-claimed-knight = **{ $name }** legt ein Plättchen an und setzt einen Ritter
log-claimed-thief = **{ $name }** legt ein Plättchen an und setzt einen Wegelagerer
log-claimed-monk = **{ $name }** legt ein Plättchen an und setzt einen Mönch
log-claimed-farmer = **{ $name }** legt ein Plättchen an und setzt einen Bauern
log-aside = **{ $name }** legt ein Plättchen beiseite: { $tile }
log-final = Schlusswertung
told-drawn = Dein Plättchen: { $tile }.
told-placed = { $name } legt ein Plättchen an, { $cell }: { $tile }; { $sides }.
told-claimed-knight = { $name } setzt dort einen Ritter: { $place }, { $cell }.
told-claimed-thief = { $name } setzt dort einen Wegelagerer: { $place }, { $cell }.
told-claimed-monk = { $name } setzt dort einen Mönch: { $place }, { $cell }.
told-claimed-farmer = { $name } setzt dort einen Bauern: { $place }, { $cell }.
told-skipped = { $name } setzt keinen Meeple.
told-returned = { $name } nimmt { FORM($role, "acc") } zurück.
told-ended = Das Spiel ist zu Ende. Die meisten Punkte: { $names }.
award = { $what }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } für { $names }
award-city = Stadt
award-road = Straße
award-monastery = Kloster
award-field = Bauern
because-tiles = { $count ->
    [one] { $count } Plättchen, { $each ->
        [one] { $each } Punkt
       *[other] { $each } Punkte
    }
   *[other] { $count } Plättchen, je { $each ->
        [one] { $each } Punkt
       *[other] { $each } Punkte
    }
 }
because-tiles-shields = { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
 } und { $shields ->
    [one] { $shields } Wappen
   *[other] { $shields } Wappen
 }, je { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
 }
because-cities = { $count ->
    [one] { $count } fertige Stadt, { $each ->
        [one] { $each } Punkt
       *[other] { $each } Punkte
    }
   *[other] { $count } fertige Städte, je { $each ->
        [one] { $each } Punkt
       *[other] { $each } Punkte
    }
 }
