## A table of the Card Game

cards-era-round = Era { $era }, ronde { $round } van 9
cards-virtual-name = { FORM($suit, "gender") ->
    [n] Virtueel
   *[c] Virtuele
 } { FORM($suit, "low") }
cards-card-text = { $card }: boven { $a } en { $b }, onder { $c } en { $d }; prioriteit { $attraction }
cards-parcel-at = kolom { $col } { $what }
cards-row = Rij { $row }: { $all }
cards-cities = Alle steden
cards-bids-left = Biedingen van { $name }: nog te komen { $left }; gespeeld { $spent }
cards-none = geen
cards-taken-by = Genomen door { $name }
cards-line-points = { $line }: { $gains }
cards-nothing-yet = Nog niets.
cards-pad = Scoreblok
cards-if-ended = Als het nu zou eindigen
cards-total = Totaal
cards-market = Het aanbod
cards-left = nog { $left }
cards-skull = een schedel
cards-breaks-ties = gelijke stand
cards-ties = Bij gelijke stand: { $suits }
cards-ties-short = gelijk
cards-order = Het hoogste bod neemt het eerst
cards-bids-down = Biedingen deze ronde
cards-face-down = gedekt
cards-void = deze ronde geen bod
cards-has-chosen = heeft gekozen
cards-choosing = kiest
cards-pile = bovenop de trekstapel
cards-placing = legt nu
cards-taking = neemt nu
cards-tied = gelijk
cards-bids = Biedingen
cards-your-bids = Jouw biedingen
cards-bids-of = Biedingen van { $name }
cards-bid-now = deze ronde { $bid }
cards-bid-sum = { $bid } + { $bonus } = { $total }
cards-bid-raised = { $sum }, { $who }
cards-bid-bonus = deze ronde +{ $bonus }
cards-bids-spent = { $era ->
    [I] gespeelde komen in Era II terug
   *[other] gespeelde komen niet terug
 }
cards-bids-all = één voor elke ronde van de Era
cards-bid-n = Bod { $value }
cards-bid-spent = { $value }, gespeeld
cards-spent = gespeeld
cards-to-come = Nog te komen biedingen
cards-struck = gespeelde zijn doorgestreept
cards-city-of = Stad van { $name }
cards-your-city = Jouw stad
cards-city-empty = Nog geen terrein. De eerste kaart mag overal liggen.
cards-pile-empty = Nog geen kaarten.
cards-back = Terug naar de jouwe
cards-next-place = { $n ->
    [one] De enige plek
   *[other] Volgende van { $n } plekken
 }
cards-zoom-in = Groter
cards-zoom-out = Kleiner, tot de hele stad
cards-drag = Sleep hem de stad in
cards-hint-lift = Sleep deze kaart, tik op een getal, of kies uit de lijst.
cards-from-to = { $from } naar { $to } punten
cards-place = { $change } punten: { $where }; { $what }
cards-best = beste { $change }
cards-worth = nu { $now }, aan het eind ongeveer { $end }
cards-spot-any = waar je wilt
cards-spot-row = rij { $n }
    .at = op rij { $n }
cards-spot-row-before = boven de stad
cards-spot-row-first = over de bovenrand
cards-spot-row-last = over de onderrand
cards-spot-row-after = onder de stad
cards-spot-col = kolom { $n }
cards-spot-col-before = links van de stad
cards-spot-col-first = over de linkerrand
cards-spot-col-last = over de rechterrand
cards-spot-col-after = rechts van de stad
cards-places = { $n ->
    [one] Eén plek
   *[other] { $n } plekken, de beste eerst
 }
cards-covers = { $n ->
    [0] dekt niets af
    [one] dekt een lege kavel af
   *[other] dekt { $n } lege kavels af
 }
