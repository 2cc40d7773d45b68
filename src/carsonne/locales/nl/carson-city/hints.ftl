## Carson City: why a move is not allowed

### Land, buildings and roads

cc-refused-river = Niemand kan de rivier bezitten.
cc-refused-no-right = Je hebt geen cowboy op deze kavel, dus je hebt niet het recht hem te kopen.
cc-refused-twelve = Je bezit al twaalf kavels, en meer mag niemand er bezitten.
cc-refused-land = Nu koop je kavels waar je cowboys op staan, of je stopt met kopen.
cc-refused-yours = Deze kavel is al van jou.
cc-refused-owned = Deze kavel is al van { $name }.
cc-refused-parcel-costs = Deze kavel kost ${ $price }, en je hebt ${ $money }.
cc-refused-build = Kies een kavel voor je nieuwe gebouw, of bewaar het.
cc-refused-other-building = Het gebouw dat je net hebt gekocht, is { FORM($building, "a") }.
cc-refused-kept = Nu mag je gebouwen neerzetten die je hebt bewaard, of doorgaan.
cc-refused-not-kept = Zo’n gebouw heb je niet bewaard.
cc-refused-occupied = Op deze kavel staat al { FORM($building, "a") }.
cc-refused-build-on-river = Op de rivier wordt niets gebouwd.
cc-refused-nobodys-land = Deze kavel is van niemand; je bouwt op een kavel van jezelf.
cc-refused-others-land = Deze kavel is van { $name }; je bouwt op een kavel van jezelf.
cc-refused-not-served = Er komt geen weg bij deze kavel.
cc-refused-house = Kies een kavel voor het huis dat je gebouw meebrengt.
cc-refused-no-house-site = Er is geen tweede kavel voor het huis dat dit gebouw moet meebrengen.
cc-refused-house-not-served = Er komt geen weg bij deze kavel, en een huis heeft er een nodig.
cc-refused-site-itself = Hier komt je gebouw; het huis moet op een andere kavel.
cc-refused-by-owner = De eigenaar heeft een huis voor dit gebouw al geweigerd.
cc-refused-no-roads-now = Wegen worden alleen gelegd als niemand anders iets gevraagd wordt.
cc-refused-no-roads-yet = Vóór de eerste ronde worden er geen wegen gelegd.
cc-refused-no-roads = Je hebt geen wegen meer.
cc-refused-road-there = Hier ligt al een weg.
cc-refused-not-connected = Een nieuwe weg moet een weg raken die er al ligt.
cc-refused-bridge = Een weg over de rivier is een brug en kost twee wegen; je hebt er één.

### Cowboys

cc-refused-place = Nu plaats je een cowboy, of je past.
cc-refused-lock-instead = Met Kit Carson leg je je plaatsing vast in plaats van te passen.
cc-refused-pass-instead = Pas in plaats daarvan: vastleggen hoort bij spellen met Kit Carson.
cc-refused-kit-carson = Nu plaatst en verzet iedereen cowboys, neemt ze terug of legt zijn plaatsing vast.
cc-refused-used-up = Je hebt in deze ronde 99 dingen veranderd: je kunt nu alleen nog vastleggen.
cc-refused-no-cowboys = Je hebt geen cowboys meer om te plaatsen.
cc-refused-no-white = Je hebt de witte cowboy van de Sheriff niet om te plaatsen.
cc-refused-not-there = Zo’n cowboy heb je daar niet.
cc-refused-there-already = Daar staat de cowboy al.
cc-refused-own-there = Je hebt hier al een cowboy; waar duels mogelijk zijn, heeft elke speler er maar één.
cc-refused-white-there = Bij de witte cowboy van de Sheriff mag hier niemand komen staan.
cc-refused-white-joins = De witte cowboy komt alleen waar nog niemand staat.
cc-refused-white-attacks = De witte cowboy valt niemand aan.
cc-refused-sheriff-joins = De rode Sheriff komt niet bij anderen staan als dat een duel betekent.
cc-refused-sheriff-attacks = De rode Sheriff valt niemand aan.
cc-refused-cowboy-on-river = Niemand kan de rivier bezitten, en er komen geen cowboys op.
cc-refused-own-land = Deze kavel is van jou. Alleen gebouwen kunnen worden aangevallen, dus er valt niets te verdedigen.
cc-refused-own-safe = Je gebouw kan hier niet worden aangevallen, dus het heeft geen verdediger nodig.
cc-refused-nothing-to-attack = Deze kavel is van { $name }, en er staat geen gebouw om aan te vallen.
cc-refused-safe = Niemand kan { FORM($building, "a") } aanvallen.
cc-refused-beside-church = Dit gebouw grenst aan een kerk van dezelfde eigenaar en kan niet worden aangevallen.
cc-refused-reminder = Dit is alleen een herinneringsveld; er komen geen cowboys op.
cc-refused-no-building = Op dit bouwveld ligt geen gebouw.
cc-refused-closed = Dit veld is gesloten: hier worden geen punten meer verkocht.

