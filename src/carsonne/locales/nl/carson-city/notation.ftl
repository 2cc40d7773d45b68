## Errors in typed positions of Carson City

### A line

cc-bad-twice = { $name } staat er twee keer.
cc-bad-header = Er is geen kopregel { $name }.
cc-bad-player = Er is geen speler { $name }.
cc-bad-player-twice = Een speler is twee keer genoemd.
cc-bad-number = { $name } is een geheel getal van 0 tot en met { $most }, niet { $text }.
cc-bad-field = Er is geen onderdeel { $name }.
cc-bad-value = { $text } heeft geen waarde: schrijf het zoals in { $sample }.
cc-bad-building = Er is geen gebouw { $name }.
cc-bad-round = Ronden worden vanaf 1 geteld.
cc-bad-market = Het aanbod heeft zeven velden, van $3 tot en met $12; schrijf .. voor een leeg veld.
cc-bad-character = { $text } is geen speler met een personage, zoals in { $sample }.
cc-bad-target = Er is geen plek { $name } voor een cowboy.
cc-bad-white = { $header } moet { $value } zijn of worden weggelaten, niet { $text }.

### The town

cc-bad-rows = { $found ->
    [one] Een stad heeft { $rows } rijen kavels; dit is er 1.
   *[other] Een stad heeft { $rows } rijen kavels; dit zijn er { $found }.
 }
cc-bad-more-rows = Een stad heeft niet meer dan { $rows } rijen.
cc-bad-row = Een rij heeft { $parcels } kavels, niet { $found }.
cc-bad-piece = Er is geen object { $name }.
cc-bad-owned-river = De rivier is van niemand.
cc-bad-no-owner = Een gebouw heeft een eigenaar, zoals in { $sample }.
cc-bad-edge = Er is geen rand { $name }; de randen zijn H0,0 tot en met H8,7 en V0,0 tot en met V7,8.
cc-bad-road-twice = De weg { $road } is twee keer genoemd.
cc-bad-network = De wegen vormen niet één wegennet.
cc-bad-roads = Er zijn { $most } wegen, niet { $found }.
cc-bad-road-stock = Er zijn maar { $most } wegen; een brug kost er twee.
cc-bad-pieces = Er is één { $piece } te veel op { $parcel }; het spel heeft er { $most }.
cc-bad-parcels = Niemand bezit meer dan { $most } kavels.
cc-bad-buildings = Er zijn te veel { FORM($building, "plural") }; het spel heeft er { $most }.
cc-bad-revolvers = { $least ->
    [one] De gebouwen van { $player } leveren 1 revolver op.
   *[other] De gebouwen van { $player } leveren { $least } revolvers op.
 }

cc-bad-river-there = Er is een rivier op de plattegrond.
cc-bad-other-river = De rivier in de opties is niet de rivier op de plattegrond.

### The game and the round

cc-bad-seats = De stelling is voor { $players } spelers, maar het spel heeft er { $seats }.
cc-bad-stranger = Er is iemand genoemd die niet meespeelt.
cc-bad-needs = Bij { $header } hoort ook { $other }.
cc-bad-over = Als het spel is afgelopen, heeft niemand een personage.
cc-bad-order = Personages worden op volgorde gekozen; er is iemand overgeslagen of iemand speelt niet mee.
cc-bad-early = Nog niet iedereen heeft een personage gekozen.
cc-bad-no-white = Niemand heeft de witte cowboy.
cc-bad-no-cowboy = Zo’n cowboy heeft { $player } niet.
cc-bad-stand = Zo’n cowboy van { $player } kan niet op { $place } staan.
cc-bad-room = Op { $place } is geen ruimte voor nog een cowboy.
cc-bad-cowboys = { $player } heeft maar { $most } cowboys.
