## The score pad, and the same lines in the terminal

cc-pad-track = points already on the track
cc-pad-money = ${ $money } left, 1 point for every ${ $each }
cc-pad-income = { $building } on { $parcel } earns ${ $amount }
cc-pad-income-why = { $building } on { $parcel } earns ${ $amount }: { $reasons }
cc-pad-strength = strength { $strength }: { $parts }
cc-pad-cowboys = { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
 }
cc-pad-revolvers = { $count ->
    [one] 1 revolver
   *[other] { $count } revolvers
 }
cc-pad-white = the white cowboy
cc-pad-ammunition = { $strength } for the ammunition
cc-pad-mercenary = { $strength } for the Mercenary
