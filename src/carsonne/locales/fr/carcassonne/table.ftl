## The board

board-label = Plateau. Les flèches vont de case en case, R tourne la carte, Entrée la pose ; le point et la virgule parcourent les zones.
cell-name = colonne { $x }, ligne { $y }
cell-label = Colonne { $x }, ligne { $y }. { $turns ->
    [one] La carte peut se poser de { $turns } façon.
   *[other] La carte peut se poser de { $turns } façons.
 } À côté : { $beside }.
cell-aimed = Ainsi tournée : { $sides }. Entrée la pose.
place-nth = { $place }, numéro { $n }
sides-of = { $sort } { FORM($sides, "au") }
sides-all = sur tous les côtés
# What lies beside a cell: “north road”, “north road (2 tiles, held by Ada)”
beside-side = { $what } { FORM($side, "au") }
beside-feature = { $what } { FORM($side, "au") } ({ $facts })
tiles-laid = Cartes sur le plateau
tile-laid = Colonne { $x }, ligne { $y } : { $tile } ; { $sides }
tile-shown = { $tile } ; { $sides }
cell-dead = Plus aucune carte ne peut se poser ici
turn-tile = Tourner la carte (R)
turn-left = Tourner à gauche (Maj R)
turn-right = Tourner à droite (R)
show-fields = Montrer les prés (F)

## Followers

claim-knight = Placer un chevalier : { $place }
claim-thief = Placer un voleur : { $place }
claim-monk = Placer un moine : { $place }
claim-farmer = Placer un paysan : { $place }
follower-at = { $name } : { $role }, { $place }, { $cell }

## What a follower or a tile would bring

claim-scores = { $points ->
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
 }
claim-ended = { $points ->
    [one] { $points } point si la partie finissait maintenant
   *[other] { $points } points si la partie finissait maintenant
 }
claim-complete = { $points } à l’achèvement
claim-least = au moins { $points } à l’achèvement
claim-never = zone impossible à achever
claim-spot-scores = +{ $points }
claim-spot-ended = maint. { $points }
claim-spot-field = à la fin { $points }
claim-spot-complete = à terme { $points }
claim-spot-least = à terme { $points }+
lay-you = Vous
lay-scores = Rapporte tout de suite : { $parts }.
lay-ended = Si la partie finissait maintenant : { $parts }.

## Features

feature-tiles = { $tiles ->
    [one] { $tiles } carte
   *[other] { $tiles } cartes
 }
feature-shields = { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
 }
feature-open = { $open ->
    [one] { $open } côté ouvert
   *[other] { $open } côtés ouverts
 }
feature-complete = zone achevée
feature-held = à { $names }
feature-unheld = à personne
feature-free = Libre
feature-holder = { $count ->
    [one] **{ $name }** en tête, { $count } partisan
   *[other] **{ $name }** en tête, { $count } partisans
 }
feature-sharer = { $count ->
    [one] **{ $name }** à égalité, { $count } partisan
   *[other] **{ $name }** à égalité, { $count } partisans
 }
feature-now = Si la partie finissait maintenant
feature-end = À l’achèvement
feature-least = À l’achèvement, au moins
feature-never = Cette zone ne peut plus être achevée.
feature-field-end = À la fin
points = { $points ->
    [one] point
   *[other] points
 }

## The table

tile-of = carte { $n } sur { $of }
supply = { $left ->
    [0] Plus aucun partisan
    [one] Il reste { $left } partisan
   *[other] Il reste { $left } partisans
 }
supply-left = il en reste { $left }
tiles-left = Cartes à venir
tiles-left-foot = En pâle : cartes épuisées
bag = { $left ->
    [0] Plus aucune carte à piocher
    [one] Encore { $left } carte à piocher
   *[other] Encore { $left } cartes à piocher
 }
bag-hands = { $left } à piocher, { $hidden } dans les autres mains
aside = Mises de côté
hand = Cartes dans votre main
ask-place = Posez votre **carte**
ask-place-hand = Posez l’une de vos **cartes**
ask-place-cells = { $cells ->
    [0] Cette carte ne peut se poser nulle part.
   *[other] Une seule case possible.
 }
