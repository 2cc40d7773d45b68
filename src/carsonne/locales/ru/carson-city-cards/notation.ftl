## The Card Game: errors in typed positions

### Lines

cards-bad-header = Заголовка { $name } нет.
cards-bad-twice = { $header } встречается дважды; впервые в строке { $line }.
cards-bad-player = Игрока пишут как { $real }, игрока-бота как { $virtual }.
cards-bad-player-word = { $name } — не масть и не уровень.
cards-bad-player-twice = Игрок { $player } уже есть, в строке { $line }.
cards-bad-suit-twice = Масть { $suit } уже у игрока { $player }, в строке { $line }.
cards-bad-parcel = Участка { $name } нет.
cards-bad-row = Участков в этом ряду { $count }, а в первом ряду города { $wanted }.
cards-bad-round = { $text } — не раунд. Раунды идут от { $first } до { $last }; потом пишут { $over }.
cards-bad-back = Оборота { $name } нет.
cards-bad-card = Карты { $name } нет.
cards-bad-character = Персонажа { $name } нет.
cards-bad-bid-card = Аукционной карты { $name } нет.
cards-bad-named-twice = { $name } встречается дважды.
cards-bad-sold = { $most ->
    [one] Продать можно не больше { $most } карты.
    [few] Продать можно не больше { $most } карт.
   *[many] Продать можно не больше { $most } карт.
 }
cards-bad-laid = { $text } — не карта с местом, как { $sample }.
cards-bad-far = { $place } дальше от 0,0, чем может дотянуться город.

### Players and cities

cards-bad-missing = Нет игрока { $player }.
cards-bad-order = Реальные игроки идут перед игроками-ботами.
cards-bad-all-virtual = Хотя бы один игрок должен быть реальным.
cards-bad-used-twice = { $card } уже есть в строке { $line }.
cards-bad-virtual-has = У игрока-бота нет { $header }.
cards-bad-virtual-city = У игрока-бота нет города.
cards-bad-real-cards = { $header } — для игроков-ботов. Город пишут ряд за рядом или с помощью { $laid }.
cards-bad-no-auctioneer = Без Аукциониста ничего продать нельзя.
cards-bad-not-owned = Этого персонажа у игрока нет: { $person }.
cards-bad-many-cards = { $most ->
    [one] Больше { $most } карты не берёт никто.
    [few] Больше { $most } карт не берёт никто.
   *[many] Больше { $most } карт не берёт никто.
 }
cards-bad-size = Высота города { $high }, ширина { $wide }. Больше 8 на 8 ему быть нельзя.
cards-bad-size-captain = Высота города { $high }, ширина { $wide }. С Капитаном ему нельзя быть больше 8 на 9.
cards-bad-apart = Участок { $place } не соединён с остальными.
cards-bad-rows = Ряды не соответствуют положенным картам.
cards-bad-elements = В игре только { $things }.

### Playing on from a position

cards-bad-middle = Продолжить можно только с начала раунда, а это его середина.
cards-bad-no-round = Продолжить можно только с начала раунда. Назовите раунд, как в { $sample }.
cards-bad-seats = Реальных игроков в позиции { $players }, а в партии { $seats }.
cards-bad-levels = Игроки-боты в позиции не те, что в параметрах.
cards-bad-no-laid = Чтобы продолжить, перечислите карты и их места, как в { $sample }.
cards-bad-no-sold = Чтобы продолжить, перечислите проданные карты.
cards-bad-spent = { $count ->
    [0] В начале эры потраченных аукционных карт нет.
    [one] К этому времени должна быть потрачена { $count } аукционная карта.
    [few] К этому времени должно быть потрачено { $count } аукционные карты.
   *[many] К этому времени должно быть потрачено { $count } аукционных карт.
 }
cards-bad-hand = У этого игрока нет аукционной карты { $value }.
cards-bad-full = Для этого раунда карт слишком много.
cards-bad-drift = Город должен начинаться ближе к 0,0.
cards-bad-top = Верх колоды — первая карта в { $header }.
cards-bad-pile = Карт местности в колоде { $count }, а на эру может понадобиться { $needed }.
cards-bad-people = Персонажей в колоде { $count }, а до конца партии нужно { $needed }.
cards-bad-backs = Обороты не согласуются с уже показанными персонажами.

## Errors in moves

cards-bad-bid = Аукционные карты идут от 1 до { $most }.

## Errors in deck files

cards-bad-deck = Колода должна быть объектом JSON не больше одного мегабайта.
cards-bad-deck-differs = Колода отличается от изданной.
cards-bad-deck-more = Есть и другие отличия: { $count }.
cards-bad-deck-no-list = Списка { $list } нет.
cards-bad-deck-no-id = В списке { $list } есть строка, которая не является объектом с { $field }.
cards-bad-deck-first-rows = { $field } должно быть { $one } или { $other }.
cards-bad-deck-lacks = В списке { $list } не хватает { $ids }.
cards-bad-deck-lacks-many = В списке { $list } не хватает строк: { $count }, например { $ids }.
cards-bad-deck-extra = В списке { $list } есть лишние строки: { $ids }.
cards-bad-deck-extra-many = В списке { $list } лишних строк: { $count }, например { $ids }.
cards-bad-deck-grid = У карты { $id } нет двух рядов по два известных участка.
cards-bad-deck-attraction = У карты { $id } нет привлекательности от 0 до 99.
cards-bad-deck-count = Эра { $era }, { $name }: участков { $found }, а напечатано { $count }.
cards-bad-deck-back = На обороте { $id } должен быть череп или шесть мастей в каком-нибудь порядке.
cards-bad-deck-character = { $name }: привлекательность { $published }, а не { $found }.
