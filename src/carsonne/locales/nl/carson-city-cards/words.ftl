## Words of the Card Game

cards-virtual-level-beginner = beginner
cards-virtual-level-intermediate = gevorderde
cards-virtual-level-expert = expert
cards-suit-hat = Hoed
    .def = de hoed
    .low = hoed
cards-suit-star = Ster
    .def = de ster
    .low = ster
cards-suit-cactus = Cactus
    .def = de cactus
    .low = cactus
cards-suit-boot = Laars
    .def = de laars
    .low = laars
cards-suit-horseshoe = Hoefijzer
    .def = het hoefijzer
    .low = hoefijzer
    .gender = n
cards-suit-cow = Koe
    .def = de koe
    .low = koe

## What parcels show: `one` with the number 1, `plural` with other numbers, `a` without a number

cards-element-empty = leeg
    .a = een lege kavel
    .plural = lege kavels
    .one = lege kavel
cards-element-mountain = berg
    .a = een berg
    .plural = bergen
cards-element-house = huis
    .a = een huis
    .plural = huizen
cards-element-townhouse = herenhuis
    .a = een herenhuis
    .plural = herenhuizen
cards-element-mine = mijn
    .a = een mijn
    .plural = mijnen
cards-element-ranch = ranch
    .a = een ranch
    .plural = ranches
cards-element-blacksmith = smidse
    .a = een smidse
    .plural = smidsen
cards-element-drugstore = drugstore
    .a = een drugstore
    .plural = drugstores
cards-element-bank = bank
    .a = een bank
    .plural = banken
cards-element-saloon = saloon
    .a = een saloon
    .plural = saloons
cards-element-hotel = hotel
    .a = een hotel
    .plural = hotels
cards-element-general-store = general store
    .a = een general store
    .plural = general stores
cards-element-church = kerk
    .a = een kerk
    .plural = kerken
cards-element-prison = gevangenis
    .a = een gevangenis
    .plural = gevangenissen
cards-element-city-hall = stadhuis
    .a = een stadhuis
    .plural = stadhuizen
cards-element-outlaws = outlaws
    .a = outlaws
    .plural = groepen outlaws
    .one = groep outlaws
# What a card shows several times
cards-thing-times = { $count ->
    [one] { FORM($thing, "a") }
   *[other] { $count } { FORM($thing, "plural") }
 }
cards-empty-card = leeg terrein
cards-things = { $count ->
    [one] 1 { FORM($thing, "one") }
   *[other] { $count } { FORM($thing, "plural") }
 }
cards-things-shown = { $count ->
    [one] { FORM($thing, "a") }
   *[other] { $count } { FORM($thing, "plural") }
 }
cards-the-card = de kaart met { $things }
cards-the-empty-card = de kaart met niets erop
cards-the-person = { FORM($person, "def") }

## Characters: `full` as the player aid calls them

cards-person-gunsmith = Wapensmid
    .a = de Wapensmid
    .def = de Wapensmid
cards-person-singer = Zangeres
    .a = de Zangeres
    .def = de Zangeres
cards-person-lawyer = Advocaat
    .a = de Advocaat
    .def = de Advocaat
cards-person-settler = Kolonist
    .a = de Kolonist
    .def = de Kolonist
cards-person-banker = Bankier
    .a = de Bankier
    .def = de Bankier
cards-person-auctioneer = Veilingmeester
    .a = de Veilingmeester
    .def = de Veilingmeester
cards-person-captain = Kapitein
    .a = de Kapitein
    .def = de Kapitein
cards-person-cowboy = Cowboy
    .a = de Cowboy
    .def = de Cowboy
cards-person-shopkeeper = Winkeljuffrouw
    .a = de Winkeljuffrouw
    .def = de Winkeljuffrouw
cards-person-undertaker = Begrafenisondernemer
    .a = de Begrafenisondernemer
    .def = de Begrafenisondernemer
cards-person-doctor = Arts
    .a = de Arts
    .def = de Arts
cards-person-editor = Uitgever
    .a = de Uitgever
    .def = de Uitgever
cards-person-heroes = Helden
    .a = de Helden
    .def = de Helden
    .number = plural
cards-person-governor = Gouverneur
    .a = de Gouverneur
    .def = de Gouverneur
cards-person-schoolteacher = Schooljuf
    .a = de Schooljuf
    .def = de Schooljuf
cards-person-indian = Indiaan
    .a = de Indiaan
    .def = de Indiaan
cards-person-chinese-worker = Chinese arbeider
    .a = de Chinese arbeider
    .def = de Chinese arbeider
cards-person-paperboy = Krantenjongen
    .a = de Krantenjongen
    .def = de Krantenjongen
cards-person-prospector = Goudzoeker
    .a = de Goudzoeker
    .def = de Goudzoeker
cards-person-sheriff = Sheriff
    .a = de Sheriff
    .def = de Sheriff
cards-person-hired-gun = Huurmoordenaar
    .a = de Huurmoordenaar
    .def = de Huurmoordenaar
cards-power-gunsmith = één keer per Era +6 voor het bod dat je zo gaat kiezen
cards-power-singer = levert evenveel punten op als je beste saloon
cards-power-lawyer = één keer per Era meteen een kaart nemen in plaats van te bieden
cards-power-settler = 1 voor elke lege kavel die aan je ranches grenst
cards-power-banker = 4 voor elke bank
cards-power-auctioneer = verkoopt tot drie kaarten uit je stad voor 7 punten per stuk
cards-power-captain = 6 punten; je stad mag één rij of kolom groter zijn
cards-power-cowboy = 3 voor elke ranch
cards-power-shopkeeper = 4 voor elke drugstore
cards-power-undertaker = 2 voor elk van je personages
cards-power-doctor = 5 punten; één keer per Era +2 voor een onthuld bod
cards-power-editor = 1 voor elk van je personages met $, 4 voor elk met een pijl
cards-power-heroes = 6 punten; één keer per Era +3 voor het bod dat je zo gaat kiezen
cards-power-governor = één keer per spel een kaart toevoegen aan het aanbod en een kaart nemen
cards-power-schoolteacher = 1 voor elk huis, 2 voor een herenhuis of hotel
cards-power-indian = een half punt voor elke plek van je stad zonder kaart
cards-power-chinese-worker = één keer per Era een kaart toevoegen aan het aanbod en er twee nemen
cards-power-paperboy = 3 punten, en aan het einde een personage dat niemand heeft
cards-power-prospector = 1 voor elke berg en elke mijn
cards-power-sheriff = 3 voor elke gevangenis; outlaws doen geen kwaad
cards-power-hired-gun = één keer per Era +5 voor een onthuld bod

## The lines of the score pad: `for` as in “scores more for ranches”

cards-line-a = Ranches
    .for = ranches
cards-line-b = Mijnen
    .for = mijnen
cards-line-c = Drugstores
    .for = drugstores
cards-line-d = Banken
    .for = banken
cards-line-e = Saloons
    .for = saloons
cards-line-f = Store, stadhuis
    .for = de general store en het stadhuis
cards-line-g = Voor ranches
    .for = ranches in de stad
cards-line-h = Voor mijnen
    .for = mijnen in de stad
cards-line-i = Kerk, store
    .for = huizen in de stad
cards-line-j = Hotels
    .for = hotels
cards-line-k = Stadhuis
    .for = het stadhuis
cards-line-l = Outlaws
    .for = outlaws
cards-line-m = Personages
    .for = personages
cards-line-v = Prioriteit
