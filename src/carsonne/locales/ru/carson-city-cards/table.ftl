## A table of the Card Game

cards-era-round = Эра { $era }, раунд { $round } из 9
cards-virtual-name = Бот «{ $suit }»
cards-card-text = { $card }: сверху { $a } и { $b }, снизу { $c } и { $d }; привлекательность { $attraction }
cards-parcel-at = столбец { $col } — { $what }
cards-row = Ряд { $row }: { $all }
cards-cities = Все города
cards-bids-left = { $name }, ставки впереди: { $left }; потрачены: { $spent }
cards-none = нет
cards-taken-by = Уже взято: { $name }
cards-line-points = { $line }: { $gains }
cards-nothing-yet = Пока ничего.
cards-pad = Блокнот
cards-if-ended = Если бы всё закончилось сейчас
cards-total = Всего
cards-market = Рынок
cards-left = осталось { $left }
cards-skull = череп
cards-breaks-ties = решает ничьи
cards-ties = Ничьи решает порядок: { $suits }
cards-ties-short = ничьи
cards-order = Высшая ставка берёт первой
cards-bids-down = Ставки этого раунда
cards-face-down = лицом вниз
cards-void = без ставки в этом раунде
cards-has-chosen = ставка выбрана
cards-choosing = выбирает
cards-pile = с верха колоды
cards-placing = кладёт карту
cards-taking = берёт карту
cards-tied = ничья
cards-bids = Ставки
cards-your-bids = Ваши ставки
cards-bids-of = Ставки: { $name }
cards-bid-now = в этом раунде { $bid }
cards-bid-sum = { $bid } + { $bonus } = { $total }
cards-bid-raised = { $sum }, { $who }
cards-bid-bonus = +{ $bonus } в этом раунде
cards-bids-spent = { $era ->
    [I] потраченные вернутся в Эре II
   *[other] потраченные не вернутся
 }
cards-bids-all = по одной на каждый раунд эры
cards-bid-n = Ставка { $value }
cards-bid-spent = { $value }, потрачена
cards-spent = потрачена
cards-to-come = Ставки впереди
cards-struck = потраченные зачёркнуты
cards-city-of = Город: { $name }
cards-your-city = Ваш город
cards-city-empty = Местности пока нет. Первую карту можно положить где угодно.
cards-pile-empty = Карт пока нет.
cards-back = К своему городу
cards-next-place = { $n ->
    [1] Единственное место
    [one] Следующее из { $n } места
    [few] Следующее из { $n } мест
   *[many] Следующее из { $n } мест
 }
cards-zoom-in = Крупнее
cards-zoom-out = Мельче, до всего города
cards-drag = Перетащите её в город
cards-hint-lift = Перетащите карту, коснитесь числа или выберите из списка.
cards-from-to = очки: { $from } → { $to }
cards-place = Очки { $change }: { $where }; { $what }
cards-best = до { $change }
cards-worth = сейчас { $now }, в конце около { $end }
cards-spot-any = где угодно
cards-spot-row = ряд { $n }
cards-spot-row-before = над городом
cards-spot-row-first = через верхний край
cards-spot-row-last = через нижний край
cards-spot-row-after = под городом
cards-spot-col = столбец { $n }
cards-spot-col-before = слева от города
cards-spot-col-first = через левый край
cards-spot-col-last = через правый край
cards-spot-col-after = справа от города
cards-places = { $n ->
    [1] Одно место
    [one] { $n } место, лучшие сверху
    [few] { $n } места, лучшие сверху
   *[many] { $n } мест, лучшие сверху
 }
cards-covers = { $n ->
    [0] ничего не накрывает
    [one] накрывает { $n } пустой участок
    [few] накрывает { $n } пустых участка
   *[many] накрывает { $n } пустых участков
 }
cards-covers-things = накрывает { $n }: { $things }
cards-size = Город: ширина { $wide }, высота { $high }, не больше { $columns } на { $rows }
cards-sell-title = Аукционист продаёт
cards-sell-hint = 7 очков за карту, которая не накрывает другую и сама не накрыта, если остальной город не распадётся.
cards-sell = Продать: { $card }
cards-virtual-brief = { $level }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }
cards-cards-n = { $n ->
    [one] { $n } карта местности
    [few] { $n } карты местности
   *[many] { $n } карт местности
 }
cards-your-people = Ваши персонажи
cards-people = Персонажи
cards-no-people = Пока никого.
cards-used = на боку
cards-used-name = { $name } (на боку)
cards-now = сейчас?
cards-ready = наготове
cards-scores = { $points ->
    [one] сейчас { $points } очко
    [few] сейчас { $points } очка
   *[many] сейчас { $points } очков
 }
cards-scores-you = { $points ->
    [one] Сейчас приносит вам { $points } очко.
    [few] Сейчас приносит вам { $points } очка.
   *[many] Сейчас приносит вам { $points } очков.
 }
