## The score pad of the Card Game

city-n = City { $n }
city-add = Another city
city-name = Name of this city
city-remove = Remove this city
city-leads = leads
cards-because-a = { $what }: { $count } empty around it
cards-because-b = { $count ->
    [one] { $what }: a mountain beside it, { $each }
   *[other] { $what }: { $count } mountains around it, { $each } each
 }
cards-because-c = { $what }: houses for { $count } around it
cards-because-d = { $what }: houses for { $count } around it
cards-because-e = { $what }: houses for { $count } around it, { $each } each
cards-because-f = { $what }: houses for { $count } around it
cards-because-city = { $count } × { $what }, { $each } each
cards-because-l = { $count } × outlaws, { $each } each
cards-score-text = For a game on a real table: put a city together, choose its characters, and see the total with every reason. A position of a replay comes with all its players, and can be played on.
cards-score-brush = What to draw
cards-score-none = no card
cards-score-cell = Row { $row }, column { $col }: { $what }
cards-score-typed = Or type it: two letters per parcel, one row per line
cards-score-sold = Cards sold
