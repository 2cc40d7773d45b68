## The score pad, and the same lines in the terminal

cc-pad-track = очки, уже отмеченные на шкале
cc-pad-money = осталось { $money } $, по 1 очку за каждые { $each } $
cc-pad-income = { $building } на { FORM($parcel, "prep") }: доход { $amount } $
cc-pad-income-why = { $building } на { FORM($parcel, "prep") }: доход { $amount } $ ({ $reasons })
cc-pad-strength = сила { $strength }: { $parts }
cc-pad-cowboys = { $count ->
    [one] { $count } ковбой
    [few] { $count } ковбоя
   *[many] { $count } ковбоев
 }
cc-pad-revolvers = { $count ->
    [one] { $count } револьвер
    [few] { $count } револьвера
   *[many] { $count } револьверов
 }
cc-pad-white = белый ковбой
cc-pad-ammunition = { $strength } за боеприпасы
cc-pad-mercenary = { $strength } за Наёмника
