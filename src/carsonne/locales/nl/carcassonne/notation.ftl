## Errors in typed positions of Carcassonne

### A line

ca-bad-text = { $text } is geen tegel, zoals { $tile }, en ook geen kopregel, zoals { $header }.
ca-bad-twice = { $header } staat er twee keer; het staat al in regel { $line }.
ca-bad-far = { $cell } ligt verder van 0,0 dan { $most } tegels kunnen reiken.
ca-bad-place = Tegel { $tile } heeft geen plaats { $place }; hij heeft { $places }.
ca-bad-tile = Er is geen tegel { $tile }; de tegels heten A tot en met X.
ca-bad-player = Er is geen speler { $name }.
ca-bad-hand-size = Een hand heeft hoogstens { $most } tegels.
ca-bad-header = Er is geen kopregel { $name }.
ca-bad-points = Schrijf punten zoals in { $sample }, niet { $text }.
ca-bad-named-twice = { $player } is twee keer genoemd.
ca-bad-phase = Er is geen fase { $name }.
ca-bad-cell = { $text } is geen vak zoals { $sample }.

### The board

ca-bad-taken = Op { $cell } ligt al een tegel, uit regel { $line }.
ca-bad-start = Op 0,0, waar de starttegel hoort, ligt geen tegel.
ca-bad-neighbour = De tegel past niet bij zijn buur in regel { $line }.
ca-bad-apart = De tegel is niet verbonden met die op 0,0.
ca-bad-last = De laatste tegel kan niet die op { $cell } zijn.
ca-bad-count = { $count ->
    [one] Er zijn te veel tegels van soort { $tile }: het spel heeft er 1, de stelling { $used }.
   *[other] Er zijn te veel tegels van soort { $tile }: het spel heeft er { $count }, de stelling { $used }.
 }
ca-bad-followers = { $player } heeft maar { $most } horigen.

### Going on from a position

ca-bad-no-farmers = Dit spel heeft geen boeren.
ca-bad-seats = De stelling is voor { $players } spelers, maar het spel heeft er { $seats }.
ca-bad-no-tile = De speler die aan de beurt is, heeft geen tegel die past: noem er een, zoals in { $sample }.
ca-bad-no-last = Zeg welke tegel het laatst is gelegd, zoals in { $sample }.
ca-bad-nothing-left = Er is geen tegel meer te trekken: in deze stelling is het spel afgelopen.
ca-bad-no-hand = De hand van { $player } ontbreekt: noem hem, zoals in { $sample }.
ca-bad-full-hand = De hand is vol, dus er is geen ruimte voor de volgende tegel.
ca-bad-tile-with-hands = Er is geen getrokken tegel als spelers tegels in de hand hebben.
ca-bad-tile-in-phase = Er is geen getrokken tegel als de fase { $phase } is.
ca-bad-hands = In dit spel zijn er geen tegels in de hand; voeg { $option } toe.
ca-bad-last-taken = Op de laatste tegel staat al een horige.

## Errors in moves

ca-bad-move-tile = Als spelers tegels in de hand hebben, moet een zet { $move } { $field } vermelden.
