## A table of the Card Game

cards-era-round = Era { $era }, round { $round } of 9
cards-virtual-name = Virtual { $suit }
cards-card-text = { $card }: above { $a } and { $b }, below { $c } and { $d }; attraction { $attraction }
cards-parcel-at = column { $col } { $what }
cards-row = Row { $row }: { $all }
cards-cities = All cities
cards-bids-left = Bids of { $name } still to come: { $left }; spent: { $spent }
cards-none = none
cards-taken-by = Taken by { $name }
cards-line-points = { $line }: { $gains }
cards-nothing-yet = Nothing yet.
cards-pad = Score pad
cards-if-ended = If it ended now
cards-total = Total
cards-market = The market
cards-left = { $left } left
cards-skull = a skull
cards-breaks-ties = breaks ties
cards-ties = Ties go to: { $suits }
cards-ties-short = ties
cards-order = The highest bid takes first
cards-bids-down = Bids this round
cards-face-down = face down
cards-void = no bid this round
cards-has-chosen = has chosen
cards-choosing = is choosing
cards-pile = top of its pile
cards-placing = placing now
cards-taking = taking now
cards-tied = tied
cards-bids = Bids
cards-your-bids = Your bids
cards-bids-of = Bids of { $name }
cards-bid-now = this round { $bid }
cards-bid-sum = { $bid } + { $bonus } = { $total }
cards-bid-raised = { $sum }, { $who }
cards-bid-bonus = +{ $bonus } this round
cards-bids-spent = { $era ->
    [I] spent ones come back in Era II
   *[other] spent ones are gone
 }
cards-bids-all = one for each round of the era
cards-bid-n = Bid { $value }
cards-bid-spent = { $value }, spent
cards-spent = spent
cards-to-come = Bids still to come
cards-struck = spent ones are struck out
cards-city-of = City of { $name }
cards-your-city = Your city
cards-city-empty = No land yet. The first card can go anywhere.
cards-pile-empty = No cards yet.
cards-back = Back to yours
cards-next-place = { $n ->
    [one] The only place
   *[other] Next of { $n } places
 }
cards-zoom-in = Larger
cards-zoom-out = Smaller, down to the whole city
cards-drag = Drag it into the city
cards-hint-lift = Drag this card, tap a number, or pick from the list.
cards-from-to = { $from } to { $to } points
cards-place = { $change } points: { $where }; { $what }
cards-best = best { $change }
cards-worth = now { $now }, at the end about { $end }
cards-spot-any = anywhere
cards-spot-row = row { $n }
    .at = at row { $n }
cards-spot-row-before = above the city
cards-spot-row-first = over the top edge
cards-spot-row-last = over the bottom edge
cards-spot-row-after = below the city
cards-spot-col = column { $n }
cards-spot-col-before = left of the city
cards-spot-col-first = over the left edge
cards-spot-col-last = over the right edge
cards-spot-col-after = right of the city
cards-places = { $n ->
    [one] One place
   *[other] { $n } places, the best first
 }
cards-covers = { $n ->
    [0] covers nothing
    [one] covers an empty parcel
   *[other] covers { $n } empty parcels
 }
cards-covers-things = covers { $n }: { $things }
cards-size = City { $wide } wide, { $high } high (at most { $columns } by { $rows })
cards-sell-title = The Auctioneer sells
cards-sell-hint = 7 points for a card that covers no other and is not covered, if the rest stays connected.
cards-sell = Sell { $card }
cards-virtual-brief = { $level }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
cards-cards-n = { $n ->
    [one] 1 terrain card
   *[other] { $n } terrain cards
 }
cards-your-people = Your characters
cards-people = Characters
cards-no-people = Nobody yet.
cards-used = used
cards-used-name = { $name }, used
cards-now = now?
cards-ready = ready
cards-scores = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
 }
cards-scores-you = { $points ->
    [one] Brings you { $points } point now.
   *[other] Brings you { $points } points now.
 }
