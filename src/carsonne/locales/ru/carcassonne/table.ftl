## The board

board-label = Карта. Стрелки ведут от клетки к клетке, R поворачивает квадрат, Enter выкладывает его; точка и запятая перебирают объекты.
cell-name = столбец { $x }, ряд { $y }
cell-label = Столбец { $x }, ряд { $y }. { $turns ->
    [one] Квадрат подходит в { $turns } положении.
    [few] Квадрат подходит в { $turns } положениях.
   *[many] Квадрат подходит в { $turns } положениях.
 } Рядом: { $beside }.
cell-aimed = В этом положении: { $sides }. Enter выкладывает его.
place-nth = { $place }, номер { $n }
sides-of = { $sort } { FORM($sides, "loc") }
sides-all = со всех сторон
# What lies beside a cell: “north road”, “north road (2 tiles, held by Ada)”
beside-side = { $side } — { $what }
beside-feature = { $side } — { $what } ({ $facts })
tiles-laid = Квадраты на карте
tile-laid = Столбец { $x }, ряд { $y }: { $tile }; { $sides }
tile-shown = { $tile }; { $sides }
cell-dead = Ни один оставшийся квадрат сюда не подходит
turn-tile = Повернуть квадрат (R)
turn-left = Повернуть налево (Shift R)
turn-right = Повернуть направо (R)
show-fields = Показать поля (F)

## Followers

claim-knight = Поставить рыцаря: { $place }
claim-thief = Поставить разбойника: { $place }
claim-monk = Поставить монаха: { $place }
claim-farmer = Поставить крестьянина: { $place }
follower-at = { $name }: { $role }, { $place }, { $cell }

## What a follower or a tile would bring

claim-scores = { $points ->
    [one] { $points } очко сразу
    [few] { $points } очка сразу
   *[many] { $points } очков сразу
 }
claim-ended = { $points ->
    [one] { $points } очко, если бы партия закончилась сейчас
    [few] { $points } очка, если бы партия закончилась сейчас
   *[many] { $points } очков, если бы партия закончилась сейчас
 }
claim-complete = { $points } по завершении
claim-least = не меньше { $points } по завершении
claim-never = завершить уже нельзя
claim-spot-scores = +{ $points }
claim-spot-ended = сейчас { $points }
claim-spot-field = в конце { $points }
claim-spot-complete = заверш. { $points }
claim-spot-least = заверш. { $points }+
lay-you = Вы
lay-scores = Очки сразу: { $parts }.
lay-ended = Если бы партия закончилась сейчас: { $parts }.

## Features

feature-tiles = { $tiles ->
    [one] { $tiles } квадрат
    [few] { $tiles } квадрата
   *[many] { $tiles } квадратов
 }
feature-shields = { $shields ->
    [one] { $shields } щит
    [few] { $shields } щита
   *[many] { $shields } щитов
 }
feature-open = открыто: { $open }
feature-complete = завершено
feature-held = владеет: { $names }
feature-unheld = никто не владеет
feature-free = Свободно
feature-holder = **{ $name }** владеет, подданных: { $count }
feature-sharer = **{ $name }** владеет вместе с другими, подданных: { $count }
feature-now = Если бы партия закончилась сейчас
feature-end = По завершении
feature-least = По завершении, не меньше
feature-never = Завершить уже нельзя.
feature-field-end = В конце партии
points = { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }

## The table

tile-of = квадрат { $n } из { $of }
supply = { $left ->
    [0] Подданных не осталось
    [one] Остался { $left } подданный
    [few] Осталось { $left } подданных
   *[many] Осталось { $left } подданных
 }
supply-left = ещё { $left }
tiles-left = Что осталось
tiles-left-foot = Блёклые квадраты уже вышли
bag = { $left ->
    [0] Квадратов больше не осталось
    [one] Остался { $left } квадрат
    [few] Осталось { $left } квадрата
   *[many] Осталось { $left } квадратов
 }
bag-hands = взять можно ещё { $left }, у других на руке { $hidden }
aside = Отложено
hand = Квадраты у вас на руке
ask-place = Выложите **квадрат**
ask-place-hand = Выложите один из **квадратов**
ask-place-cells = { $cells ->
    [0] Этот квадрат никуда не подходит.
   *[other] Подходит одна клетка.
 }