cards-covers-things = dekt er { $n } af: { $things }
cards-size = Stad { $wide } breed, { $high } hoog (hoogstens { $columns } bij { $rows })
cards-sell-title = De Veilingmeester verkoopt
cards-sell-hint = 7 punten voor een kaart die geen andere afdekt en niet is afgedekt, als de rest verbonden blijft.
cards-sell = Verkopen: { FORM($card, "a") }
cards-virtual-brief = { $level }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 }
cards-cards-n = { $n ->
    [one] 1 terreinkaart
   *[other] { $n } terreinkaarten
 }
cards-your-people = Jouw personages
cards-people = Personages
cards-no-people = Nog niemand.
cards-used = gebruikt
cards-used-name = { $name }, gebruikt
cards-now = nu?
cards-ready = klaar
cards-scores = { $points ->
    [one] nu { $points } punt
   *[other] nu { $points } punten
 }
cards-scores-you = { $points ->
    [one] Levert je nu { $points } punt op.
   *[other] Levert je nu { $points } punten op.
 }
cards-ask-again = Mij weer naar personages vragen
cards-leaves = Delen van de tafel
cards-leaf-market = Aanbod
cards-leaf-city = Stad
cards-leaf-others = Anderen
cards-leaf-score = Score
cards-leaf-log = Logboek
cards-ask-suit = Kies je **symbool**
cards-ask-suit-how = Het breekt gelijke standen, elke ronde in een andere volgorde.
cards-ask-bid = Kies je **bod**
cards-ask-bid-how = Biedingen zijn geheim; het hoogste bod neemt het eerst. Elke kaart kun je één keer per Era gebruiken.
cards-ask-bid-again = { $value } bieden? Druk nog een keer op de kaart, of op de knop.
cards-ask-void = De Advocaat heeft een kaart voor je genomen: **leg** een biedkaart af
cards-ask-void-how = Hij telt deze ronde niet.
cards-ask-use = Gebruik je **{ FORM($name, "def") }** nu?
cards-ask-use-again = Er komt een kaart bij in het aanbod, en je bod telt toch: in je beurt neem je nog een kaart.
cards-ask-take = Neem een **kaart** uit het aanbod
cards-ask-take-two = Neem de eerste van **twee kaarten** uit het aanbod
cards-ask-take-how = Terrein gaat meteen je stad in; een personage blijft bij je.
cards-ask-take-chosen = Neem je { FORM($card, "a") }? Druk er nog een keer op, of op de knop.
cards-ask-place = Leg de kaart in je stad: **{ $card }**
cards-ask-place-how = Elk getal is een plek waar de kaart past, en wat hij daar zou veranderen.
cards-ask-place-tap = Tik op een getal, of schuif met je vinger over de stad, om de kaart daar te zien.
cards-ask-place-here = Hier verandert je score met { $change }.
cards-ask-aside = Deze kaart **past** niet in je stad
cards-ask-aside-how = Hij wordt opzijgelegd en levert niets op.
cards-ask-after = Een kaart **verkopen** voordat je beurt eindigt?
cards-ask-after-how = De Veilingmeester betaalt 7 punten per stuk voor hoogstens drie kaarten.
cards-ask-sale = Laatste kans om een kaart te **verkopen**
cards-ask-paperboy = De Krantenjongen brengt je **een personage** dat niemand heeft
cards-ask-paperboy-how = Kies er een, of niemand.
cards-ask-confirm = Tevreden?
cards-ask-confirm-how = Bevestig, of maak het ongedaan.
cards-next = Volgende: { $name }.
cards-revealed = De biedingen zijn onthuld
cards-skip = Druk op een toets om door te gaan.
cards-skip-tap = Tik om door te gaan.
cards-takes = { $name } neemt { FORM($card, "a") }
cards-round = Era { $era }, ronde { $round }
cards-wait-bid = { $count ->
    [one] { $name } kiest nog een bod
   *[other] { $name } kiezen nog een bod
 }
