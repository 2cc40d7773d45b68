## The score pad of the Card Game

city-n = Stad { $n }
city-add = Nog een stad
city-name = Naam van deze stad
city-remove = Deze stad verwijderen
city-leads = leidt
cards-score-text = Voor een spel aan een echte tafel: stel een stad samen, kies de personages en zie het totaal met alle redenen. Een stelling uit een herhaling bevat alle spelers en kan worden doorgespeeld.
cards-score-brush = Wat je tekent
cards-score-none = geen kaart
cards-score-cell = Rij { $row }, kolom { $col }: { $what }
cards-score-typed = Of typ het: twee letters per kavel, één rij per regel
cards-score-sold = Verkochte kaarten

## Why a line of the pad scores

### Buildings, for what lies around them

cards-pad-beside-empty = { $count ->
    [0] { $what } zonder aangrenzende lege kavels
    [one] { $what } met 1 aangrenzende lege kavel
   *[other] { $what } met { $count } aangrenzende lege kavels
 }
cards-pad-beside-mountains = { $count ->
    [0] { $what } zonder aangrenzende bergen
    [one] { $what } met 1 aangrenzende berg ({ $each } punten)
   *[other] { $what } met { $count } aangrenzende bergen (elk { $each } punten)
 }
cards-pad-beside-houses = { $count ->
    [0] { $what } zonder aangrenzende huizen
    [one] { $what } met 1 aangrenzend huis
   *[other] { $what } met { $count } aangrenzende huizen
 }
cards-pad-beside-houses-each = { $count ->
    [0] { $what } zonder aangrenzende huizen
    [one] { $what } met 1 aangrenzend huis ({ $each } punten)
   *[other] { $what } met { $count } aangrenzende huizen (elk { $each } punten)
 }

### Buildings, for what is in the city

cards-pad-city-ranches = { $count ->
    [one] { $things } × 1 ranch
   *[other] { $things } × { $count } ranches
 }
cards-pad-city-mines = { $count ->
    [one] { $things } × 1 mijn
   *[other] { $things } × { $count } mijnen
 }
cards-pad-city-houses = { $count ->
    [one] { $things } × 1 huis
   *[other] { $things } × { $count } huizen
 }
cards-pad-city-points = { $count ->
    [one] { $things } × 1 punt
   *[other] { $things } × { $count } punten
 }
cards-pad-city-buildings = { $count ->
    [one] { $things } × 1 gebouw
   *[other] { $things } × { $count } gebouwen
 }
cards-pad-outlaws = { $things } (elk { $lost } punten eraf)
cards-pad-law = { $things } (onschuldig: de wet staat aan je kant)

### Characters, and the cards of virtual players

cards-pad-each = { $person } ({ $things } × { $each })
cards-pad-undertaker = { $count ->
    [one] { $person } (1 personage × { $each })
   *[other] { $person } ({ $count } personages × { $each })
 }
cards-pad-auctioneer = { $count ->
    [0] { $person } (geen kaarten verkocht)
    [one] { $person } (1 verkochte kaart × { $each })
   *[other] { $person } ({ $count } verkochte kaarten × { $each })
 }
cards-pad-singer = { $person } (de beste saloon)
cards-pad-settler = { $count ->
    [one] { $person } (1 lege kavel die aan ranches grenst)
   *[other] { $person } ({ $count } lege kavels die aan ranches grenzen)
 }
cards-pad-settler-law = { $count ->
    [one] { $person } (1 lege kavel of groep outlaws die aan ranches grenst)
   *[other] { $person } ({ $count } lege kavels of groepen outlaws die aan ranches grenzen)
 }
cards-pad-schoolteacher = { $count ->
    [one] { $person } (1 huis)
   *[other] { $person } ({ $count } huizen)
 }
cards-pad-editor = { $person } ({ $people })
cards-pad-edited = { $person } { $points }
cards-pad-indian = { $count ->
    [one] { $person } (de helft van 1 plek zonder kaart, naar boven afgerond)
   *[other] { $person } (de helft van { $count } plekken zonder kaart, naar boven afgerond)
 }
cards-pad-prospector = { $person } ({ $things })
cards-pad-fixed = { $points ->
    [one] { $person } (1 punt)
   *[other] { $person } ({ $points } punten)
 }
cards-pad-no-points = { $person } (geen punten)
cards-pad-card = { $card } ({ $attraction })

### A whole line, where places are typed

cards-pad-line = { $line }: { $because }
cards-pad-at = { $what } op { $row },{ $col }
