## The Card Game in a terminal. Cards of land have their ids, as they are typed.

### The picture

cards-term-ties = Gelijke stand: { $suits }
cards-term-market = Aanbod:
cards-term-player = Speler { $n } ({ $suit }, { $kind })
cards-term-you = jij
cards-term-real = echt
cards-term-bids-left = nog te bieden: { $bids }
cards-term-bid = bod: { $bid }
cards-term-people = personages: { $people }

### Choices: what one of them means, and what it would bring

cards-term-choice = { $choice }: { $forecast }
cards-term-bid-this = deze kaart bieden
cards-term-take = { FORM($card, "def") } nemen
cards-term-use = { FORM($person, "def") } gebruiken
cards-term-decline = { FORM($person, "def") } niet gebruiken
cards-term-raising = { $person } (+{ $bonus })
cards-term-revival = je bod telt toch
cards-term-sell = { $points ->
    [one] verkopen voor 1 punt
   *[other] verkopen voor { $points } punten
 }
cards-term-done = de beurt beëindigen
cards-term-set-aside = past nergens: opzijleggen
cards-term-chosen = de keuze van de Krantenjongen
cards-term-suit-this = met dit symbool spelen
cards-term-kind-place = een plek als rij,kolom, de beste eerst
# `points` is the number without its sign
cards-term-change = { $points ->
    [one] { $change } punt
   *[other] { $change } punten
 }
cards-term-line = { $line } { $change }
cards-term-spot = { $change } ({ $lines })
cards-term-covers = { $spot }, dekt { $parcels } af
cards-term-best = hoogstens { $change }, op { $row },{ $col }
cards-term-nowhere = past nergens
cards-term-person = { $power } ({ $worth })

### Choices explained

cards-term-sentence = { FORM($said, "cap") }.
cards-term-explain-bid = Het hoogste bod neemt het eerst een kaart. Een biedkaart komt pas in de volgende Era terug.
cards-term-explain-nothing = Er valt niets over te voorspellen.
cards-term-explain-lines = { $change }: { $lines }.
cards-term-explain-line = rij { $line } { $change }
cards-term-explain-no-line = { $change }: geen enkele rij verandert.
cards-term-explain-covers = { $spot } Dekt { $parcels } af.

### What happens

cards-term-suit = { $name } speelt met { FORM($suit, "def") }.
cards-term-era = Era { $era } begint.
cards-term-bid-chosen = { $name } heeft een bod gekozen.
cards-term-bids = { $name } biedt { $bid }.
cards-term-scored = { $points ->
    [one] { $name } heeft 1 punt.
   *[other] { $name } heeft { $points } punten.
 }
cards-term-ended = { $count ->
    [one] Het spel is afgelopen. { $names } wint.
   *[other] Het spel is afgelopen. { $names } delen de overwinning.
 }
cards-term-virtual = Virtuele speler { $n }

### Statistics of many games

cards-topic-character = Welk personage wint?
cards-topic-first_card = Welke eerste kaart wint?
cards-topic-first_bid = Welk eerste bod wint?
cards-topic-terrain = terrein