cards-wait-use = { $name } beslist over een personage
cards-wait-take = { $name } neemt een kaart
cards-wait-place = { $name } legt een kaart
cards-wait-other = Wachten op { $name }
cards-bid = Bieden
cards-bid-this = { $value } bieden
cards-take = Nemen
cards-take-this = Nemen: { FORM($card, "a") }
cards-put = Hier leggen
cards-put-back = Terugleggen
cards-use = { FORM($name, "cap") } gebruiken
cards-not-now = Nu niet
cards-not-this-era = Niet in deze Era
cards-set-aside = Opzijleggen
cards-done = Klaar
cards-nobody = Niemand
cards-log-bids = Biedingen: { $bids }
cards-log-taken = { $name } neemt { FORM($card, "a") }
cards-log-placed = { $name } neemt en legt { FORM($card, "a") }
cards-log-aside = { $name } neemt { FORM($card, "a") } en legt die opzij
cards-log-used = { $bonus ->
    [0] { $name } gebruikt { FORM($person, "def") }
   *[other] { $name } gebruikt { FORM($person, "def") }: { $bonus } meer
 }
cards-log-sold = { $name } verkoopt { FORM($card, "a") } voor 7 punten
cards-log-skull = Een schedel: { FORM($person, "def") } { FORM($person, "number") ->
    [plural] gaan
   *[singular] gaat
 } onder de stapel
cards-log-chosen = De Krantenjongen brengt { $name } { FORM($person, "def") }
cards-log-chose-none = De Krantenjongen brengt { $name } niemand
cards-log-removed = Niemand nam { FORM($card, "a") }
cards-told-taken = { $name } neemt { FORM($card, "a") }.
cards-told-placed = { $name } legt { FORM($card, "a") } op rij { $row }, kolom { $col }.
cards-told-placed-over = { $name } legt { FORM($card, "a") } op rij { $row }, kolom { $col }, over { $things }.
cards-told-aside = { $name } legt { FORM($card, "a") } opzij.
cards-told-declined = { $name } gebruikt { FORM($person, "def") } niet.
cards-told-void = Het bod { $value } van { $name } telt niet.
cards-told-character = In het aanbod: { $person }, { $power }.
cards-told-laid = In het aanbod: { FORM($card, "a") }.
cards-told-order = Ze nemen in deze volgorde: { $names }.
cards-deck = De kaarten
cards-deck-left = Nog te komen in Era { $era }
cards-deck-people = Nog te komen personages
cards-deck-source = Waar deze kaarten vandaan komen
cards-deck-text = Dit zijn niet de gedrukte kaarten. In de regelboekjes staat hoeveel kaarten, objecten en personages er zijn; wat elke kaart toont, is onze reconstructie, die met elk gedrukt getal klopt.
cards-deck-published = Gepubliceerd
cards-deck-published-text = de aantallen kaarten, biedkaarten en objecten per Era; de personages met hun naam, hun eigenschap, hun volgorde en hun prioriteit
cards-deck-derived = Afgeleid
cards-deck-derived-text = de tekens van de personages, op grond van wat ze doen; het aantal lege kavels
cards-deck-reconstructed = Gereconstrueerd
cards-deck-reconstructed-text = wat elke terreinkaart toont, zijn prioriteit, en de achterkanten van de personages: alleen de totalen zijn gepubliceerd
cards-deck-rulebooks = Regelboekjes
cards-deck-rulebooks-text = in het Nederlands en Frans, 2018; in het Russisch, 2018, het enige waarin de prioriteit van de personages staat
cards-deck-own = Deze tafel gebruikt een eigen kaartenbestand, dat met de gedrukte getallen klopt.
cards-key-number = Een bod kiezen, of een kaart uit het aanbod
cards-key-arrows = Langs biedingen, kaarten en plekken gaan
cards-key-enter = Bevestigen
cards-key-use = Een personage gebruiken, of nu niet
cards-key-mute = Niet in deze Era
cards-key-look = De volgende stad bekijken
cards-virtual = Een virtuele speler
cards-result = Uitslag
