## The score pad of the Card Game

city-n = City { $n }
city-add = Another city
city-name = Name of this city
city-remove = Remove this city
city-leads = leads
cards-score-text = For a game on a real table: put a city together, choose its characters, and see the total with every reason. A position of a replay comes with all its players, and can be played on.
cards-score-brush = What to draw
cards-score-none = no card
cards-score-cell = Row { $row }, column { $col }: { $what }
cards-score-typed = Or type it: two letters per parcel, one row per line
cards-score-sold = Cards sold

## Why a line of the pad scores

### Buildings, for what lies around them

cards-pad-beside-empty = { $count ->
    [0] { $what } beside no empty parcels
    [one] { $what } beside 1 empty parcel
   *[other] { $what } beside { $count } empty parcels
 }
cards-pad-beside-mountains = { $count ->
    [0] { $what } beside no mountains
    [one] { $what } beside 1 mountain ({ $each } points)
   *[other] { $what } beside { $count } mountains ({ $each } points each)
 }
cards-pad-beside-houses = { $count ->
    [0] { $what } beside no houses
    [one] { $what } beside 1 house
   *[other] { $what } beside { $count } houses
 }
cards-pad-beside-houses-each = { $count ->
    [0] { $what } beside no houses
    [one] { $what } beside 1 house ({ $each } points)
   *[other] { $what } beside { $count } houses ({ $each } points each)
 }

### Buildings, for what is in the city

cards-pad-city-ranches = { $count ->
    [one] { $things } × 1 ranch
   *[other] { $things } × { $count } ranches
 }
cards-pad-city-mines = { $count ->
    [one] { $things } × 1 mine
   *[other] { $things } × { $count } mines
 }
cards-pad-city-houses = { $count ->
    [one] { $things } × 1 house
   *[other] { $things } × { $count } houses
 }
cards-pad-city-points = { $count ->
    [one] { $things } × 1 point
   *[other] { $things } × { $count } points
 }
cards-pad-city-buildings = { $count ->
    [one] { $things } × 1 building
   *[other] { $things } × { $count } buildings
 }
cards-pad-outlaws = { $things } ({ $lost } points lost each)
cards-pad-law = { $things } (harmless, since there is law)

### Characters, and the cards of virtual players

cards-pad-each = { $person } ({ $things } × { $each })
cards-pad-undertaker = { $count ->
    [one] { $person } (1 character × { $each })
   *[other] { $person } ({ $count } characters × { $each })
 }
cards-pad-auctioneer = { $count ->
    [0] { $person } (no cards sold)
    [one] { $person } (1 card sold × { $each })
   *[other] { $person } ({ $count } cards sold × { $each })
 }
cards-pad-singer = { $person } (the best saloon)
cards-pad-settler = { $count ->
    [one] { $person } (1 empty parcel beside ranches)
   *[other] { $person } ({ $count } empty parcels beside ranches)
 }
cards-pad-settler-law = { $count ->
    [one] { $person } (1 empty parcel or group of outlaws beside ranches)
   *[other] { $person } ({ $count } empty parcels or groups of outlaws beside ranches)
 }
cards-pad-schoolteacher = { $count ->
    [one] { $person } (1 house)
   *[other] { $person } ({ $count } houses)
 }
cards-pad-editor = { $person } ({ $people })
cards-pad-edited = { $person } { $points }
cards-pad-indian = { $count ->
    [one] { $person } (half of 1 free place, rounded up)
   *[other] { $person } (half of { $count } free places, rounded up)
 }
cards-pad-prospector = { $person } ({ $things })
cards-pad-fixed = { $points ->
    [one] { $person } (1 point)
   *[other] { $person } ({ $points } points)
 }
cards-pad-no-points = { $person } (no points)
cards-pad-card = { $card } ({ $attraction })

### A whole line, where places are typed

cards-pad-line = { $line }: { $because }
cards-pad-at = { $what } at { $row },{ $col }
