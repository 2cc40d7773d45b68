## The Card Game in a terminal. Cards of land have their ids, as they are typed.

### The picture

cards-term-ties = Ties: { $suits }
cards-term-market = Market:
cards-term-player = Player { $n } ({ $suit }, { $kind })
cards-term-you = you
cards-term-real = real
cards-term-bids-left = bids left: { $bids }
cards-term-bid = bid: { $bid }
cards-term-people = characters: { $people }

### Choices: what one of them means, and what it would bring

cards-term-choice = { $choice }: { $forecast }
cards-term-bid-this = bid this card
cards-term-take = take { $card }
cards-term-use = use { $person }
cards-term-decline = do not use { $person }
cards-term-raising = { $person } (+{ $bonus })
cards-term-revival = your bid counts after all
cards-term-sell = { $points ->
    [one] sell it for 1 point
   *[other] sell it for { $points } points
 }
cards-term-done = end the turn
cards-term-set-aside = it fits nowhere: set it aside
cards-term-chosen = the Paperboy’s choice
cards-term-suit-this = play this suit
cards-term-kind-place = a place as row,column, the best first
# `points` is the number without its sign
cards-term-change = { $points ->
    [one] { $change } point
   *[other] { $change } points
 }
cards-term-line = { $line } { $change }
cards-term-spot = { $change } ({ $lines })
cards-term-covers = { $spot }, covers { $parcels }
cards-term-best = { $change } at best, at { $row },{ $col }
cards-term-nowhere = fits nowhere
cards-term-person = { $power } ({ $worth })

### Choices explained

cards-term-sentence = { FORM($said, "cap") }.
cards-term-explain-bid = The highest bid takes a card first. A bid card comes back only in the next era.
cards-term-explain-nothing = There is nothing to foresee about it.
cards-term-explain-lines = { $change }: { $lines }.
cards-term-explain-line = line { $line } { $change }
cards-term-explain-no-line = { $change }: no line changes.
cards-term-explain-covers = { $spot } It covers { $parcels }.

### What happens

cards-term-suit = { $name } plays the { $suit }.
cards-term-era = Era { $era } begins.
cards-term-bid-chosen = { $name } has chosen a bid.
cards-term-bids = { $name } bids { $bid }.
cards-term-scored = { $points ->
    [one] { $name } has 1 point.
   *[other] { $name } has { $points } points.
 }
cards-term-ended = { $count ->
    [one] The game is over. { $names } wins.
   *[other] The game is over. { $names } share the win.
 }
cards-term-virtual = Virtual player { $n }

### Statistics of many games

cards-topic-character = Which character wins?
cards-topic-first_card = Which first card wins?
cards-topic-first_bid = Which first bid wins?
cards-topic-terrain = terrain
