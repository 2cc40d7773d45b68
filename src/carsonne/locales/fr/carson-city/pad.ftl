## The score pad, and the same lines in the terminal

cc-pad-track = points déjà marqués sur la piste
cc-pad-money = il reste { $money } $, 1 point par tranche de { $each } $
cc-pad-income = { FORM($building, "def") } sur { FORM($parcel, "def") } rapporte { $amount } $
cc-pad-income-why = { FORM($building, "def") } sur { FORM($parcel, "def") } rapporte { $amount } $ : { $reasons }
cc-pad-strength = force { $strength } : { $parts }
cc-pad-cowboys = { $count ->
    [one] { $count } cow-boy
   *[other] { $count } cow-boys
 }
cc-pad-revolvers = { $count ->
    [one] { $count } revolver
   *[other] { $count } revolvers
 }
cc-pad-white = le cow-boy blanc
cc-pad-ammunition = { $strength } pour les munitions
cc-pad-mercenary = { $strength } pour le tueur à gages
