## Carcassonne: why a move is not allowed

### Placing a tile

ca-refused-out-of-reach = Daar kan geen tegel komen: zo ver reikt het landschap niet.
ca-refused-placed = Je tegel ligt er al: zet er nu een horige op, of geen.
ca-refused-not-placed = Leg eerst je tegel; daarna mag je er een horige op zetten.
ca-refused-late-discard = Een tegel kan alleen opzij worden gelegd voordat er een is aangelegd.
ca-refused-discard = Een tegel die ergens past, moet worden aangelegd.
ca-refused-hand-fits = Een tegel in je hand past ergens, dus je kunt er geen opzijleggen.
ca-refused-not-in-hand = Die tegel heb je niet in je hand.
ca-refused-not-drawn = Dat is niet de tegel die je hebt getrokken.
ca-refused-taken = Daar ligt al een tegel.
ca-refused-apart = Een tegel moet met een zijde aan een tegel grenzen die er al ligt.
ca-refused-same-turn = Zo gedraaid ziet de tegel er hetzelfde uit als met minder kwartslagen; gebruik er zo min mogelijk.
ca-refused-turn = Zo past de tegel niet: zijn { $mine } zou in { FORM($side, "def") } tegen { FORM($theirs, "a") } komen. Anders gedraaid past hij hier wel.
ca-refused-cell = De tegel past hier niet, hoe je hem ook draait. Zoals hij nu ligt, zou zijn { $mine } in { FORM($side, "def") } tegen { FORM($theirs, "a") } komen.

### Placing a follower

ca-refused-no-place = De tegel die je net hebt gelegd, heeft die plaats voor { FORM($role, "a") } niet.
ca-refused-no-followers = Je hebt geen horigen meer: ze staan allemaal in het landschap.
ca-refused-no-farmers = Dit spel wordt zonder boeren gespeeld.
ca-refused-held-c-yours = Je hebt al een ridder in deze stad.
ca-refused-held-c-shared = Jij en { $names } hebben al ridders in deze stad.
ca-refused-held-c-others = { $count ->
    [one] { FORM($names, "cap") } heeft al een ridder in deze stad.
   *[other] { FORM($names, "cap") } hebben al ridders in deze stad.
 }
ca-refused-held-r-yours = Je hebt al een struikrover op deze weg.
ca-refused-held-r-shared = Jij en { $names } hebben al struikrovers op deze weg.
ca-refused-held-r-others = { $count ->
    [one] { FORM($names, "cap") } heeft al een struikrover op deze weg.
   *[other] { FORM($names, "cap") } hebben al struikrovers op deze weg.
 }
ca-refused-held-f-yours = Je hebt al een boer op deze weide.
ca-refused-held-f-shared = Jij en { $names } hebben al boeren op deze weide.
ca-refused-held-f-others = { $count ->
    [one] { FORM($names, "cap") } heeft al een boer op deze weide.
   *[other] { FORM($names, "cap") } hebben al boeren op deze weide.
 }

## Why a move is good or bad: a few words that begin with a verb, about the move

### What the tile does