cells-fit = { $at ->
    [0] { $cells ->
        [one] { $cells } case possible
       *[other] { $cells } cases possibles
     }
   *[other] Case { $at } sur { $cells }
 }
cells-step = À la prochaine case où la carte peut se poser (C)
cells-beyond = { $cells ->
    [one] Encore { $cells } case
   *[other] Encore { $cells } cases
 } { $side ->
    [up] au-dessus
    [down] au-dessous
    [left] à gauche
   *[other] à droite
 }
ask-place-click = Cliquez de nouveau pour la poser. R, la molette ou le bouton droit la tourne.
ask-place-tap = Touchez de nouveau pour la poser ici.
ask-claim = Placez un **partisan**, ou aucun
ask-claim-how = Rien n’est définitif tant que vous n’avez pas confirmé.
ask-confirm = Terminer votre **tour** ?
ask-confirm-how = Vous pouvez encore annuler.
ask-discard = Aucune de vos cartes ne peut se poser : mettez-en une **de côté**
ask-discard-how = Choisissez celle dont vous vous passez.
wait-draw = { $name } pioche une carte
wait-place = { $name } pose une carte
wait-claim = { $name } peut placer un partisan
wait-turn-end = { $name } termine son tour
wait-over = La partie est finie
lay = Poser la carte
lay-first = Choisissez d’abord une case
quarter = { $id ->
    [1] Cartes 1 à 18
    [2] Cartes 19 à 36
    [3] Cartes 37 à 54
    [4] Cartes 55 à 72
   *[end] Évaluation finale
 }
claim-first = Choisissez d’abord un emplacement pour votre partisan
no-follower = Sans partisan
discard = Mettre de côté
key-aim = Aller de case en case
key-cell = À la prochaine case où la carte peut se poser (Maj : en arrière)
key-turn = Tourner la carte (Maj : dans l’autre sens)
key-enter = Poser la carte, terminer le tour
key-claim = Placer un partisan sur le premier, le deuxième… emplacement
key-none = Sans partisan
key-features = Parcourir les zones
key-fields = Montrer les prés
key-zoom = Agrandir, réduire, tout le plateau

## The log

scene-claimed-knight = **{ $name }** place un chevalier
scene-claimed-thief = **{ $name }** place un voleur
scene-claimed-monk = **{ $name }** place un moine
scene-claimed-farmer = **{ $name }** place un paysan
log-laid = **{ $name }** pose une carte
log-claimed-knight = **{ $name }** pose une carte et place un chevalier
log-claimed-thief = **{ $name }** pose une carte et place un voleur
log-claimed-monk = **{ $name }** pose une carte et place un moine
log-claimed-farmer = **{ $name }** pose une carte et place un paysan
log-aside = **{ $name }** met une carte de côté : { $tile }
log-final = Évaluation finale
told-drawn = Votre carte : { $tile }.
told-placed = { $name } pose une carte, { $cell } : { $tile } ; { $sides }.
told-claimed-knight = { $name } y place un chevalier : { $place }, { $cell }.
told-claimed-thief = { $name } y place un voleur : { $place }, { $cell }.
told-claimed-monk = { $name } y place un moine : { $place }, { $cell }.
told-claimed-farmer = { $name } y place un paysan : { $place }, { $cell }.
told-skipped = { $name } ne place pas de partisan.
told-returned = { $name } récupère { FORM($role, "a") }.
told-ended = La partie est finie. Meilleur score : { $names }.
award = { $what } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour { $names }
award-city = Ville
award-road = Chemin
award-monastery = Abbaye
award-field = Paysans
because-tiles = { $count ->
    [one] { $count } carte, { $each ->
        [one] { $each } point
       *[other] { $each } points
    }
   *[other] { $count } cartes, { $each ->
        [one] { $each } point
       *[other] { $each } points
    } chacune
 }
because-tiles-shields = { $tiles ->
    [one] { $tiles } carte
   *[other] { $tiles } cartes
 } et { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
 }, { $each ->
    [one] { $each } point
   *[other] { $each } points
 } chacun
because-cities = { $count ->
    [one] { $count } ville achevée, { $each ->
        [one] { $each } point
       *[other] { $each } points
    }
   *[other] { $count } villes achevées, { $each ->
        [one] { $each } point
       *[other] { $each } points
    } chacune
 }