### Characters, duels and money

cc-refused-draft = Nu kies je een kavel die van niemand is.
cc-refused-settler = Nu neemt de Kolonist een kavel die van niemand is, of geen.
cc-refused-pick = Nu kies je een personage.
cc-refused-taken = { FORM($name, "cap") } heeft { FORM($character, "def") } al genomen.
cc-refused-captain-yellow = Nu neemt de Kapitein cowboys aan, of geen.
cc-refused-captain-red = Nu koopt de Kapitein revolvers, of geen.
cc-refused-captain-most = De rode Kapitein koopt hoogstens twee revolvers.
cc-refused-costs = Dat kost ${ $price }, en je hebt ${ $money }.
cc-refused-ten-cowboys = { $cowboys ->
    [one] Niemand kan meer dan tien cowboys hebben, en je hebt er 1.
   *[other] Niemand kan meer dan tien cowboys hebben, en je hebt er { $cowboys }.
 }
cc-refused-money-or-wait = Nu neem je $8, of je wacht op iets anders.
cc-refused-worker = Nu neemt de Chinese arbeider voor $5 een gebouw uit het aanbod, of geen.
cc-refused-nothing-sold = Op dat veld ligt geen gebouw.
cc-refused-next-duel = Nu kies je welk duel het volgende is.
cc-refused-no-duel = Daar wacht geen duel.
cc-refused-tile = Nu kies je een van je dueltegels.
cc-refused-no-tile = Je hebt geen dueltegel met een { $value }.
cc-refused-withdraw = Nu blijf je in het duel, of je trekt je terug.
cc-refused-no-withdrawing = In dit spel trekt niemand zich uit duels terug.
cc-refused-roads = Nu mag je wegen leggen, of doorgaan.
cc-refused-last-roads = Nu mag je de wegen leggen die je nog hebt, of stoppen.
cc-refused-construction = Nu koop je het gebouw, of je ziet ervan af.
cc-refused-consent = Nu vind je het huis op je kavel goed, of je weigert het.
cc-refused-raid = Nu neem je je deel van de inkomsten, of je laat het liggen.
cc-refused-double = Nu neemt de Winkeljuffrouw $8 of verdubbelt ze één soort gebouw.
cc-refused-none-built = Je hebt nog geen { $building } gebouwd.
cc-refused-no-income = Er valt niets te verdubbelen: { FORM($building, "a") } heeft geen inkomsten.
cc-refused-points = Nu zeg je hoeveel punten je koopt.
cc-refused-points-cost = { $points ->
    [one] 1 punt kost ${ $price }, en je hebt ${ $money }.
   *[other] { $points } punten kosten ${ $price }, en je hebt ${ $money }.
 }
cc-refused-banker = De rode Bankier koopt 3 punten voor $3, 5 voor $12, 7 voor $25, of geen.
cc-refused-spend = Nu zeg je hoeveel geld je aan punten uitgeeft.
cc-refused-money = Je hebt maar ${ $money }.
cc-refused-limit = Je moet minstens ${ $least } uitgeven: van je kaart mag je ${ $limit } houden.

