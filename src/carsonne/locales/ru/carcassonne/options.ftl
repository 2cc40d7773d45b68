## Carcassonne

carcassonne = Каркассон
line-carcassonne = Выкладывайте квадраты, составляйте карту дорог и городов и ставьте подданных туда, где они принесут очки.
lesson-carcassonne-first-title = Ваша первая партия
lesson-carcassonne-first-about = Выкладывайте квадраты, ставьте подданных, завершайте дороги и города и узнайте, что дают крестьяне и как заканчивается партия.

## Options

option-carcassonne-edition = Издание
option-carcassonne-small-city = Город из двух квадратов
option-carcassonne-farm-mode = Подсчёт крестьян
option-carcassonne-farm-points = Очки за накормленный город
option-carcassonne-farmers = Крестьяне
option-carcassonne-hand = Квадраты на руке
option-carcassonne-hand-end = Конец партии с квадратами на руке
option-carcassonne-first = Кто ходит первым
option-help-carcassonne-edition = Определяет, сколько приносит город из двух квадратов и как считают крестьян.
option-help-carcassonne-small-city = Сколько приносит завершённый город из двух квадратов.
option-help-carcassonne-farm-mode = Либо крестьяне спорят за каждый город, либо каждое поле считается отдельно.
option-help-carcassonne-farm-points = За каждый завершённый город, который кормят крестьяне.
option-help-carcassonne-farmers = Подданных можно ставить на поля. Выключите, чтобы первая партия была проще.
option-help-carcassonne-hand = С тремя вы сами выбираете, какой квадрат выложить, и никто другой их не видит.
option-help-carcassonne-hand-end = Играть, пока руки не опустеют, или закончить после хода, в который взят последний квадрат.
option-help-carcassonne-first = Чей ход первый.
brief-carcassonne-edition-fr2002 = Правила 2002 года
brief-carcassonne-edition-first = Первое издание
brief-carcassonne-edition-second = Второе издание
brief-carcassonne-edition-third = Третье издание
choice-carcassonne-edition-fr2002 = Французские правила 2002 года
choice-carcassonne-edition-first = Первое (2000)
choice-carcassonne-edition-second = Второе
choice-carcassonne-edition-third = Третье и более поздние
choice-carcassonne-small-city-2 = 2 очка
choice-carcassonne-small-city-4 = 4 очка, как любой город
choice-carcassonne-farm-mode-per-city = Город за городом
choice-carcassonne-farm-mode-per-field = Поле за полем
choice-carcassonne-farm-mode-per-field-once = Поле за полем, за каждый город один раз
choice-carcassonne-farm-points-3 = 3
choice-carcassonne-farm-points-4 = 4
choice-carcassonne-hand-1 = Один: взять и выложить
choice-carcassonne-hand-3 = Три: тактический вариант
choice-carcassonne-hand-end-play-out = Доиграть все квадраты
choice-carcassonne-hand-end-last-draw = Закончить с последним взятым
