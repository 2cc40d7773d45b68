## The Card Game: errors in typed positions

### Lines

cards-bad-header = There is no header { $name }.
cards-bad-twice = { $header } appears twice; it is already in line { $line }.
cards-bad-player = Write a player as in { $real }, a virtual one as in { $virtual }.
cards-bad-player-word = { $name } is neither a suit nor a level.
cards-bad-player-twice = There is already a player { $player }, in line { $line }.
cards-bad-suit-twice = { $suit } is already the suit of player { $player }, in line { $line }.
cards-bad-parcel = There is no parcel { $name }.
cards-bad-row = { $count ->
    [one] This row has 1 parcel; the first row of the city has { $wanted }.
   *[other] This row has { $count } parcels; the first row of the city has { $wanted }.
 }
cards-bad-round = { $text } is not a round. Rounds go from { $first } to { $last }; after that write { $over }.
cards-bad-back = There is no back { $name }.
cards-bad-card = There is no card { $name }.
cards-bad-character = There is no character { $name }.
cards-bad-bid-card = There is no bid card { $name }.
cards-bad-named-twice = { $name } is named twice.
cards-bad-sold = { $most ->
    [one] Only 1 card can be sold.
   *[other] At most { $most } cards can be sold.
 }
cards-bad-laid = { $text } is not a card with its place, as in { $sample }.
cards-bad-far = { $place } is farther from 0,0 than a city can reach.

### Players and cities

cards-bad-missing = Player { $player } is missing.
cards-bad-order = Real players come before virtual ones.
cards-bad-all-virtual = At least one player must be real.
cards-bad-used-twice = { $card } is already named in line { $line }.
cards-bad-virtual-has = A virtual player has no { $header }.
cards-bad-virtual-city = A virtual player has no city.
cards-bad-real-cards = { $header } is for virtual players. Write a city row by row, or with { $laid }.
cards-bad-no-auctioneer = Nothing can be sold without the Auctioneer.
cards-bad-not-owned = This player does not have the { $person }.
cards-bad-many-cards = { $most ->
    [one] Nobody takes more than 1 card.
   *[other] Nobody takes more than { $most } cards.
 }
cards-bad-size = The city is { $high } parcels high and { $wide } wide. It can’t be larger than 8 by 8.
cards-bad-size-captain = The city is { $high } parcels high and { $wide } wide. With the Captain it can’t be larger than 8 by 9.
cards-bad-apart = The parcel at { $place } is not connected to the others.
cards-bad-rows = The rows do not show the cards that were placed.
cards-bad-elements = The game has only { $things }.

### Playing on from a position

cards-bad-middle = Play can go on only from the beginning of a round, and this is the middle of one.
cards-bad-no-round = Play can go on only from the beginning of a round. Name the round, as in { $sample }.
cards-bad-seats = { $players ->
    [one] The position has 1 real player, but the game has { $seats }.
   *[other] The position has { $players } real players, but the game has { $seats }.
 }
cards-bad-levels = The virtual players of the position are not those of the options.
cards-bad-no-laid = To play on, list the cards and where they lie, as in { $sample }.
cards-bad-no-sold = To play on, list the cards that were sold.
cards-bad-spent = { $count ->
    [0] No bid cards have been spent at the beginning of an era.
    [one] 1 bid card must have been spent by now.
   *[other] { $count } bid cards must have been spent by now.
 }
cards-bad-hand = This player has no bid card { $value }.
cards-bad-full = There are too many cards for this round.
cards-bad-drift = The city must begin nearer to 0,0.
cards-bad-top = The top of the pile is the first card of { $header }.
cards-bad-pile = { $count ->
    [one] The pile has 1 terrain card left, but the era may need { $needed }.
   *[other] The pile has { $count } terrain cards left, but the era may need { $needed }.
 }
cards-bad-people = { $count ->
    [one] The pile has 1 character left, but the rest of the game needs { $needed }.
   *[other] The pile has { $count } characters left, but the rest of the game needs { $needed }.
 }
cards-bad-backs = The backs do not agree with the characters that have been seen.

## Errors in moves

cards-bad-bid = Bid cards run from 1 to { $most }.

## Errors in deck files

cards-bad-deck = The deck must be a JSON object of at most one megabyte.
cards-bad-deck-differs = The deck differs from the published one.
cards-bad-deck-more = { $count ->
    [one] There is 1 more difference.
   *[other] There are { $count } more differences.
 }
cards-bad-deck-no-list = There is no list { $list }.
cards-bad-deck-no-id = An entry of the list { $list } is not an object with an { $field }.
cards-bad-deck-first-rows = { $field } must be { $one } or { $other }.
cards-bad-deck-lacks = The list { $list } lacks { $ids }.
cards-bad-deck-lacks-many = The list { $list } lacks { $count } entries, such as { $ids }.
cards-bad-deck-extra = The list { $list } has entries that don’t belong there: { $ids }.
cards-bad-deck-extra-many = The list { $list } has { $count } entries that don’t belong there, such as { $ids }.
cards-bad-deck-grid = Card { $id } does not have two rows of two known parcels.
cards-bad-deck-attraction = Card { $id } has no attraction from 0 to 99.
cards-bad-deck-count = { $found ->
    [one] Era { $era } shows { $name } on 1 parcel, not on { $count } as published.
   *[other] Era { $era } shows { $name } on { $found } parcels, not on { $count } as published.
 }
cards-bad-deck-back = Back { $id } must show a skull, or the six suits in some order.
cards-bad-deck-character = The attraction of { $name } is { $published }, not { $found }.
