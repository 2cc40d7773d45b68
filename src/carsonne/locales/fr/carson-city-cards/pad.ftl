## The score pad of the Card Game

city-n = Ville { $n }
city-add = Une autre ville
city-name = Nom de cette ville
city-remove = Retirer cette ville
city-leads = en tête
cards-score-text = Pour une partie sur une vraie table : composez une ville, choisissez ses personnalités, et voyez le total, expliqué point par point. Une position tirée d’une relecture vient avec tous ses joueurs, et on peut continuer la partie à partir de là.
cards-score-brush = Élément à dessiner
cards-score-none = pas de carte
cards-score-cell = Ligne { $row }, colonne { $col } : { $what }
cards-score-typed = Ou tapez-la : deux lettres par parcelle, une rangée par ligne
cards-score-sold = Cartes vendues

## Why a line of the pad scores

### Buildings, for what lies around them

cards-pad-beside-empty = { $count ->
    [0] { $what } sans parcelle vide adjacente
    [one] { $what } avec { $count } parcelle vide adjacente
   *[other] { $what } avec { $count } parcelles vides adjacentes
 }
cards-pad-beside-mountains = { $count ->
    [0] { $what } sans montagne adjacente
    [one] { $what } avec { $count } montagne adjacente ({ $each } points)
   *[other] { $what } avec { $count } montagnes adjacentes ({ $each } points chacune)
 }
cards-pad-beside-houses = { $count ->
    [0] { $what } sans maison adjacente
    [one] { $what } avec { $count } maison adjacente
   *[other] { $what } avec { $count } maisons adjacentes
 }
cards-pad-beside-houses-each = { $count ->
    [0] { $what } sans maison adjacente
    [one] { $what } avec { $count } maison adjacente ({ $each } points)
   *[other] { $what } avec { $count } maisons adjacentes ({ $each } points chacune)
 }

### Buildings, for what is in the city

cards-pad-city-ranches = { $count ->
    [one] { $things } × { $count } ranch
   *[other] { $things } × { $count } ranchs
 }
cards-pad-city-mines = { $count ->
    [one] { $things } × { $count } mine
   *[other] { $things } × { $count } mines
 }
cards-pad-city-houses = { $count ->
    [one] { $things } × { $count } maison
   *[other] { $things } × { $count } maisons
 }
cards-pad-city-points = { $count ->
    [one] { $things } × { $count } point
   *[other] { $things } × { $count } points
 }
cards-pad-city-buildings = { $count ->
    [one] { $things } × { $count } bâtiment
   *[other] { $things } × { $count } bâtiments
 }
cards-pad-outlaws = { $things } ({ $lost } points perdus chacun)
cards-pad-law = { $things } (sans effet, grâce à la loi)

### Characters, and the cards of virtual players

cards-pad-each = { $person } ({ $things } × { $each })
cards-pad-undertaker = { $count ->
    [one] { $person } ({ $count } personnalité × { $each })
   *[other] { $person } ({ $count } personnalités × { $each })
 }
cards-pad-auctioneer = { $count ->
    [0] { $person } (aucune carte vendue)
    [one] { $person } ({ $count } carte vendue × { $each })
   *[other] { $person } ({ $count } cartes vendues × { $each })
 }
cards-pad-singer = { $person } (le meilleur saloon)
cards-pad-settler = { $count ->
    [one] { $person } ({ $count } parcelle vide adjacente aux ranchs)
   *[other] { $person } ({ $count } parcelles vides adjacentes aux ranchs)
 }
cards-pad-settler-law = { $count ->
    [one] { $person } ({ $count } parcelle vide ou groupe de hors-la-loi adjacent aux ranchs)
   *[other] { $person } ({ $count } parcelles vides ou groupes de hors-la-loi adjacents aux ranchs)
 }
cards-pad-schoolteacher = { $count ->
    [one] { $person } ({ $count } maison)
   *[other] { $person } ({ $count } maisons)
 }
cards-pad-editor = { $person } ({ $people })
cards-pad-edited = { $person } { $points }
cards-pad-indian = { $count ->
    [one] { $person } (la moitié de { $count } case libre, arrondie au-dessus)
   *[other] { $person } (la moitié de { $count } cases libres, arrondie au-dessus)
 }
cards-pad-prospector = { $person } ({ $things })
cards-pad-fixed = { $points ->
    [one] { $person } ({ $points } point)
   *[other] { $person } ({ $points } points)
 }
cards-pad-no-points = { $person } (aucun point)
cards-pad-card = { $card } ({ $attraction })

### A whole line, where places are typed

cards-pad-line = { $line } : { $because }
cards-pad-at = { $what } en { $row },{ $col }
