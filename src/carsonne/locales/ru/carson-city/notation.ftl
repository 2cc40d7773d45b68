## Errors in typed positions of Carson City

### A line

cc-bad-twice = { $name } встречается дважды.
cc-bad-header = Заголовка { $name } нет.
cc-bad-player = Игрока { $name } нет.
cc-bad-player-twice = Один игрок назван дважды.
cc-bad-number = { $name }: нужно целое число от 0 до { $most }, а не { $text }.
cc-bad-field = Поля { $name } нет.
cc-bad-value = У { $text } нет значения: пишите, как в { $sample }.
cc-bad-building = Здания { $name } нет.
cc-bad-round = Раунды считают с 1.
cc-bad-market = В ряду семь клеток, от 3 $ до 12 $; пустую обозначает «..».
cc-bad-character = { $text } — не игрок и персонаж, как { $sample }.
cc-bad-target = Места { $name } для ковбоя нет.
cc-bad-white = { $header } должен быть { $value } или отсутствовать, а не { $text }.

### The town

cc-bad-rows = В городе { $rows } рядов участков, а не { $found }.
cc-bad-more-rows = В городе не больше { $rows } рядов.
cc-bad-row = В ряду { $parcels } участков, а не { $found }.
cc-bad-piece = Элемента { $name } нет.
cc-bad-owned-river = У реки нет владельца.
cc-bad-no-owner = У здания есть владелец, как в { $sample }.
cc-bad-edge = Ребра { $name } нет; есть рёбра от H0,0 до H8,7 и от V0,0 до V7,8.
cc-bad-road-twice = Дорога { $road } названа дважды.
cc-bad-network = Дороги не образуют одну сеть.
cc-bad-roads = Дорог { $most }, а не { $found }.
cc-bad-road-stock = Дорог только { $most }; на мост уходит две.
cc-bad-pieces = { $parcel }: лишний элемент { $piece }; в игре их { $most }.
cc-bad-parcels = Больше { $most } участков не бывает ни у кого.
cc-bad-buildings = Слишком много { FORM($building, "many") }; в игре их { $most }.
cc-bad-revolvers = { $least ->
    [one] { $player }: здания дают { $least } револьвер.
    [few] { $player }: здания дают { $least } револьвера.
   *[many] { $player }: здания дают { $least } револьверов.
 }

cc-bad-river-there = На плане есть река.
cc-bad-other-river = Река в параметрах и река на плане разные.

### The game and the round

cc-bad-seats = Игроков в позиции { $players }, а в партии { $seats }.
cc-bad-stranger = Назван кто-то, кто не играет.
cc-bad-needs = К { $header } нужно добавить и { $other }.
cc-bad-over = Когда партия закончена, персонажей нет ни у кого.
cc-bad-order = Персонажей выбирают по порядку; кто-то пропущен или не играет.
cc-bad-early = Персонажей выбрали ещё не все.
cc-bad-no-white = Белого ковбоя нет ни у кого.
cc-bad-no-cowboy = { $player }: такого ковбоя нет.
cc-bad-stand = { $player }: такой ковбой не может стоять на { $place }.
cc-bad-room = Ещё одному ковбою на { $place } места нет.
cc-bad-cowboys = { $player }: ковбоев только { $most }.
