## Carcassonne: why a move is not allowed

### Placing a tile

ca-refused-out-of-reach = Dorthin kann kein Plättchen: So weit kann die Landschaft nicht reichen.
ca-refused-placed = Dein Plättchen liegt schon: Setze jetzt einen Meeple darauf, oder keinen.
ca-refused-not-placed = Lege zuerst dein Plättchen an; danach darfst du einen Meeple darauf setzen.
ca-refused-late-discard = Ein Plättchen kannst du nur beiseitelegen, bevor du eines angelegt hast.
ca-refused-discard = Ein Plättchen, das irgendwo passt, muss angelegt werden.
ca-refused-hand-fits = Ein Plättchen auf deiner Hand passt irgendwo, also darfst du keines beiseitelegen.
ca-refused-not-in-hand = Dieses Plättchen hast du nicht auf der Hand.
ca-refused-not-drawn = Das ist nicht das Plättchen, das du gezogen hast.
ca-refused-taken = Dort liegt schon ein Plättchen.
ca-refused-apart = Ein Plättchen muss Kante an Kante an ein anderes angelegt werden.
ca-refused-same-turn = So gedreht sieht das Plättchen genauso aus wie mit weniger Drehungen; drehe es nicht öfter als nötig.
ca-refused-turn = So passt das Plättchen nicht: Im { $side } träfe { FORM($mine, "its") } auf { FORM($theirs, "a") }. Anders gedreht passt es hier.
ca-refused-cell = Das Plättchen passt hier nicht, wie du es auch drehst. So wie jetzt träfe im { $side } { FORM($mine, "its") } auf { FORM($theirs, "a") }.

### Placing a follower

ca-refused-no-place = Auf dem Plättchen, das du gerade gelegt hast, gibt es diese Stelle für { FORM($role, "acc") } nicht.
ca-refused-no-followers = Du hast keine Meeple mehr: Alle sind in der Landschaft.
ca-refused-no-farmers = Diese Partie wird ohne Bauern gespielt.
ca-refused-held-c-yours = In dieser Stadt hast du schon einen Ritter.
ca-refused-held-c-shared = In dieser Stadt stehen schon Ritter von dir und { $names }.
ca-refused-held-c-others = { $count ->
    [one] { FORM($names, "cap") } hat schon einen Ritter in dieser Stadt.
   *[other] { FORM($names, "cap") } haben schon Ritter in dieser Stadt.
 }
ca-refused-held-r-yours = Auf dieser Straße hast du schon einen Wegelagerer.
ca-refused-held-r-shared = Auf dieser Straße stehen schon Wegelagerer von dir und { $names }.
ca-refused-held-r-others = { $count ->
    [one] { FORM($names, "cap") } hat schon einen Wegelagerer auf dieser Straße.
   *[other] { FORM($names, "cap") } haben schon Wegelagerer auf dieser Straße.
 }
ca-refused-held-f-yours = Auf dieser Wiese hast du schon einen Bauern.
ca-refused-held-f-shared = Auf dieser Wiese liegen schon Bauern von dir und { $names }.
ca-refused-held-f-others = { $count ->
    [one] { FORM($names, "cap") } hat schon einen Bauern auf dieser Wiese.
   *[other] { FORM($names, "cap") } haben schon Bauern auf dieser Wiese.
 }

## Why a move is good or bad: a few words that begin with a verb, about the move

### What the tile does

ca-reason-loses = verliert { FORM($feature, "your") } an { $names }
ca-reason-takes = nimmt { $names } { FORM($feature, "acc") } weg
ca-reason-shares = teilt { FORM($feature, "acc") } mit { $names }
ca-reason-theirs-complete = stellt { FORM($feature, "acc") } von { $names } fertig
ca-reason-theirs-join = verbindet Teile { FORM($feature, "gen") } von { $names }
ca-reason-theirs-add = vergrößert { FORM($feature, "acc") } von { $names }
ca-reason-completes = stellt { FORM($feature, "your") } fertig: sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, und { $followers ->
    [one] { FORM($role, "your") } kommt zurück
   *[other] deine { $followers } { FORM($role, "plural") } kommen zurück
 }
ca-reason-joins = verbindet Teile { FORM($feature, "your-gen") }: mindestens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, wenn fertig
ca-reason-adds = vergrößert { FORM($feature, "your") }: mindestens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, wenn fertig
ca-reason-monastery = legt ein Plättchen neben dein Kloster: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, wenn fertig
ca-reason-field = { $cities ->
    [one] bringt deine Wiese an eine fertige Stadt
   *[other] bringt deine Wiese an { $cities } fertige Städte
 }
