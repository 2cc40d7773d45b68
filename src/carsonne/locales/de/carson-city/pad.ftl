## The score pad, and the same lines in the terminal

cc-pad-track = Punkte, die schon auf der Wertungstafel stehen
cc-pad-money = { $money } $ übrig, 1 Punkt für je { $each } $
cc-pad-income = { $building } auf { $parcel } bringt { $amount } $
cc-pad-income-why = { $building } auf { $parcel } bringt { $amount } $: { $reasons }
cc-pad-strength = Stärke { $strength }: { $parts }
cc-pad-cowboys = { $count ->
    [one] { $count } Cowboy
   *[other] { $count } Cowboys
 }
cc-pad-revolvers = { $count ->
    [one] { $count } Revolver
   *[other] { $count } Revolver
 }
cc-pad-white = der weiße Cowboy
cc-pad-ammunition = { $strength } für die Munition
cc-pad-mercenary = { $strength } für den Revolverhelden
