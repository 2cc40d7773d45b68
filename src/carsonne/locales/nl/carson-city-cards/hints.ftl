## The Card Game: why a move is not allowed

### Suits, characters and bids

cards-refused-suit = Kies nu een symbool.
cards-refused-suit-taken = Een andere speler heeft { FORM($suit, "def") } al.
cards-refused-use = Zeg eerst of je { FORM($person, "def") } gebruikt.
cards-refused-bid = Kies nu een biedkaart.
cards-refused-spent = { $era ->
    [I] Je hebt je { $value } al gespeeld. Gespeelde biedkaarten komen in Era II terug.
   *[other] Je hebt je { $value } al gespeeld, en gespeelde biedkaarten komen niet meer terug.
 }
cards-refused-no-such-bid = Je biedkaarten lopen van 1 tot en met 9.

### Taking cards

cards-refused-take = Neem nu een kaart uit het aanbod. Niemand kan er een overslaan.
cards-refused-not-offered = Die kaart ligt niet in het aanbod.
cards-refused-taken = { FORM($name, "cap") } heeft { $card } al genomen.
cards-refused-taken-yourself = Je hebt { $card } al genomen.
cards-refused-choose = Kies het personage dat de Krantenjongen je brengt, of niemand.
cards-refused-owned = { FORM($name, "cap") } heeft { FORM($person, "def") } al.
cards-refused-owned-yourself = Je hebt { FORM($person, "def") } al.

### Placing cards

cards-refused-place = Leg eerst de kaart die je hebt genomen.
cards-refused-aside = De kaart past in je stad, dus je kunt hem niet opzijleggen.
cards-refused-first = Je eerste kaart komt in het midden. Waar hij ligt, maakt niet uit.
cards-refused-apart = Een kaart moet je stad overlappen, of er met een hele zijde van een kavel aan grenzen.
cards-refused-no-law = Outlaws kunnen alleen worden afgedekt met de wet aan je kant: de Sheriff, of een gevangenis in je stad.
cards-refused-outlaws = Outlaws kunnen geen outlaws afdekken.
cards-refused-empty-covers = Een lege kavel kan alleen lege kavels afdekken.
cards-refused-covers = Je kunt { FORM($old, "a") } niet met { FORM($new, "a") } afdekken.
cards-refused-size = Je stad zou { $high } kavels hoog en { $wide } breed zijn. Ze kan niet groter zijn dan 8 bij 8.
cards-refused-size-captain = Je stad zou { $high } kavels hoog en { $wide } breed zijn. Met de Kapitein kan ze niet groter zijn dan 8 bij 9.

### Selling cards

cards-refused-not-the-time = Je kunt alleen kaarten verkopen als je er een neemt, en vóór de eindtelling.
cards-refused-no-auctioneer = Alleen wie de Veilingmeester heeft, kan kaarten verkopen.
cards-refused-sold-out = Je hebt al drie kaarten verkocht.
cards-refused-not-laid = Die kaart ligt niet in je stad.
cards-refused-overlaps = Een kaart die een andere afdekt, of door een andere wordt afgedekt, kan niet worden verkocht.
cards-refused-falls-apart = Zonder die kaart zou je stad uit elkaar vallen.
cards-refused-sell = Je kunt nu kaarten verkopen, of doorgaan.

## Why a move is good or bad: a few words that begin with a verb, about the move

### Bids

cards-reason-place = kiest waarschijnlijk als { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[6] zesde
 } van { $players }
cards-reason-aims = mikt op { $card }
cards-reason-competes = concurreert erom met { $names }
cards-reason-last-bid = verbruikt je laatste biedkaart
cards-reason-bids-left = { $count ->
    [one] laat je alleen de { $bids } over om te bieden
   *[other] laat je de biedingen { $bids } over
 }

### Cards

cards-reason-more = scoort meer voor { FORM($line, "for") }
cards-reason-more-because = scoort meer voor { FORM($line, "for") }: { $because }
cards-reason-less = scoort minder voor { FORM($line, "for") }
cards-reason-less-because = scoort minder voor { FORM($line, "for") }: { $because }
cards-reason-outlaws-more = verliest minder aan outlaws
cards-reason-outlaws-less = verliest meer aan outlaws
cards-reason-later = kan in latere ronden meer opleveren
cards-reason-fades = is minder waard naarmate je stad groeit
cards-reason-keeps-from = houdt hem bij { $name } weg
cards-reason-sale = { $points ->
    [one] levert bij verkoop 1 punt op
   *[other] levert bij verkoop { $points } punten op
 }

### Characters

cards-reason-bonus = voegt { $bonus } toe aan je bod
cards-reason-power = gebruikt in deze ronde de eigenschap van { FORM($person, "def") }
cards-reason-saves-era = bewaart { FORM($person, "def") } voor een latere ronde van deze Era
cards-reason-saves-game = bewaart { FORM($person, "def") } voor een latere ronde van het spel
cards-reason-spends-era = verbruikt { FORM($person, "def") } voor de rest van de Era
cards-reason-spends-game = verbruikt { FORM($person, "def") } voor de rest van het spel

## What a move does, as one would say it to a player

cards-say-suit = Met { FORM($suit, "def") } spelen
cards-say-bid = { $value } bieden
cards-say-use = De { $person } gebruiken
cards-say-decline = De { $person } nu niet gebruiken
cards-say-take = { FORM($card, "cap") } nemen
cards-say-take-place-first = { FORM($card, "cap") } nemen en leggen waar je wilt
cards-say-take-place = { FORM($card, "cap") } nemen en leggen { FORM($row, "at") }, { $col }
cards-say-place-first = De kaart leggen waar je wilt
cards-say-place = De kaart leggen { FORM($row, "at") }, { $col }
cards-say-aside = De kaart opzijleggen
cards-say-sell = { FORM($card, "cap") } verkopen
cards-say-choose = De { $person } kiezen
cards-say-choose-none = Niemand kiezen
cards-say-done = De beurt beëindigen