cards-ask-again = Снова спрашивать о персонажах
cards-leaves = Части стола
cards-leaf-market = Рынок
cards-leaf-city = Город
cards-leaf-others = Другие
cards-leaf-score = Счёт
cards-leaf-log = Журнал
cards-ask-suit = Выберите **масть**
cards-ask-suit-how = Масти решают ничьи, в каждом раунде в своём порядке.
cards-ask-bid = Выберите **ставку**
cards-ask-bid-how = Ставки тайные; высшая берёт первой. Каждую карту можно сыграть один раз за эру.
cards-ask-bid-again = Ставка { $value }? Нажмите на карту ещё раз или на кнопку.
cards-ask-void = Адвокат взял вам карту: **сбросьте** аукционную карту
cards-ask-void-how = В этом раунде она не считается.
cards-ask-use = Применить **{ FORM($name, "acc") }** сейчас?
cards-ask-use-again = На рынке будет на карту больше, и ваша ставка всё-таки считается: в свою очередь вы возьмёте ещё одну карту.
cards-ask-take = Возьмите **карту** с рынка
cards-ask-take-two = Возьмите первую из **двух карт** с рынка
cards-ask-take-how = Местность сразу идёт в ваш город, персонаж остаётся у вас.
cards-ask-take-chosen = { $card }? Нажмите ещё раз или на кнопку.
cards-ask-place = Положите в свой город: **{ $card }**
cards-ask-place-how = Каждое число — это место для карты и то, как изменится счёт.
cards-ask-place-tap = Коснитесь числа или проведите пальцем по городу, чтобы увидеть там карту.
cards-ask-place-here = Здесь ваш счёт изменится на { $change }.
cards-ask-aside = Эта карта в ваш город не **подходит**
cards-ask-aside-how = Она отложена в сторону и очков не приносит.
cards-ask-after = **Продать** карту, пока ваш ход не закончен?
cards-ask-after-how = Аукционист платит по 7 очков не больше чем за три карты.
cards-ask-sale = Последняя возможность **продать** карту
cards-ask-paperboy = Газетчик приводит **персонажа**, которого нет ни у кого
cards-ask-paperboy-how = Выберите одного или никого.
cards-ask-confirm = Всё так?
cards-ask-confirm-how = Подтвердите или отмените.
cards-next = Дальше: { $name }.
cards-revealed = Ставки открыты
cards-skip = Нажмите любую клавишу, чтобы продолжить.
cards-skip-tap = Коснитесь, чтобы продолжить.
cards-takes = { $name } берёт карту: { $card }
cards-round = Эра { $era }, раунд { $round }
cards-wait-bid = { $count ->
    [one] { $name } ещё выбирает ставку
    [few] { $name } ещё выбирают ставки
   *[many] { $name } ещё выбирают ставки
 }
cards-wait-use = { $name } решает, применить ли персонажа
cards-wait-take = { $name } берёт карту
cards-wait-place = { $name } кладёт карту
cards-wait-other = Ждём: { $name }
cards-bid = Поставить
cards-bid-this = Поставить { $value }
cards-take = Взять
cards-take-this = Взять: { $card }
cards-put = Положить сюда
cards-put-back = Забрать
cards-use = Применить { FORM($name, "acc") }
cards-not-now = Не сейчас
cards-not-this-era = Не в этой эре
cards-set-aside = Отложить
cards-done = Готово
cards-nobody = Никого
cards-log-bids = Ставки: { $bids }
cards-log-taken = { $name } берёт карту: { $card }
cards-log-placed = { $name } берёт карту и кладёт в город: { $card }
cards-log-aside = { $name } берёт карту и откладывает в сторону: { $card }
cards-log-used = { $bonus ->
    [0] { $name } применяет { FORM($person, "acc") }
   *[other] { $name } применяет { FORM($person, "acc") }: +{ $bonus }
 }
cards-log-sold = { $name } продаёт карту за 7 очков: { $card }
cards-log-skull = Череп: карта «{ $person }» уходит под низ колоды
cards-log-chosen = Благодаря Газетчику { $name } получает { FORM($person, "acc") }
cards-log-chose-none = { $name } не берёт персонажа у Газетчика
cards-log-removed = Осталась на рынке и убрана: { $card }
cards-told-taken = { $name } берёт карту: { $card }.
cards-told-placed = { $name } кладёт карту: { $card }, ряд { $row }, столбец { $col }.
cards-told-placed-over = { $name } кладёт карту: { $card }, ряд { $row }, столбец { $col }, накрывает { FORM($things, "acc") }.
cards-told-aside = { $name } откладывает карту в сторону: { $card }.
cards-told-declined = { $name } не применяет { FORM($person, "acc") }.
cards-told-void = { $name }: ставка { $value } не считается.
cards-told-character = На рынке { $person }: { $power }.
cards-told-laid = На рынке: { $card }.
cards-told-order = Карты берут в таком порядке: { $names }.
cards-deck = Карты
cards-deck-left = Что ещё будет в Эре { $era }
cards-deck-people = Какие персонажи ещё будут
cards-deck-source = Откуда эти карты
cards-deck-text = Это не карты из коробки. В книгах правил напечатано, сколько в игре карт, элементов и персонажей; что изображено на каждой карте — наша реконструкция, согласованная с каждым напечатанным числом.
cards-deck-published = Напечатано
cards-deck-published-text = число карт, аукционных карт и элементов в каждой эре; персонажи с именами, способностями, порядком розыгрыша и привлекательностью
cards-deck-derived = Выведено
cards-deck-derived-text = символы персонажей, по тому, что они делают; число пустых участков
cards-deck-reconstructed = Реконструировано
cards-deck-reconstructed-text = что изображено на каждой карте местности, её привлекательность и обороты персонажей: напечатаны только суммы
cards-deck-rulebooks = Книги правил
cards-deck-rulebooks-text = на нидерландском и французском, 2018; на русском, 2018, единственная, где напечатана привлекательность персонажей
cards-deck-own = За этим столом играют со своим файлом колоды, который согласуется с напечатанными числами.
cards-key-number = Выбрать ставку или карту с рынка
cards-key-arrows = Переходить по ставкам, картам и местам
cards-key-enter = Подтвердить
cards-key-use = Применить персонажа или не сейчас
cards-key-mute = Не в этой эре
cards-key-look = Посмотреть следующий город
cards-virtual = Игрок-бот
cards-result = Итоги