ca-reason-odds-harder-yours = senkt die Chance, dass { FORM($feature, "your") } fertig wird: { $chance } % statt { $was } %
ca-reason-odds-harder-theirs = senkt die Chance, dass { FORM($feature, "nom") } von { $names } fertig wird: { $chance } % statt { $was } %
ca-reason-odds-easier-yours = erhöht die Chance, dass { FORM($feature, "your") } fertig wird: { $chance } % statt { $was } %
ca-reason-odds-easier-theirs = erhöht die Chance, dass { FORM($feature, "nom") } von { $names } fertig wird: { $chance } % statt { $was } %
ca-reason-odds-hopeless-yours = verhindert, dass { FORM($feature, "your") } noch fertig wird
ca-reason-odds-hopeless-theirs = verhindert, dass { FORM($feature, "nom") } von { $names } noch fertig wird

### What the follower does

ca-reason-keeps = { $followers ->
    [one] behält deinen letzten Meeple im Vorrat
   *[other] behält deine { $followers } Meeple im Vorrat
 }
ca-reason-leaves = { $followers ->
    [0] lässt dir keinen Meeple im Vorrat
    [one] lässt dir einen Meeple im Vorrat
   *[other] lässt dir { $followers } Meeple im Vorrat
 }
ca-reason-claims = { $points ->
    [one] besetzt { FORM($feature, "acc") }: jetzt { $points } Punkt wert, mindestens { $later }, wenn fertig
   *[other] besetzt { FORM($feature, "acc") }: jetzt { $points } Punkte wert, mindestens { $later }, wenn fertig
 }
ca-reason-claims-monastery = { $points ->
    [one] besetzt { FORM($feature, "acc") }: jetzt { $points } Punkt wert, { $later }, wenn fertig
   *[other] besetzt { FORM($feature, "acc") }: jetzt { $points } Punkte wert, { $later }, wenn fertig
 }
ca-reason-claims-complete = besetzt { FORM($feature, "acc") }: wird sofort gewertet, und { FORM($role, "your") } kommt zurück
ca-reason-claims-field = { $cities ->
    [0] besetzt die Wiese, die noch an keine fertige Stadt grenzt
    [one] besetzt die Wiese, die an eine fertige Stadt grenzt
   *[other] besetzt die Wiese, die an { $cities } fertige Städte grenzt
 }
ca-reason-field-likely = { $points ->
    [one] bringt am Ende wahrscheinlich { $points } Punkt
   *[other] bringt am Ende wahrscheinlich { $points } Punkte
 }
ca-reason-farmer-stays = lässt den Bauern bis zum Ende des Spiels dort
ca-reason-stays = lässt { FORM($role, "your-acc") } bis zum Ende dort: { FORM($feature, "nom-cap") } kann nicht mehr fertig werden
ca-reason-may-stay = lässt { FORM($role, "your-acc") } vielleicht bis zum Ende dort: { FORM($feature, "nom-cap") } wird nur mit { $chance } % Wahrscheinlichkeit fertig
ca-reason-comes-home = bringt { FORM($role, "your-acc") } wahrscheinlich zurück: { FORM($feature, "nom-cap") } wird mit { $chance } % Wahrscheinlichkeit fertig

## Moves as a person would say them

ca-say-tile-claim = Lege { $tile } an ({ $where }) und setze { FORM($follower, "acc") }
ca-say-tile-skip = Lege { $tile } an ({ $where }), ohne einen Meeple zu setzen
ca-say-marked-claim = Lege { $tile } an und setze { FORM($follower, "acc") }
ca-say-marked-skip = Lege { $tile } an, ohne einen Meeple zu setzen
ca-say-claim = Setze { FORM($follower, "acc") }
ca-say-skip = Setze keinen Meeple
ca-say-discard = Lege { $tile } beiseite
ca-the-tile = das Plättchen
ca-the-tile-named = das Plättchen „{ $tile }“
ca-where = { $turn ->
    [0] Spalte { $x }, Reihe { $y }
    [1] Spalte { $x }, Reihe { $y }, einmal gedreht
    [2] Spalte { $x }, Reihe { $y }, zweimal gedreht
   *[3] Spalte { $x }, Reihe { $y }, dreimal gedreht
 }
ca-follower-m = ein Mönch im Kloster
    .acc = einen Mönch ins Kloster
ca-follower-c = ein Ritter in der Stadt
    .acc = einen Ritter in die Stadt
ca-follower-c-to = ein Ritter in der Stadt im { $sides }
    .acc = einen Ritter in die Stadt im { $sides }
ca-follower-r = ein Wegelagerer auf der Straße
    .acc = einen Wegelagerer auf die Straße
ca-follower-r-to = ein Wegelagerer auf der Straße im { $sides }
    .acc = einen Wegelagerer auf die Straße im { $sides }
ca-follower-f = ein Bauer auf der Wiese
    .acc = einen Bauern auf die Wiese
ca-follower-f-to = ein Bauer auf der Wiese im { $sides }
    .acc = einen Bauern auf die Wiese im { $sides }
ca-follower-f-nth = ein Bauer auf der Wiese im { $sides }, Nummer { $n }
    .acc = einen Bauern auf die Wiese im { $sides }, Nummer { $n }