cells-fit = { $at ->
    [0] { $cells ->
        [one] Подходит { $cells } клетка
        [few] Подходят { $cells } клетки
       *[many] Подходят { $cells } клеток
     }
   *[other] Клетка { $at } из { $cells }
 }
cells-step = К следующей клетке, куда подходит квадрат (C)
cells-beyond = Ещё { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[many] { $cells } клеток
 } { $side ->
    [up] сверху
    [down] снизу
    [left] слева
   *[other] справа
 }
ask-place-click = Щёлкните ещё раз, чтобы выложить. R, колёсико или правая кнопка поворачивают квадрат.
ask-place-tap = Коснитесь ещё раз, чтобы выложить здесь.
ask-claim = Поставьте **подданного**, если хотите
ask-claim-how = Всё можно изменить, пока вы не подтвердили.
ask-confirm = Закончить **ход**?
ask-confirm-how = Ещё можно отменить.
ask-discard = Ни один ваш квадрат не подходит: **отложите** один
ask-discard-how = Выберите, от какого отказаться.
wait-draw = { $name } берёт квадрат
wait-place = { $name } выкладывает квадрат
wait-claim = { $name } может поставить подданного
wait-turn-end = { $name } заканчивает ход
wait-over = Партия закончена
lay = Выложить
lay-first = Сначала выберите клетку
quarter = { $id ->
    [1] Квадраты 1–18
    [2] Квадраты 19–36
    [3] Квадраты 37–54
    [4] Квадраты 55–72
   *[end] Окончательный подсчёт
 }
claim-first = Сначала выберите место для подданного
no-follower = Без подданного
discard = Отложить
key-aim = Перейти на другую клетку
key-cell = К следующей клетке, куда подходит квадрат (Shift: обратно)
key-turn = Повернуть квадрат (Shift: в другую сторону)
key-enter = Выложить квадрат, закончить ход
key-claim = Поставить подданного на первое, второе … место
key-none = Без подданного
key-features = Перебрать объекты
key-fields = Показать поля
key-zoom = Крупнее, мельче, всё поле

## The log

scene-claimed-knight = **{ $name }** ставит рыцаря
scene-claimed-thief = **{ $name }** ставит разбойника
scene-claimed-monk = **{ $name }** ставит монаха
scene-claimed-farmer = **{ $name }** ставит крестьянина
log-laid = **{ $name }** выкладывает квадрат
log-claimed-knight = **{ $name }** выкладывает квадрат и ставит рыцаря
log-claimed-thief = **{ $name }** выкладывает квадрат и ставит разбойника
log-claimed-monk = **{ $name }** выкладывает квадрат и ставит монаха
log-claimed-farmer = **{ $name }** выкладывает квадрат и ставит крестьянина
log-aside = **{ $name }** откладывает квадрат: { $tile }
log-final = Окончательный подсчёт
told-drawn = Ваш квадрат: { $tile }.
told-placed = { $name } выкладывает квадрат: { $cell }; { $tile }; { $sides }.
told-claimed-knight = { $name } ставит там рыцаря: { $place }, { $cell }.
told-claimed-thief = { $name } ставит там разбойника: { $place }, { $cell }.
told-claimed-monk = { $name } ставит там монаха: { $place }, { $cell }.
told-claimed-farmer = { $name } ставит там крестьянина: { $place }, { $cell }.
told-skipped = { $name } не ставит подданного.
told-returned = { $name } возвращает подданного: { $role }.
told-ended = Партия закончена. Больше всего очков: { $names }.
award = { $what }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 } — { $names }
award-city = Город
award-road = Дорога
award-monastery = Монастырь
award-field = Крестьяне
because-tiles = { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
   *[many] { $count } квадратов
 } по { $each ->
    [one] { $each } очку
    [few] { $each } очка
   *[many] { $each } очков
 }
because-tiles-shields = { $tiles ->
    [one] { $tiles } квадрат
    [few] { $tiles } квадрата
   *[many] { $tiles } квадратов
 } и { $shields ->
    [one] { $shields } щит
    [few] { $shields } щита
   *[many] { $shields } щитов
 } по { $each ->
    [one] { $each } очку
    [few] { $each } очка
   *[many] { $each } очков
 }
because-cities = { $count ->
    [one] { $count } завершённый город
    [few] { $count } завершённых города
   *[many] { $count } завершённых городов
 } по { $each ->
    [one] { $each } очку
    [few] { $each } очка
   *[many] { $each } очков
 }