ca-reason-loses = verliest je { $feature } aan { $names }
ca-reason-takes = pakt { FORM($feature, "def") } van { $names } af
ca-reason-shares = deelt { FORM($feature, "def") } met { $names }
ca-reason-theirs-complete = voltooit { FORM($feature, "def") } van { $names }
ca-reason-theirs-join = verbindt delen van { FORM($feature, "def") } van { $names }
ca-reason-theirs-add = breidt { FORM($feature, "def") } van { $names } uit
ca-reason-completes = voltooit je { $feature }: meteen { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, en { $followers ->
    [one] je { $role } komt terug
   *[other] je { $followers } { FORM($role, "plural") } komen terug
 }
ca-reason-joins = verbindt delen van je { $feature }: voltooid minstens { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
ca-reason-adds = breidt je { $feature } uit: voltooid minstens { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
ca-reason-monastery = legt een tegel naast je klooster: voltooid { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
ca-reason-field = { $cities ->
    [one] laat je weide aan een voltooide stad grenzen
   *[other] laat je weide aan { $cities } voltooide steden grenzen
 }
ca-reason-odds-harder-yours = maakt het moeilijker je { $feature } te voltooien: { $chance }% in plaats van { $was }%
ca-reason-odds-harder-theirs = maakt het moeilijker { FORM($feature, "def") } van { $names } te voltooien: { $chance }% in plaats van { $was }%
ca-reason-odds-easier-yours = maakt het makkelijker je { $feature } te voltooien: { $chance }% in plaats van { $was }%
ca-reason-odds-easier-theirs = maakt het makkelijker { FORM($feature, "def") } van { $names } te voltooien: { $chance }% in plaats van { $was }%
ca-reason-odds-hopeless-yours = zorgt dat je { $feature } niet meer voltooid kan worden
ca-reason-odds-hopeless-theirs = zorgt dat { FORM($feature, "def") } van { $names } niet meer voltooid kan worden

### What the follower does

ca-reason-keeps = { $followers ->
    [one] houdt je laatste horige in je voorraad
   *[other] houdt je { $followers } horigen in je voorraad
 }
ca-reason-leaves = { $followers ->
    [0] laat je geen horigen over
    [one] laat je één horige over
   *[other] laat je { $followers } horigen over
 }
ca-reason-claims = { $points ->
    [one] bezet { FORM($feature, "def") }: zoals het er nu ligt 1 punt, voltooid minstens { $later }
   *[other] bezet { FORM($feature, "def") }: zoals het er nu ligt { $points } punten, voltooid minstens { $later }
 }
ca-reason-claims-monastery = { $points ->
    [one] bezet { FORM($feature, "def") }: zoals het er nu ligt 1 punt, voltooid { $later }
   *[other] bezet { FORM($feature, "def") }: zoals het er nu ligt { $points } punten, voltooid { $later }
 }
ca-reason-claims-complete = bezet { FORM($feature, "def") }: dat scoort meteen, en je { $role } komt terug
ca-reason-claims-field = { $cities ->
    [0] bezet de weide, waar nog geen voltooide stad aan grenst
    [one] bezet de weide naast één voltooide stad
   *[other] bezet de weide naast { $cities } voltooide steden
 }
ca-reason-field-likely = { $points ->
    [one] levert aan het einde waarschijnlijk 1 punt op
   *[other] levert aan het einde waarschijnlijk { $points } punten op
 }
ca-reason-farmer-stays = houdt de boer daar tot het einde van het spel
ca-reason-stays = houdt je { $role } daar tot het einde: { FORM($feature, "def") } kan niet meer voltooid worden
ca-reason-may-stay = houdt je { $role } daar misschien tot het einde: de kans dat { FORM($feature, "def") } voltooid wordt, is maar { $chance }%
ca-reason-comes-home = brengt je { $role } waarschijnlijk terug: de kans dat { FORM($feature, "def") } voltooid wordt, is { $chance }%

## Moves as a person would say them

ca-say-tile-claim = { FORM($tile, "cap") } leggen op { $where }, met { $follower }
ca-say-tile-skip = { FORM($tile, "cap") } leggen op { $where }, zonder horige
ca-say-marked-claim = { FORM($tile, "cap") } leggen, met { $follower }
ca-say-marked-skip = { FORM($tile, "cap") } leggen, zonder horige
ca-say-claim = { FORM($follower, "cap") } inzetten
ca-say-skip = Geen horige inzetten
ca-say-discard = { FORM($tile, "cap") } opzijleggen
ca-the-tile = de tegel
ca-the-tile-named = de tegel ‘{ $tile }’
ca-where = { $turn ->
    [0] kolom { $x }, rij { $y }
    [1] kolom { $x }, rij { $y }, één keer gedraaid
    [2] kolom { $x }, rij { $y }, twee keer gedraaid
   *[3] kolom { $x }, rij { $y }, drie keer gedraaid
 }
ca-follower-m = een monnik in het klooster
ca-follower-c = een ridder in de stad
ca-follower-c-to = een ridder in de stad in { FORM($sides, "def") }
ca-follower-r = een struikrover op de weg
ca-follower-r-to = een struikrover op de weg naar { FORM($sides, "def") }
ca-follower-f = een boer op de weide
ca-follower-f-to = een boer op de weide in { FORM($sides, "def") }
ca-follower-f-nth = een boer op de weide in { FORM($sides, "def") }, nummer { $n }