## Why a move is good or bad: a few words that begin with a verb, about the move

### Places on the track and in the town

cc-reason-building = laat je { FORM($building, "def") } kopen voor ${ $price }
cc-reason-land = laat je de kavel kopen voor ${ $price }
cc-reason-guards = beschermt ${ $money } van je inkomsten
cc-reason-robs = berooft het gebouw van ${ $money }
cc-reason-sells-points = { $points ->
    [one] laat je punten kopen voor ${ $price } per stuk: 1 met het geld dat je nu hebt
   *[other] laat je punten kopen voor ${ $price } per stuk: { $points } met het geld dat je nu hebt
 }
cc-reason-points = levert deze ronde punten op
cc-reason-money = levert ${ $money } op
cc-reason-roads = { $roads ->
    [one] levert 1 weg op
   *[other] levert { $roads } wegen op
 }
cc-reason-strength = voegt { $strength } toe aan je kracht in duels
cc-reason-shared = kan niet worden betwist: hier mag iedereen staan
cc-reason-safe = wordt waarschijnlijk niet betwist
cc-reason-contested = kan door anderen worden betwist: { $chance }% kans dat je het krijgt
cc-reason-duel = betekent een duel met { $names }, dat je in { $chance }% van de gevallen wint
cc-reason-left = laat ${ $money } over als alles is betaald wat gepland is
cc-reason-short = kost meer dan je hebt: ${ $money } te weinig
cc-reason-passes = past als nummer { $place }: gaat bij een gelijke stand vóór wie later past en kiest eerder een personage
cc-reason-keeps-cowboys = { $count ->
    [one] houdt een cowboy in je voorraad voor duels (kracht { $strength }) en voor de volgende ronde
   *[other] houdt { $count } cowboys in je voorraad voor duels (kracht { $strength }) en voor de volgende ronde
 }

### Duels and robbery

cc-reason-chance = wint het duel in { $chance }% van de gevallen
cc-reason-avoids = vermijdt een duel dat je in { $chance }% van de gevallen wint
cc-reason-loses-cowboy = kost de cowboy
cc-reason-takes-income = neemt ${ $money } van de inkomsten van { $name }
cc-reason-leaves-income = laat { $name } alle inkomsten

### The town

cc-reason-yours = maakt je eigenaar van { $parcel }
cc-reason-comes-with = levert ook { FORM($building, "a") } op
cc-reason-would-earn = zou met { FORM($building, "a") } ${ $money } per ronde opleveren
cc-reason-earns = levert ${ $money } op met { FORM($building, "def") } op { $parcel }
cc-reason-earns-rounds = { $rounds ->
    [one] levert ${ $money } per ronde op met { FORM($building, "def") } op { $parcel }, ${ $total } in de laatste ronde
   *[other] levert ${ $money } per ronde op met { FORM($building, "def") } op { $parcel }, ${ $total } in de { $rounds } resterende ronden
 }
cc-reason-pays-yours = laat je { $building } op { $parcel } ${ $money } opleveren in plaats van ${ $was }
cc-reason-pays = laat { FORM($building, "def") } van { $name } op { $parcel } ${ $money } opleveren in plaats van ${ $was }
cc-reason-serves-yours = ontsluit je { $parcel }
cc-reason-serves = ontsluit { $parcel }, die nog van niemand is
cc-reason-keeps-roads = { $roads ->
    [one] bewaart 1 weg voor later
   *[other] bewaart { $roads } wegen voor later
 }

### Money and points

cc-reason-keeps-building = levert niets op voordat het in een latere ronde wordt gebouwd
cc-reason-waits = bewaart de eigenschap van je personage voor later in de ronde
cc-reason-keeps-money = laat je de ${ $money } houden die je hebt
cc-reason-scores = scoort meteen
cc-reason-costs-points = kost punten
cc-reason-costs = kost ${ $price } en laat je ${ $money } over
cc-reason-buys-points = { $points ->
    [one] koopt 1 punt voor ${ $money }
   *[other] koopt { $points } punten voor ${ $money }
 }
