## The score pad, and the same lines in the terminal

cc-pad-track = punten die al op het scorespoor staan
cc-pad-money = ${ $money } over, 1 punt voor elke ${ $each }
cc-pad-income = { $building } op { $parcel } levert ${ $amount } op
cc-pad-income-why = { $building } op { $parcel } levert ${ $amount } op: { $reasons }
cc-pad-strength = kracht { $strength }: { $parts }
cc-pad-cowboys = { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
 }
cc-pad-revolvers = { $count ->
    [one] 1 revolver
   *[other] { $count } revolvers
 }
cc-pad-white = de witte cowboy
cc-pad-ammunition = { $strength } voor de munitie
cc-pad-mercenary = { $strength } voor de Huurmoordenaar
