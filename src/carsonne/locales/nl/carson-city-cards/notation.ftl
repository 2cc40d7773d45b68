## The Card Game: errors in typed positions

### Lines

cards-bad-header = Er is geen kopregel { $name }.
cards-bad-twice = { $header } staat er twee keer; het staat al in regel { $line }.
cards-bad-player = Schrijf een speler zoals in { $real }, een virtuele zoals in { $virtual }.
cards-bad-player-word = { $name } is geen symbool en geen niveau.
cards-bad-player-twice = Er is al een speler { $player }, in regel { $line }.
cards-bad-suit-twice = { $suit } is al het symbool van speler { $player }, in regel { $line }.
cards-bad-parcel = Er is geen kavel { $name }.
cards-bad-row = { $count ->
    [one] Deze rij heeft 1 kavel; de eerste rij van de stad heeft er { $wanted }.
   *[other] Deze rij heeft { $count } kavels; de eerste rij van de stad heeft er { $wanted }.
 }
cards-bad-round = { $text } is geen ronde. De ronden lopen van { $first } tot en met { $last }; schrijf daarna { $over }.
cards-bad-back = Er is geen achterkant { $name }.
cards-bad-card = Er is geen kaart { $name }.
cards-bad-character = Er is geen personage { $name }.
cards-bad-bid-card = Er is geen biedkaart { $name }.
cards-bad-named-twice = { $name } is twee keer genoemd.
cards-bad-sold = { $most ->
    [one] Er kan maar 1 kaart worden verkocht.
   *[other] Er kunnen hoogstens { $most } kaarten worden verkocht.
 }
cards-bad-laid = { $text } is geen kaart met een plek, zoals in { $sample }.
cards-bad-far = { $place } ligt verder van 0,0 dan een stad kan reiken.

### Players and cities

cards-bad-missing = Speler { $player } ontbreekt.
cards-bad-order = Echte spelers komen vóór virtuele.
cards-bad-all-virtual = Minstens één speler moet echt zijn.
cards-bad-used-twice = { $card } is al genoemd in regel { $line }.
cards-bad-virtual-has = Een virtuele speler heeft geen { $header }.
cards-bad-virtual-city = Een virtuele speler heeft geen stad.
cards-bad-real-cards = { $header } is voor virtuele spelers. Schrijf een stad rij voor rij, of met { $laid }.
cards-bad-no-auctioneer = Zonder de Veilingmeester kan er niets worden verkocht.
cards-bad-not-owned = Deze speler heeft { FORM($person, "def") } niet.
cards-bad-many-cards = { $most ->
    [one] Niemand neemt meer dan 1 kaart.
   *[other] Niemand neemt meer dan { $most } kaarten.
 }
cards-bad-size = De stad is { $high } kavels hoog en { $wide } breed. Ze kan niet groter zijn dan 8 bij 8.
cards-bad-size-captain = De stad is { $high } kavels hoog en { $wide } breed. Met de Kapitein kan ze niet groter zijn dan 8 bij 9.
cards-bad-apart = De kavel op { $place } is niet met de andere verbonden.
cards-bad-rows = De rijen tonen niet de kaarten die zijn gelegd.
cards-bad-elements = Het spel heeft maar { $things }.

### Playing on from a position

cards-bad-middle = Doorspelen kan alleen vanaf het begin van een ronde, en dit is er middenin.
cards-bad-no-round = Doorspelen kan alleen vanaf het begin van een ronde. Noem de ronde, zoals in { $sample }.
cards-bad-seats = { $players ->
    [one] De stelling heeft 1 echte speler, maar het spel heeft er { $seats }.
   *[other] De stelling heeft { $players } echte spelers, maar het spel heeft er { $seats }.
 }
cards-bad-levels = De virtuele spelers van de stelling zijn niet die van de opties.
cards-bad-no-laid = Noem om door te spelen de kaarten en waar ze liggen, zoals in { $sample }.
cards-bad-no-sold = Noem om door te spelen de kaarten die zijn verkocht.
cards-bad-spent = { $count ->
    [0] Aan het begin van een Era zijn er nog geen biedkaarten gespeeld.
    [one] Er moet nu 1 biedkaart zijn gespeeld.
   *[other] Er moeten nu { $count } biedkaarten zijn gespeeld.
 }
cards-bad-hand = Deze speler heeft geen biedkaart { $value }.
cards-bad-full = Er zijn te veel kaarten voor deze ronde.
cards-bad-drift = De stad moet dichter bij 0,0 beginnen.
cards-bad-top = Bovenop de trekstapel ligt de eerste kaart van { $header }.
cards-bad-pile = { $count ->
    [one] De trekstapel heeft nog 1 terreinkaart, maar de Era kan er { $needed } nodig hebben.
   *[other] De trekstapel heeft nog { $count } terreinkaarten, maar de Era kan er { $needed } nodig hebben.
 }
cards-bad-people = { $count ->
    [one] De trekstapel heeft nog 1 personage, maar de rest van het spel heeft er { $needed } nodig.
   *[other] De trekstapel heeft nog { $count } personages, maar de rest van het spel heeft er { $needed } nodig.
 }
cards-bad-backs = De achterkanten kloppen niet met de personages die al zijn gezien.

## Errors in moves

cards-bad-bid = Biedkaarten lopen van 1 tot en met { $most }.

## Errors in deck files

cards-bad-deck = Een kaartenset moet een JSON-object van hoogstens één megabyte zijn.
cards-bad-deck-differs = De kaartenset wijkt af van de gepubliceerde.
cards-bad-deck-more = { $count ->
    [one] Er is nog 1 verschil.
   *[other] Er zijn nog { $count } verschillen.
 }
cards-bad-deck-no-list = Er is geen lijst { $list }.
cards-bad-deck-no-id = Een onderdeel van de lijst { $list } is geen object met een { $field }.
cards-bad-deck-first-rows = { $field } moet { $one } of { $other } zijn.
cards-bad-deck-lacks = In de lijst { $list } ontbreekt: { $ids }.
cards-bad-deck-lacks-many = In de lijst { $list } ontbreken { $count } onderdelen, zoals { $ids }.
cards-bad-deck-extra = De lijst { $list } heeft onderdelen die er niet in horen: { $ids }.
cards-bad-deck-extra-many = De lijst { $list } heeft { $count } onderdelen die er niet in horen, zoals { $ids }.
cards-bad-deck-grid = Kaart { $id } heeft geen twee rijen van twee bekende kavels.
cards-bad-deck-attraction = Kaart { $id } heeft geen prioriteit van 0 tot en met 99.
cards-bad-deck-count = { $found ->
    [one] Era { $era } toont { $name } op 1 kavel, niet op { $count } zoals gepubliceerd.
   *[other] Era { $era } toont { $name } op { $found } kavels, niet op { $count } zoals gepubliceerd.
 }
cards-bad-deck-back = Achterkant { $id } moet een schedel tonen, of de zes symbolen in een of andere volgorde.
cards-bad-deck-character = De prioriteit van { $name } is { $published }, niet { $found }.