cc-reason-wasted = geeft ${ $money } voor niets uit
cc-reason-within-limit = houdt ${ $money } van de ${ $limit } die je personage toestaat
cc-reason-limit = laat je aan het einde van de ronde ${ $limit } houden
cc-reason-number = heeft nummer { $number } in de plaatsingsvolgorde: het laagste nummer begint

## Moves as a person would say them, in words that begin with a verb

cc-say-first = { FORM($first, "cap") }
cc-say-second = { FORM($first, "cap") }, dan { $second }
cc-say-third = { FORM($first, "cap") }, dan { $second }, dan { $third }
cc-say-pick = { FORM($character, "def") } kiezen
cc-say-claim = { $parcel } kiezen
cc-say-hire-yellow = { $count ->
    [0] geen cowboys aannemen
    [one] 1 cowboy aannemen voor ${ $price }
   *[other] { $count } cowboys aannemen voor ${ $price }
 }
cc-say-hire-red = { $count ->
    [0] geen revolvers kopen
    [one] 1 revolver kopen voor ${ $price }
   *[other] { $count } revolvers kopen voor ${ $price }
 }
cc-say-money = nu $8 nemen
cc-say-wait = wachten en de eigenschap van het personage later gebruiken
cc-say-take = { FORM($building, "def") } nemen voor $5
cc-say-none-worker = geen gebouw nemen
cc-say-none-settler = geen kavel nemen
cc-say-place = een cowboy plaatsen op { $target }
cc-say-place-white = de witte cowboy plaatsen op { $target }
cc-say-take_back = een cowboy terugnemen van { $target }
cc-say-take_back-white = de witte cowboy terugnemen van { $target }
cc-say-move = een cowboy verzetten van { $from } naar { $target }
cc-say-move-white = de witte cowboy verzetten van { $from } naar { $target }
cc-say-pass = passen
cc-say-lock = je plaatsing vastleggen
cc-say-fight = eerst om { $parcel } duelleren
cc-say-tile = dueltegel { $value } spelen
cc-say-stay = het duel uitvechten
cc-say-withdraw = je uit het duel terugtrekken
cc-say-buy = { $parcel } kopen
cc-say-done-land = geen kavels meer kopen
cc-say-road = een weg leggen { $edge }
cc-say-done-roads = geen wegen meer leggen
cc-say-done-last_roads = geen wegen meer leggen
cc-say-perform-construction = { FORM($building, "def") } kopen voor ${ $price }
cc-say-renounce-construction = { FORM($building, "def") } niet kopen
cc-say-build = { FORM($building, "def") } bouwen op { $parcel }
cc-say-keep = het gebouw voor later bewaren
cc-say-house = het huis op { $parcel } zetten
cc-say-agree = het huis goedvinden
cc-say-refuse = het huis weigeren
cc-say-done-kept_buildings = geen bewaarde gebouwen meer neerzetten
cc-say-double = de inkomsten van je { FORM($building, "plural") } verdubbelen
cc-say-perform-raid = het gebouw op { $parcel } beroven
cc-say-renounce-raid = het gebouw op { $parcel } met rust laten
cc-say-buy_points = { $points ->
    [0] geen punten kopen
    [one] 1 punt kopen voor ${ $price }
   *[other] { $points } punten kopen voor ${ $price }
 }
cc-say-spend = { $points ->
    [0] { $amount ->
        [0] niets uitgeven
       *[other] ${ $amount } uitgeven
     }
    [one] ${ $amount } uitgeven voor 1 punt
   *[other] ${ $amount } uitgeven voor { $points } punten
 }

# Where a cowboy goes on the track: a square, or the building that is sold there
cc-say-square = ‘{ $square }’
cc-say-offer = { FORM($building, "def") } voor ${ $price }
