## Carcassonne

carcassonne = Carcassonne
line-carcassonne = Leg tegels, bouw een landschap van wegen en steden, en zet je horigen waar ze punten opleveren.
lesson-carcassonne-first-title = Je eerste spel
lesson-carcassonne-first-about = Leg tegels, zet horigen in, voltooi wegen en steden, en zie hoe boeren en het einde van het spel werken.

## Options

option-carcassonne-edition = Editie
option-carcassonne-small-city = Stad van twee tegels
option-carcassonne-farm-mode = Hoe boeren tellen
option-carcassonne-farm-points = Punten per bevoorrade stad
option-carcassonne-farmers = Boeren
option-carcassonne-hand = Tegels in de hand
option-carcassonne-hand-end = Einde met tegels in de hand
option-carcassonne-first = Eerste speler
option-help-carcassonne-edition = Bepaalt wat een stad van twee tegels oplevert, en wat boeren opleveren.
option-help-carcassonne-small-city = Wat een voltooide stad van twee tegels oplevert.
option-help-carcassonne-farm-mode = Boeren wedijveren om elke stad, of elke weide telt apart.
option-help-carcassonne-farm-points = Voor elke voltooide stad die boeren bevoorraden.
option-help-carcassonne-farmers = Horigen mogen op weiden worden gezet. Zet dit uit voor een makkelijker eerste spel.
option-help-carcassonne-hand = Met drie kies je welke van je tegels je legt, en niemand anders ziet ze.
option-help-carcassonne-hand-end = Speel door tot alle handen leeg zijn, of stop na de beurt waarin de laatste tegel wordt getrokken.
option-help-carcassonne-first = Wie de eerste beurt heeft.
brief-carcassonne-edition-fr2002 = Regels van 2002
brief-carcassonne-edition-first = Eerste editie
brief-carcassonne-edition-second = Tweede editie
brief-carcassonne-edition-third = Derde editie
choice-carcassonne-edition-fr2002 = Frans regelboekje, 2002
choice-carcassonne-edition-first = Eerste (2000)
choice-carcassonne-edition-second = Tweede
choice-carcassonne-edition-third = Derde en later
choice-carcassonne-small-city-2 = 2 punten
choice-carcassonne-small-city-4 = 4 punten, zoals elke stad
choice-carcassonne-farm-mode-per-city = Stad voor stad
choice-carcassonne-farm-mode-per-field = Weide voor weide
choice-carcassonne-farm-mode-per-field-once = Weide voor weide, elke stad één keer per speler
choice-carcassonne-farm-points-3 = 3
choice-carcassonne-farm-points-4 = 4
choice-carcassonne-hand-1 = Eén: trekken en leggen
choice-carcassonne-hand-3 = Drie: de tactische variant
choice-carcassonne-hand-end-play-out = Alle tegels spelen
choice-carcassonne-hand-end-last-draw = Stoppen bij de laatste trekking
