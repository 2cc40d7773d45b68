## Carcassonne in a terminal

### Beside the board

ca-term-player = { $colour }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }, { $followers ->
    [0] подданных не осталось
    [one] остался { $followers } подданный
    [few] осталось { $followers } подданных
   *[many] осталось { $followers } подданных
 }
ca-term-drawn = Выложить квадрат: { $id } ({ $tile })
ca-term-hand = У вас на руке: { $tiles }

### What can be typed

ca-term-tiles = выложить квадрат: номер клетки, r и число поворотов
ca-term-tile = { $turn ->
    [0] квадрат { $tile } на { $cell }
    [1] квадрат { $tile } на { $cell }, один поворот
    [2] квадрат { $tile } на { $cell }, два поворота
   *[3] квадрат { $tile } на { $cell }, три поворота
 }
ca-term-skip = без подданного
ca-term-discard = отложить квадрат { $tile }
ca-term-choice = { $choice }: { $forecast }

### What it would bring

ca-term-gain = { $name } { $points }
ca-term-scores = очки: { $gains }
ca-term-complete = { $points ->
    [one] { $points } очко, если бы партия закончилась сейчас, { $later } по завершении
    [few] { $points } очка, если бы партия закончилась сейчас, { $later } по завершении
   *[many] { $points } очков, если бы партия закончилась сейчас, { $later } по завершении
 }
ca-term-least = { $points ->
    [one] { $points } очко, если бы партия закончилась сейчас, не меньше { $later } по завершении
    [few] { $points } очка, если бы партия закончилась сейчас, не меньше { $later } по завершении
   *[many] { $points } очков, если бы партия закончилась сейчас, не меньше { $later } по завершении
 }
ca-term-never = { $points ->
    [one] { $points } очко, если бы партия закончилась сейчас; завершить уже нельзя
    [few] { $points } очка, если бы партия закончилась сейчас; завершить уже нельзя
   *[many] { $points } очков, если бы партия закончилась сейчас; завершить уже нельзя
 }
ca-term-explain-claim = Это принесло бы { $forecast }.
ca-term-explain-skip = Подданные остаются у вас; то, что завершил квадрат, подсчитывается.
ca-term-explain-nothing = Это не приносит очков и ничего не меняет в том, что подсчитали бы, если бы партия закончилась сейчас.
ca-term-explain-now = Очки сразу: { $now }.
ca-term-explain-end = Сразу очков нет. Если бы партия закончилась сейчас: { $end }.
ca-term-explain-both = Очки сразу: { $now }. Если бы партия закончилась сейчас: { $end }.
ca-term-about = Квадрат { $id }: { $tile }, в игре: { $count }.

### What happens

ca-term-draws = { FORM($name, "cap") } берёт квадрат { $tile }.
ca-term-draws-hidden = { FORM($name, "cap") } берёт квадрат.
ca-term-places = { FORM($name, "cap") } выкладывает квадрат { $tile } на { $cell }.
ca-term-claims = { FORM($name, "cap") } ставит { FORM($role, "acc") } на место { $place }.
ca-term-aside = Квадрат { $tile } никуда не подходит, его откладывают.
ca-term-scored = { $points ->
    [one] { FORM($name, "cap") } получает { $points } очко: { $reason }.
    [few] { FORM($name, "cap") } получает { $points } очка: { $reason }.
   *[many] { FORM($name, "cap") } получает { $points } очков: { $reason }.
 }
ca-term-ended = { $count ->
    [one] Партия закончена. Побеждает { $names }.
    [few] Партия закончена. Победу делят { $names }.
   *[many] Партия закончена. Победу делят { $names }.
 }

### Statistics of many games

ca-topic-first = Какой первый подданный приносит победу?
ca-topic-follower = Сколько приносит подданный?
ca-source-field = поле
ca-source-road = дорога
ca-source-city = город
ca-source-monastery = монастырь
