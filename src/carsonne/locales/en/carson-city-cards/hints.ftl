## The Card Game: why a move is not allowed

### Suits, characters and bids

cards-refused-suit = Choose a suit now.
cards-refused-suit-taken = Another player already has the { $suit }.
cards-refused-use = Say first whether you use the { $person }.
cards-refused-bid = Choose a bid card now.
cards-refused-spent = { $era ->
    [I] You have already played your { $value }. Spent bid cards come back in Era II.
   *[other] You have already played your { $value }, and spent bid cards don’t come back any more.
 }
cards-refused-no-such-bid = Your bid cards run from 1 to 9.

### Taking cards

cards-refused-take = Take a card from the market now. Nobody can do without one.
cards-refused-not-offered = That card isn’t in the market.
cards-refused-taken = { FORM($name, "cap") } has already taken { $card }.
cards-refused-taken-yourself = You have already taken { $card }.
cards-refused-choose = Choose the character that the Paperboy brings you, or nobody.
cards-refused-owned = { FORM($name, "cap") } already has the { $person }.
cards-refused-owned-yourself = You already have the { $person }.

### Placing cards

cards-refused-place = Place the card that you have taken first.
cards-refused-aside = The card fits in your city, so you can’t set it aside.
cards-refused-first = Your first card goes in the middle. It makes no difference where it lies.
cards-refused-apart = A card has to overlap your city, or share a whole side of a parcel with it.
cards-refused-no-law = Outlaws can be covered only if there is law: the Sheriff, or a prison in your city.
cards-refused-outlaws = Outlaws can’t cover outlaws.
cards-refused-empty-covers = An empty parcel can cover only empty parcels.
cards-refused-covers = You can’t cover { FORM($old, "a") } with { FORM($new, "a") }.
cards-refused-size = Your city would be { $high } parcels high and { $wide } wide. It can’t be larger than 8 by 8.
cards-refused-size-captain = Your city would be { $high } parcels high and { $wide } wide. With the Captain it can’t be larger than 8 by 9.

### Selling cards

cards-refused-not-the-time = You can sell cards only when you take one, and before the final scoring.
cards-refused-no-auctioneer = Only the player with the Auctioneer can sell cards.
cards-refused-sold-out = You have already sold three cards.
cards-refused-not-laid = That card isn’t in your city.
cards-refused-overlaps = A card that covers another one, or is covered by one, can’t be sold.
cards-refused-falls-apart = Without that card, your city would fall apart.
cards-refused-sell = You can sell cards now, or go on.

## Why a move is good or bad: a few words that begin with a verb, about the move

### Bids

cards-reason-place = will probably choose { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
 } of { $players }
cards-reason-aims = aims at { $card }
cards-reason-competes = competes with { $names } for it
cards-reason-last-bid = spends your last bid card
cards-reason-bids-left = { $count ->
    [one] leaves you only the { $bids } to bid
   *[other] leaves you the bids { $bids }
 }

### Cards

cards-reason-more = scores more for { FORM($line, "for") }
cards-reason-more-because = scores more for { FORM($line, "for") }: { $because }
cards-reason-less = scores less for { FORM($line, "for") }
cards-reason-less-because = scores less for { FORM($line, "for") }: { $because }
cards-reason-outlaws-more = loses less to outlaws
cards-reason-outlaws-less = loses more to outlaws
cards-reason-later = may bring more in later rounds
cards-reason-fades = is worth less as your city grows
cards-reason-keeps-from = keeps it from { $name }
cards-reason-sale = { $points ->
    [one] sells for 1 point
   *[other] sells for { $points } points
 }

### Characters

cards-reason-bonus = adds { $bonus } to your bid
cards-reason-power = uses the power of the { $person } in this round
cards-reason-saves-era = keeps the { $person } for a later round of this era
cards-reason-saves-game = keeps the { $person } for a later round of the game
cards-reason-spends-era = leaves you without the { $person } for the rest of the era
cards-reason-spends-game = leaves you without the { $person } for the rest of the game

## What a move does, as one would say it to a player

cards-say-suit = Play with the { $suit }
cards-say-bid = Bid { $value }
cards-say-use = Use the { $person }
cards-say-decline = Don’t use the { $person } now
cards-say-take = Take { $card }
cards-say-take-place-first = Take { $card } and place it anywhere
cards-say-take-place = Take { $card } and place it { FORM($row, "at") }, { $col }
cards-say-place-first = Place the card anywhere
cards-say-place = Place the card { FORM($row, "at") }, { $col }
cards-say-aside = Set the card aside
cards-say-sell = Sell { $card }
cards-say-choose = Choose the { $person }
cards-say-choose-none = Choose nobody
cards-say-done = End your turn