cards-ask-again = Ask me about characters again
cards-leaves = Parts of the table
cards-leaf-market = Market
cards-leaf-city = City
cards-leaf-others = Others
cards-leaf-score = Score
cards-leaf-log = Log
cards-ask-suit = Choose your **suit**
cards-ask-suit-how = It breaks ties, in a different order each round.
cards-ask-bid = Choose your **bid**
cards-ask-bid-how = Bids are secret; the highest takes first. You can use each card once an era.
cards-ask-bid-again = Bid { $value }? Press the card again, or the button.
cards-ask-void = The Lawyer took a card for you: **discard** a bid card
cards-ask-void-how = It counts for nothing this round.
cards-ask-use = Use your **{ $name }** now?
cards-ask-use-again = It adds a card to the market, and your bid counts after all: you take one more card on your turn.
cards-ask-take = Take a **card** from the market
cards-ask-take-two = Take the first of **two cards** from the market
cards-ask-take-how = Land goes straight into your city; a character stays with you.
cards-ask-take-chosen = { $card }? Press it again, or the button.
cards-ask-place = Place the **{ $card }** card in your city
cards-ask-place-how = Each number marks a place the card can go, and what it would change.
cards-ask-place-tap = Tap a number, or slide a finger over the city, to see the card there.
cards-ask-place-here = Here it changes your score by { $change }.
cards-ask-aside = This card doesn’t **fit** in your city
cards-ask-aside-how = It is set aside and scores nothing.
cards-ask-after = **Sell** a card before your turn ends?
cards-ask-after-how = The Auctioneer pays 7 points each for up to three cards.
cards-ask-sale = Last chance to **sell** a card
cards-ask-paperboy = The Paperboy brings you **a character** nobody has
cards-ask-paperboy-how = Choose one, or nobody.
cards-ask-confirm = Happy with that?
cards-ask-confirm-how = Confirm, or undo.
cards-next = Next: { $name }.
cards-revealed = The bids are revealed
cards-skip = Press any key to continue.
cards-skip-tap = Tap to continue.
cards-takes = { $name } takes { $card }
cards-round = Era { $era }, round { $round }
cards-wait-bid = { $count ->
    [one] { $name } is still choosing a bid
   *[other] { $name } are still choosing their bids
 }
cards-wait-use = { $name } is deciding about a character
cards-wait-take = { $name } is taking a card
cards-wait-place = { $name } is placing a card
cards-wait-other = Waiting for { $name }
cards-bid = Bid
cards-bid-this = Bid { $value }
cards-take = Take
cards-take-this = Take { $card }
cards-put = Place here
cards-put-back = Put back
cards-use = Use { $name }
cards-not-now = Not now
cards-not-this-era = Not this era
cards-set-aside = Set aside
cards-done = Done
cards-nobody = Nobody
cards-log-bids = Bids: { $bids }
cards-log-taken = { $name } takes { $card }
cards-log-placed = { $name } takes and places { $card }
cards-log-aside = { $name } takes { $card } and sets it aside
cards-log-used = { $bonus ->
    [0] { $name } uses the { $person }
   *[other] { $name } uses the { $person }: { $bonus } more
 }
cards-log-sold = { $name } sells { $card } for 7 points
cards-log-skull = A skull: the { $person } goes under the pile
cards-log-chosen = The Paperboy brings { $name } the { $person }
cards-log-chose-none = The Paperboy brings { $name } nobody
cards-log-removed = Nobody took { $card }
cards-told-taken = { $name } takes { $card }.
cards-told-placed = { $name } places { $card } at row { $row }, column { $col }.
cards-told-placed-over = { $name } places { $card } at row { $row }, column { $col }, over { $things }.
cards-told-aside = { $name } sets { $card } aside.
cards-told-declined = { $name } does not use the { $person }.
cards-told-void = { $name }’s bid of { $value } does not count.
cards-told-character = In the market: { $person }, { $power }.
cards-told-laid = In the market: { $card }.
cards-told-order = They take in this order: { $names }.
cards-deck = The cards
cards-deck-left = Still to come in Era { $era }
cards-deck-people = Characters still to come
cards-deck-source = Where these cards come from
cards-deck-text = These are not the printed cards. The rulebooks print how many cards, elements and characters there are; what each single card shows is our reconstruction, which agrees with every printed number.
cards-deck-published = Published
cards-deck-published-text = numbers of cards, bid cards and elements in each era; characters with their names, powers, order of play and attraction
cards-deck-derived = Derived
cards-deck-derived-text = the symbols of the characters, from what they do; the number of empty parcels
cards-deck-reconstructed = Reconstructed
cards-deck-reconstructed-text = what each card of land shows, its attraction, and the backs of the characters: only the totals are published
cards-deck-rulebooks = Rulebooks
cards-deck-rulebooks-text = in Dutch and French, 2018; in Russian, 2018, the only one that prints the attraction of characters
cards-deck-own = This table uses its own deck file, which agrees with the printed numbers.
cards-key-number = Choose a bid, or a card of the market
cards-key-arrows = Move through bids, cards and places
cards-key-enter = Confirm
cards-key-use = Use a character, or not now
cards-key-mute = Not this era
cards-key-look = Look at the next city
cards-virtual = A virtual player
cards-result = Result
