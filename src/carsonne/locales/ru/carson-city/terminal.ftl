## Carson City in a terminal. Parcels have the names that are typed there, such as D4.

### The picture

cc-term-now = { $round }. Ряд зданий:
cc-term-before = До первого раунда
cc-term-stands = { $target }: { $cowboys }
cc-term-white = { $player } белый
cc-term-player = { $player }:
cc-term-player-as = { $player }, { $character }:
cc-term-keeps = отложено: { $buildings }
cc-term-tiles = { $what }: { $tiles }

### What happens

cc-term-founded = На { FORM($parcel, "prep") } стоит { $building }
cc-term-tile_drawn = { $name } берёт фишку дуэли: { $value }
cc-term-tile_drawn-hidden = { $name } берёт фишку дуэли
cc-term-undone = { $name } возвращает ход
cc-term-ended = Партия закончена

### Choices: what one of them means, what it would bring, and groups of them

cc-term-choice = { FORM($move, "cap") }
cc-term-also = { FORM($first, "cap") }. { FORM($second, "cap") }
cc-term-house-gain = вам { $gain } за раунд
cc-term-raid = Вы забираете { $share } $
cc-term-sentence = { FORM($said, "cap") }.
cc-term-money = У вас { $money } $.
cc-term-sides = Жёлтая сторона: { $yellow } Красная сторона: { $red }
cc-term-kind-road = проложить дорогу: H или V, затем ряд и столбец линии
cc-term-kind-place = поставить ковбоя на участок: его буква и цифра
cc-term-kind-move = переставить ковбоя: откуда и куда
cc-term-kind-claim = занять участок: его буква и цифра
cc-term-kind-buy = купить участок: его буква и цифра
cc-term-kind-house = поставить дом на участок: его буква и цифра
cc-term-kind-fight = провести дуэль за участок: его буква и цифра
cc-term-kind-build = построить: здание, затем буква и цифра участка
cc-term-kind-amount = количество

### Statistics of many games

cc-topic-character = Какой персонаж приносит победу?
cc-topic-first_character = Какой первый персонаж приносит победу?
cc-topic-first_placement = Какой первый ход ковбоем приносит победу?
cc-topic-building = Какое здание приносит победу?
cc-topic-points = Откуда берутся очки?
cc-topic-parcel = участок
