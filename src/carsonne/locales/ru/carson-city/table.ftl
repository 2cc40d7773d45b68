## Carson City

cc-town = Город
cc-track = Шкала действий
cc-cast = Персонажи
cc-view-town = Город
cc-view-track = Шкала
cc-view-players = Игроки
cc-views = Виды
cc-peaceful = Здесь без дуэли
cc-kept-now = Сейчас можно построить отложенные здания
cc-for-sale = Продаётся: { $building }.
cc-limit = лимит
cc-taken-by = занято: { $name }
cc-limit-note = Лимит { $limit } $.
cc-limit-of = лимит { $limit } $
cc-note-salary = 4 $ за каждого ковбоя. Здесь без дуэли.
cc-note-ammunition = Сила +3 до конца раунда.
cc-note-roads_3 = Три дороги.
cc-note-roads_1 = По дороге за каждого ковбоя. Здесь без дуэли.
cc-note-land_purchase = Ковбои на участках покупают их, в порядке пасов.
cc-note-build_12 = Здесь ничего не продаётся.
cc-note-build_10 = Здесь ничего не продаётся.
cc-note-build_8 = Здесь ничего не продаётся.
cc-note-build_6 = Здесь ничего не продаётся.
cc-note-build_5 = Здесь ничего не продаётся.
cc-note-build_4 = Здесь ничего не продаётся.
cc-note-build_3 = Здесь ничего не продаётся.
cc-note-income_land = 2 $ за каждый ваш участок.
cc-note-income_cowboys = 2 $ за каждую единицу вашей силы.
cc-note-income_gambling = Бросьте два кубика и возьмите столько долларов, сколько выпало.
cc-note-income_buildings = Платят все здания; ковбои на чужих зданиях забирают половину.
cc-note-vp_land = По очку за каждые два участка.
cc-note-vp_cowboys = По очку за каждые две единицы силы.
cc-note-vp_buildings = По очку за каждое ваше здание.
cc-note-buy_vp_5 = Сколько угодно очков, по 5 $.
cc-note-buy_vp_4 = Сколько угодно очков, по 4 $.
cc-note-buy_vp_3 = Сколько угодно очков, по 3 $.
cc-note-buy_vp_2 = Сколько угодно очков, по 2 $.

## What a place is worth

cc-owned = Владелец: { $name }
cc-owned-yours = Ваш
cc-stands = { $white ->
    [1] Здесь белый ковбой: { $name }
   *[other] { $count ->
        [1] Здесь { $name }
        [one] Здесь { $name }, { $count } ковбой
        [few] Здесь { $name }, { $count } ковбоя
       *[many] Здесь { $name }, { $count } ковбоев
    }
 }
cc-around = Вокруг: { $all }
cc-around-side = { $side } — { $what }
cc-around-land = земля
    .gender = f
cc-around-of = { $what } ({ $name })
cc-around-yours = { FORM($what, "gender") ->
    [f] ваша { $what }
    [n] ваше { $what }
   *[m] ваш { $what }
 }
cc-price-now = Сейчас стоит { $price } $
cc-unserved = Дорога сюда не ведёт
cc-earns = Доход { $income } $: { $building }
cc-safe = Атаковать нельзя
cc-because-bare_parcels = { $count ->
    [one] { $count } пустой участок по 1 $
    [few] { $count } пустых участка по 1 $
   *[many] { $count } пустых участков по 1 $
 }
cc-because-minimum = не меньше 1 $
cc-because-mountains = { $count ->
    [one] { $count } гора по { $each } $
    [few] { $count } горы по { $each } $
   *[many] { $count } гор по { $each } $
 }
cc-because-river = река, { $each } $
cc-because-houses = { $count ->
    [one] { $count } дом по { $each } $
    [few] { $count } дома по { $each } $
   *[many] { $count } домов по { $each } $
 }
cc-because-ranches = { $count } ранчо по { $each } $
cc-because-mines = { $count ->
    [one] { $count } шахта по { $each } $
    [few] { $count } шахты по { $each } $
   *[many] { $count } шахт по { $each } $
 }
cc-because-hotel = всегда 6 $
cc-because-parcels = { $count ->
    [one] { $count } участок
    [few] { $count } участка
   *[many] { $count } участков
 }, очко за каждые два
cc-because-strength = сила { $count }, очко за каждые две единицы
cc-because-dollars = за { $count } $
cc-because-vp_buildings = { $count ->
    [one] { $count } здание
    [few] { $count } здания
   *[many] { $count } зданий
 }
cc-because-bought_points = { $count } по { $each } $
cc-because-sheriff = { $count ->
    [one] { $count } проигранная дуэль, по { $each } за каждую
    [few] { $count } проигранные дуэли, по { $each } за каждую
   *[many] { $count } проигранных дуэлей, по { $each } за каждую
 }
cc-because-pieces = { $count ->
    [one] { $count } здание, дом или гора, по { $each } за каждый элемент
    [few] { $count } здания, дома и горы, по { $each } за каждый элемент
   *[many] { $count } зданий, домов и гор, по { $each } за каждый элемент
 }
cc-because-pieces_at_bridge = { $count ->
    [one] { $count } здание, дом или гора у моста, по { $each } за каждый элемент
    [few] { $count } здания, дома и горы у моста, по { $each } за каждый элемент
   *[many] { $count } зданий, домов и гор у моста, по { $each } за каждый элемент
 }
cc-because-kit_carson = за раннюю расстановку
cc-gives-building = Можно купить { FORM($building, "acc") } за { $price } $
cc-gives-nothing = Ничего не продаётся
cc-gives-land = Участок стоил бы { $price } $
cc-gives-guard = Защищает { $money } $ вашего дохода
cc-gives-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
cc-gives-buy = { $points ->
    [0] Очки по { $price } $, но сейчас у вас на них нет денег
    [one] { $points } очко за { $price } $
    [few] До { $points } очков по { $price } $
   *[many] До { $points } очков по { $price } $
 }
cc-gives-roads = { $count ->
    [one] { $count } дорога
    [few] { $count } дороги
   *[many] { $count } дорог
 }
cc-gives-strength = Сила +{ $count } в этом раунде
cc-gives-money = { $money } $
cc-money-range = { $least }–{ $most } $
cc-money-more = +{ $money } $
cc-money-less = −{ $money } $
cc-gives-loot = Удачная атака принесёт { $money } $
cc-contest = Там уже { $name }: сила { $theirs }, ваша станет { $mine }

## What is foreseen

cc-you = вы
cc-pays-points = { $points } оч.
cc-site = Доход { $income } $ за раунд
cc-site-why = Доход { $income } $ за раунд ({ $why })
cc-site-none = Само по себе дохода не приносит
cc-site-housed = { $income } $, если дом встанет рядом
cc-site-gain = { $gain } за все ваши здания вместе
cc-site-rounds = { $rounds ->
    [0] выплат больше не будет
    [one] впереди { $rounds } выплата: { $total }
    [few] впереди { $rounds } выплаты: { $total }
   *[many] впереди { $rounds } выплат: { $total }
 }
cc-house-gains = За раунд с этого момента: { $parts }
cc-best = Лучше всего на { FORM($parcel, "prep") }: { $income } за раунд
cc-best-planned = Лучше всего на { FORM($parcel, "prep") }, когда он станет вашим: { $income } за раунд
cc-best-nowhere = Построить сейчас негде, можно только отложить
cc-duel-chance = Вы побеждаете в дуэли в { $chance } % случаев
cc-duel-chances = Вы побеждаете в дуэли в { $low }–{ $high } % случаев
cc-tile-chance = победа: { $chance } %
cc-worth-now = сейчас { $gains }
cc-worth-strength = сила +{ $count }
cc-worth-end = в конце около { $points }
cc-means = Свободно { $free } $: { $money } ${ $salary ->
    [0] {""}
   *[other] {" "}+ { $salary } $ жалованья
 } − { $committed } $ на участки и здания.
cc-means-short = Не хватает { $short } $: { $money } ${ $salary ->
    [0] {""}
   *[other] {" "}+ { $salary } $ жалованья
 } − { $committed } $ на участки и здания.
cc-means-limit = { $room ->
    [0] Лимит { $limit } $ достигнут.
   *[other] Лимит { $limit } $: можно ещё { $room } $.
 }
cc-means-over = Лимит { $limit } $: лишних { $over } $.
cc-how-raid-share = Вы забираете { $share } $, половину дохода.
cc-own-tiles = Ваши фишки дуэли
cc-played-tiles = Сыгранные фишки
cc-played-none = нет
cc-chosen = { $what }: { $then }
cc-bridge-at = Мост { $edge }: две дороги
cc-built-at = { $building } на { FORM($parcel, "prep") }
cc-house-asks = { $what }: нужно согласие ({ $name })

## Overlays

cc-overlay = Показать на плане
cc-overlay-none = Город
cc-overlay-prices = Цена земли
cc-overlay-served = У дороги
cc-overlay-income = Доход
cc-overlay-attacks = Атаки
cc-legend-none = Точка: здесь можно действовать. Флаг: есть владелец. Два цвета на одном месте: дуэль.
cc-legend-prices = Сколько стоит сейчас каждый свободный участок: 1 $ плюс по 1 $ за каждый элемент на нём и вокруг него.
cc-legend-served = К заштрихованным участкам нет дороги: там можно строить только ранчо и шахты.
cc-legend-income = Доход каждого здания сейчас. Наведите, чтобы узнать почему.
cc-legend-attacks = { $attacks ->
    [0] Никто никого не атакует.
    [one] Атакуют { $attacks } здание; щит значит, что владелец его защищает.
    [few] Атакуют { $attacks } здания; щит значит, что владелец его защищает.
   *[many] Атакуют { $attacks } зданий; щит значит, что владелец его защищает.
 }

## What is asked

cc-ask-draft = Выберите **участок** для начала
cc-how-draft = Бесплатно.
cc-ask-pick = Выберите **персонажа** на этот раунд
cc-how-pick = Его номер решает, когда вы ставите ковбоев.
cc-ask-settler = Выберите **участок**, подарок Поселенца
cc-how-settler = Любой свободный участок.
cc-ask-captain-yellow = Сколько **ковбоев** нанимает Капитан?
cc-how-captain-yellow = Они останутся у вас. У вас { $money } $.
cc-ask-captain-red = Сколько **револьверов** покупает Капитан?
cc-how-captain-red = Они останутся у вас. У вас { $money } $.
cc-ask-money_or_wait-grocer-yellow = **8 $** сейчас или **ждать** дохода со зданий?
cc-how-money_or_wait-grocer-yellow = Подождав, вы сможете удвоить доход одного вида своих зданий или всё-таки взять 8 $.
cc-ask-money_or_wait-grocer-red = **8 $** сейчас или очко за каждый **дом** в конце раунда?
cc-how-money_or_wait-grocer-red = Считаются все дома на вашей земле, в том числе построенные в этом раунде.
cc-ask-money_or_wait-settler-red = **8 $** сейчас или очко за каждую **гору** в конце раунда?
cc-how-money_or_wait-settler-red = Считаются все горы на вашей земле, в том числе полученные в этом раунде.
cc-ask-worker = Взять **здание** из ряда за 5 $?
cc-how-worker = Выберите на шкале, затем постройте сразу или отложите.
cc-ask-place = Поставьте **ковбоя** или спасуйте
cc-ask-place-white = Поставьте **белого ковбоя** или спасуйте
cc-how-place = На шкалу или на участок. У каждого места написано, что оно даёт.
cc-how-place-white = На любое пустое место. Вызвать его на дуэль нельзя.
cc-ask-kit_carson = Поставьте своих **ковбоев**, всех сразу, и закрепите расстановку
cc-how-kit_carson = Выберите своего ковбоя, чтобы переставить его или забрать.
cc-ask-next_duel = Какая **дуэль** будет первой?
cc-how-next_duel = Проигравший забирает ковбоя и в следующей дуэли сильнее.
cc-ask-duel_tile = Выберите **фишку** для дуэли: { $target }
cc-how-duel_tile = Она прибавляется к вашей силе и скрыта, пока не выберут все.
cc-how-duel_tile-withdraw = Она скрыта, пока не выберут все. Отступив, вы теряете ковбоя, но не проигрываете дуэль.
cc-ask-withdraw = **Сражаться** или **отступить**: { $target }?
cc-how-withdraw = Проиграв, вы забираете ковбоя. Отступив, вы теряете ковбоя, но не проигрываете дуэль.
cc-ask-land = **Купите** доставшиеся участки или идите дальше
cc-how-land = По одному, в любом порядке. У вас { $money } $.
cc-ask-roads = Проложите **дороги** или идите дальше
cc-how-roads = Новая дорога должна касаться сети дорог.
cc-ask-last_roads = Проложите последние **дороги** или идите дальше
cc-how-last_roads = Затем подсчитают очки.
cc-how-bridge = { $how } На мост, он отмечен цифрой 2, уходит две дороги.
cc-ask-laying = Проложите **дорогу**
cc-how-laying = Новая дорога должна касаться сети дорог. Затем вы вернётесь к вопросу.
cc-ask-construction = Купить **{ FORM($building, "acc") }** за { $price } $?
cc-how-construction = Можно построить сразу или отложить. У вас { $money } $.
cc-ask-build = Где построить **{ FORM($building, "acc") }**?
cc-how-build = На своей земле. Если места нет, отложите.
cc-ask-house = Где поставить **дом** при { FORM($building, "prep") }?
cc-how-house = На ничьей земле, на своей или, с его согласия, на земле другого игрока.
cc-ask-consent = { $builder } хочет поставить **дом** на ваш { FORM($house, "acc") }. Согласны?
cc-how-consent = Дом будет ваш. Его приносит { $building } на { FORM($site, "prep") }.
cc-ask-kept_buildings = Постройте **отложенные здания** или идите дальше
cc-how-kept_buildings = Выберите здание, затем свой участок.
cc-ask-double = Доход каких **зданий** удвоить?
cc-how-double = У каждого вида написано, сколько он даёт сейчас. Или возьмите 8 $.
cc-ask-raid = Ограбить **{ FORM($piece, "acc") }** на { FORM($parcel, "prep") }? Владелец: { $owner }
cc-how-raid = Вы заберёте половину дохода.
cc-ask-buy_points = Сколько **очков** вы покупаете?
cc-how-buy_points = По { $price } $ за каждое. У вас { $money } $.
cc-ask-banker = Сколько **очков** покупает Банкир?
cc-how-banker = Один раз, до конца раунда. У вас { $money } $.
cc-ask-cash_limit = { $excess ->
    [0] У вас { $money } $, лимит { $limit } $: потратить часть на **очки**?
   *[other] У вас { $money } $, лимит { $limit } $: **потратьте** { $excess } $ или больше
 }
cc-how-cash_limit = Сейчас очко дают каждые полные 10 $, в конце партии — каждые полные 6 $. Все выбирают тайно.
cc-ask-confirm = Готово? **Подтвердите** или отмените
cc-ask-confirm-how = После подтверждения партия пойдёт дальше.
cc-going-on = Партия идёт дальше
cc-wait-draft = { $name } выбирает участок
cc-wait-pick = { $name } выбирает персонажа
cc-wait-settler = { $name } выбирает участок
cc-wait-captain = { $name } применяет Капитана
cc-wait-money_or_wait = { $name } решает: деньги сейчас или потом
cc-wait-worker = { $name } смотрит на ряд зданий
cc-wait-place = { $name } ставит ковбоя
cc-wait-kit_carson = Ваша расстановка закреплена. { $count ->
    [one] Ещё ставит { $name }
    [few] Ещё ставят { $name }
   *[many] Ещё ставят { $name }
 }
cc-wait-next_duel = { $name } выбирает следующую дуэль
cc-wait-duel_tile = { $count ->
    [one] { $name } выбирает фишку дуэли
    [few] { $name } выбирают фишки дуэли
   *[many] { $name } выбирают фишки дуэли
 }
cc-wait-withdraw = { $name } может отступить
cc-wait-land = { $name } покупает участки
cc-wait-roads = { $name } может проложить дороги
cc-wait-last_roads = { $name } может проложить последние дороги
cc-wait-construction = { $name } может купить здание
cc-wait-build = { $name } выбирает место под здание
cc-wait-house = { $name } ставит дом
cc-wait-consent = { $name } решает, разрешить ли дом
cc-wait-kept_buildings = { $name } может построить отложенные здания
cc-wait-double = { $name } решает, что удвоить
cc-wait-raid = { $name } может ограбить здание
cc-wait-buy_points = { $name } может купить очки
cc-wait-banker = { $name } может купить очки у Банкира
cc-wait-cash_limit = { $count ->
    [one] { $name } считает деньги
    [few] { $name } считают деньги
   *[many] { $name } считают деньги
 }
cc-wait-confirm = { $count ->
    [one] { $name } заканчивает ход
    [few] { $name } заканчивают ход
   *[many] { $name } заканчивают ход
 }

## Buttons

cc-do-pass = Пас
cc-do-agree = Согласиться
cc-do-refuse = Отказать
cc-do-withdraw = Отступить
cc-do-stay = Сражаться
cc-do-take-back = Забрать
cc-do-double = Удвоить: { $building }
cc-do-double-income = Удвоить: { $building }, { $income } $
cc-do-banker = { $points ->
    [0] Без очков
    [3] 3 очка за 3 $
    [5] 5 очков за 12 $
   *[other] 7 очков за 25 $
 }
cc-do-perform-construction = Купить за { $price } $
cc-do-renounce-construction = Не покупать
cc-do-perform-raid = Ограбить
cc-do-renounce-raid = Не трогать
cc-do-none-draft = Не брать
cc-do-none-settler = Без участка
cc-do-none-worker = Без здания
cc-do-money-money_or_wait = Взять 8 $
cc-do-wait-money_or_wait = Ждать
cc-do-money-double = Взять 8 $
cc-do-done-land = Дальше
cc-do-done-roads = Дальше
cc-do-done-last_roads = Дальше
cc-do-done-kept_buildings = Дальше
cc-do-keep-build = Отложить
cc-hire-yellow = { $count ->
    [0] Никого
    [1] 1 ковбой, 1 $
    [2] 2 ковбоя, 4 $
   *[other] 3 ковбоя, 9 $
 }
cc-hire-red = { $count ->
    [0] Ни одного
    [1] 1 револьвер, 3 $
   *[other] 2 револьвера, 9 $
 }
cc-lay-roads = { $count ->
    [1] Проложить дорогу
    [one] Проложить дороги ({ $count })
    [few] Проложить дороги ({ $count })
   *[many] Проложить дороги ({ $count })
 }
cc-lay-stop = Дороги потом
cc-lay-at = Проложить дорогу { $edge }
cc-white = Белый ковбой
cc-buildings = Здания
cc-spend = { $points ->
    [0] { $amount ->
        [0] Не тратить
       *[other] Потратить { $amount } $
     }
    [one] Потратить { $amount } $ на { $points } очко
    [few] Потратить { $amount } $ на { $points } очка
   *[many] Потратить { $amount } $ на { $points } очков
 }
cc-buy = { $amount ->
    [0] Без очков
    [one] { $amount } очко за { $cost } $
    [few] { $amount } очка за { $cost } $
   *[many] { $amount } очков за { $cost } $
 }
cc-less = Меньше
cc-more = Больше
cc-next-place = { $n ->
    [1] Единственное место
    [one] Следующее из { $n } места
    [few] Следующее из { $n } мест
   *[many] Следующее из { $n } мест
 }
cc-skip = К следующему моему решению
cc-rest-off = Больше не спрашивать в этом раунде
cc-roads-later = Спросить перед строительством
cc-roads-later-note = Перед покупкой зданий вас ещё раз спросят, где проложить дороги.
cc-auto-pass = Пасовать до конца этой фазы
cc-auto-pass-note = Когда подойдёт ваша очередь ставить, вы сразу спасуете.
cc-auto-pass-off = На одном из ваших мест появился соперник, поэтому автоматического паса не будет.
cc-auto-on = Пасуем за вас. Коснитесь, чтобы отменить.
cc-speed = Скорость
cc-speed-calm = Спокойно
cc-speed-quick = Быстро
cc-speed-off = Сразу
cc-lock = Закрепить
cc-lock-note = { $count ->
    [0] Все ваши ковбои расставлены. После закрепления никого не переставить.
    [one] Ещё { $count } ковбой в резерве. После закрепления никого не переставить.
    [few] Ещё { $count } ковбоя в резерве. После закрепления никого не переставить.
   *[many] Ещё { $count } ковбоев в резерве. После закрепления никого не переставить.
 }
cc-countdown-left = осталось { $seconds } с
cc-countdown-note = Когда время выйдет, расстановка закрепится у всех остальных, в порядке расстановки.
cc-locked = закреплено
cc-purse = Что у вас есть
cc-rivals = Другие игроки
cc-rival = { $name }: { $money } $, в дуэли может набрать { $range } ({ $guns ->
    [0] без револьверов
    [one] с { $guns } револьвером
    [few] с { $guns } револьверами
   *[many] с { $guns } револьверами
 }), { $cowboys ->
    [one] { $cowboys } ковбой
    [few] { $cowboys } ковбоя
   *[many] { $cowboys } ковбоев
 } в резерве.
cc-rival-order-picking = { $place ->
    [0] {""}
   *[other] Место в порядке выбора: { $place }.
 }
cc-rival-order-placing = { $place ->
    [0] {""}
   *[other] Место в порядке расстановки: { $place }.
 }
cc-own-cowboy = Ваш ковбой: { $target }. Переставить или забрать

## Players and orders

cc-guns = { $guns ->
    [one] { $cowboys } + { $guns } револьвер
    [few] { $cowboys } + { $guns } револьвера
   *[many] { $cowboys } + { $guns } револьверов
 }
cc-reserve = резерв
cc-guns-word = револьверы
cc-parcels-of = из 12 участков
cc-money-label = { $money } $, { $limit ->
    [0] лимита пока нет
   *[other] лимит { $limit } $
 }
cc-strength-label = Сила { $strength }
cc-parcels-label = { $count } из 12 участков
cc-cowboys-of = { $count ->
    [one] { $count } ковбой в резерве
    [few] { $count } ковбоя в резерве
   *[many] { $count } ковбоев в резерве
 }{ $white ->
    [1] {""} и белый
   *[other] {""}
 }
cc-strength-of = Сила { $strength }: ковбои { $cowboys }, револьверы { $guns }
cc-roads-in-hand = { $count ->
    [one] { $count } дорога в резерве
    [few] { $count } дороги в резерве
   *[many] { $count } дорог в резерве
 }
cc-roads-label = { $count ->
    [one] { $count } дорога
    [few] { $count } дороги
   *[many] { $count } дорог
 }
cc-kept = отложено
cc-passed = пас
cc-waits = ждёт
cc-ammunition = боеприпасы
cc-tiles-label = { $count ->
    [one] { $count } фишка дуэли
    [few] { $count } фишки дуэли
   *[many] { $count } фишек дуэли
 }
cc-order-picking = Выбор
cc-order-placing = Расстановка
cc-order-passing = Пасы: следующий раунд
cc-order-passing-note = Спасовавший первым побеждает при ничьей в этом раунде и первым выбирает персонажа в следующем.
cc-bag = В мешке
cc-stock = { $count ->
    [one] Осталась { $count } дорога
    [few] Осталось { $count } дороги
   *[many] Осталось { $count } дорог
 }

## Duels

cc-duel = Дуэль: { $target }
cc-duel-about = Спорят за одно место: { $names }
cc-duel-order = Порядок пасов
cc-duel-choose = Выберите фишку
cc-duel-tile = фишка { $value }
cc-duel-won = Побеждает { $name }: { $total }.
cc-duel-tie = Поровну: { $total }. Побеждает { $name } благодаря более раннему пасу.
cc-duel-home = Остальные забирают ковбоев.

## What happened

cc-event-side_drawn = { $character }: { $side }
cc-event-announced = { $name }: фишки дуэли, в сумме { $total }
cc-event-building_drawn = { $square }: { $building }
cc-event-claimed = { $name } занимает **{ FORM($parcel, "acc") }**
cc-event-round = Раунд { $round }
cc-event-picked = { $name } выбирает персонажа: **{ $character }**
cc-event-hired-cowboys = { $count ->
    [one] { $name } нанимает { $count } ковбоя
    [few] { $name } нанимает { $count } ковбоев
   *[many] { $name } нанимает { $count } ковбоев
 }
cc-event-hired-revolvers = { $count ->
    [one] { $name } покупает { $count } револьвер
    [few] { $name } покупает { $count } револьвера
   *[many] { $name } покупает { $count } револьверов
 }
cc-event-roads = { $count ->
    [one] { $name } получает { $count } дорогу
    [few] { $name } получает { $count } дороги
   *[many] { $name } получает { $count } дорог
 }
cc-event-waits = { $name } ждёт: { $character } заплатит позже
cc-event-placed = { $name } ставит ковбоя: **{ $target }**
cc-event-placed-white = { $name } ставит белого ковбоя: **{ $target }**
cc-event-moved = { $name } переставляет ковбоя: **{ $target }**
cc-event-taken_back = { $name } забирает ковбоя: { $target }
cc-event-passed = { $name } пасует (номер { $place })
cc-event-passed-forced = { $name } пасует, ставить больше некого (номер { $place })
cc-event-locked = { $name } закрепляет расстановку (номер { $place })
cc-event-duel = Дуэль: **{ $target }**, { $names }
cc-event-shot-die = { $name } бросает { $value }: { $strength } + { $value } = **{ $total }**
cc-event-shot-tile = { $name } открывает { $value }: { $strength } + { $value } = **{ $total }**
cc-event-duel_won = { $name } побеждает в дуэли: **{ $target }**
cc-event-home-duel_lost = { $name } забирает ковбоя: { $target }
cc-event-home-church = { $name } забирает ковбоя из-за церкви: { $target }
cc-event-withdrew = { $name } отступает: **{ $target }**
cc-event-unchallenged = { $name } побеждает без дуэли: **{ $target }**
cc-event-unchallenged-tile = { $name } побеждает без дуэли и забирает { $value }: **{ $target }**
cc-event-renounced = { $name } отказывается: { $target }
cc-event-renounced-forced = { $name } вынужденно отказывается: { $target }
cc-event-ammunition = { $name } получает **боеприпасы**: сила +3
cc-event-bought = { $name } покупает **{ FORM($building, "acc") }** за { $price } $
cc-event-built = { $name } строит **{ FORM($building, "acc") }** на { FORM($parcel, "prep") }
cc-event-built-house = { $name } строит **{ FORM($building, "acc") }** на { FORM($parcel, "prep") }, дом на { FORM($house, "prep") }
cc-event-kept = { $name } откладывает { FORM($building, "acc") }
cc-event-consent_asked = { $name } хочет поставить дом на { FORM($parcel, "acc") }, владелец: { $owner }
cc-event-agreed = { $name } соглашается на дом на { FORM($parcel, "prep") }
cc-event-refused = { $name } отказывает в доме на { FORM($parcel, "prep") }
cc-event-road = { $name } прокладывает дорогу { $edge }
cc-event-bridge = { $name } строит мост { $edge }
cc-event-doubles = { $name } удваивает доход: { $building }
cc-event-income = { $name } получает **{ $amount } $**: { $building } на { FORM($parcel, "prep") } ({ $reason })
cc-event-income-doubled = { $name } получает **{ $amount } $**, вдвойне: { $building } на { FORM($parcel, "prep") } ({ $reason })
cc-event-raided = { $name } грабит соперника на **{ $share } $**: { $owner }, { $parcel }
cc-event-spent = { $amount ->
    [0] { $name } ничего не тратит
   *[other] { $name } тратит { $amount } $
 }
cc-event-spent-points = { $points ->
    [one] { $name } тратит { $amount } $ на { $points } очко
    [few] { $name } тратит { $amount } $ на { $points } очка
   *[many] { $name } тратит { $amount } $ на { $points } очков
 }
cc-event-closed = Закрыто: { $square }
cc-event-cowboys = { $count ->
    [one] { $name }: снова { $count } ковбой
    [few] { $name }: снова { $count } ковбоя
   *[many] { $name }: снова { $count } ковбоев
 }
cc-event-ended = Конец
cc-told-square = Сейчас: { $square }.
cc-event-refills = { $name } берёт новые фишки дуэли
cc-event-got-start = { $name } начинает с { $amount } $
cc-event-got-banker = { $name } получает **{ $amount } $** от Банкира
cc-event-got-grocer = { $name } получает **{ $amount } $** от Бакалейщицы
cc-event-got-settler = { $name } получает **{ $amount } $** от Поселенца
cc-event-got-salary = { $name } получает **{ $amount } $** жалованья
cc-event-got-income_land = { $name } получает **{ $amount } $** за участки
cc-event-got-income_cowboys = { $name } получает **{ $amount } $** за силу
cc-event-got-gambling = { $name } выигрывает **{ $amount } $** в азартные игры
cc-event-got-income = { $name } получает **{ $amount } $** дохода
cc-event-got-raid = { $name } забирает **{ $amount } $**
cc-event-paid-captain = { $name } платит Капитану { $amount } $
cc-event-paid-chinese_worker = { $name } платит Китайскому рабочему { $amount } $
cc-event-paid-land = { $name } платит **{ $amount } $** за участок
cc-event-paid-building = { $name } платит **{ $amount } $** за здание
cc-event-paid-bought_points = { $name } платит { $amount } $ за очки
cc-event-paid-banker = { $name } платит Банкиру { $amount } $
cc-event-paid-spent = { $name } тратит { $amount } $
cc-event-scored-counted = { $points ->
    [one] { $name } получает **{ $points } очко**: { $building } на { FORM($parcel, "prep") }
    [few] { $name } получает **{ $points } очка**: { $building } на { FORM($parcel, "prep") }
   *[many] { $name } получает **{ $points } очков**: { $building } на { FORM($parcel, "prep") }
 }
cc-event-scored-none = { $name } не получает очков: { $source }
cc-event-scored-banker = { $points ->
    [one] { $name } получает **{ $points } очко** от Банкира ({ $reason })
    [few] { $name } получает **{ $points } очка** от Банкира ({ $reason })
   *[many] { $name } получает **{ $points } очков** от Банкира ({ $reason })
 }
cc-event-scored-bought_points = { $points ->
    [one] { $name } покупает **{ $points } очко**
    [few] { $name } покупает **{ $points } очка**
   *[many] { $name } покупает **{ $points } очков**
 }
cc-event-scored-kit_carson = { $points ->
    [one] { $name } получает **{ $points } очко** за раннюю расстановку
    [few] { $name } получает **{ $points } очка** за раннюю расстановку
   *[many] { $name } получает **{ $points } очков** за раннюю расстановку
 }
cc-event-scored-money_left = { $points ->
    [one] { $name } получает **{ $points } очко** за оставшиеся деньги ({ $reason })
    [few] { $name } получает **{ $points } очка** за оставшиеся деньги ({ $reason })
   *[many] { $name } получает **{ $points } очков** за оставшиеся деньги ({ $reason })
 }
cc-event-scored-pieces = { $points ->
    [one] { $name } получает **{ $points } очко** ({ $reason })
    [few] { $name } получает **{ $points } очка** ({ $reason })
   *[many] { $name } получает **{ $points } очков** ({ $reason })
 }
cc-event-scored-pieces_at_bridge = { $points ->
    [one] { $name } получает **{ $points } очко** ({ $reason })
    [few] { $name } получает **{ $points } очка** ({ $reason })
   *[many] { $name } получает **{ $points } очков** ({ $reason })
 }
cc-event-scored-sheriff = { $points ->
    [one] { $name } получает **{ $points } очко** от Шерифа
    [few] { $name } получает **{ $points } очка** от Шерифа
   *[many] { $name } получает **{ $points } очков** от Шерифа
 }
cc-event-scored-vp_buildings = { $points ->
    [one] { $name } получает **{ $points } очко** ({ $reason })
    [few] { $name } получает **{ $points } очка** ({ $reason })
   *[many] { $name } получает **{ $points } очков** ({ $reason })
 }
cc-event-scored-vp_cowboys = { $points ->
    [one] { $name } получает **{ $points } очко** ({ $reason })
    [few] { $name } получает **{ $points } очка** ({ $reason })
   *[many] { $name } получает **{ $points } очков** ({ $reason })
 }
cc-event-scored-vp_land = { $points ->
    [one] { $name } получает **{ $points } очко** ({ $reason })
    [few] { $name } получает **{ $points } очка** ({ $reason })
   *[many] { $name } получает **{ $points } очков** ({ $reason })
 }
cc-event-scored-houses = { $points ->
    [one] { $name } получает **{ $points } очко** за дома
    [few] { $name } получает **{ $points } очка** за дома
   *[many] { $name } получает **{ $points } очков** за дома
 }
cc-event-scored-mountains = { $points ->
    [one] { $name } получает **{ $points } очко** за горы
    [few] { $name } получает **{ $points } очка** за горы
   *[many] { $name } получает **{ $points } очков** за горы
 }
cc-event-scored-spent = { $points ->
    [one] { $name } получает **{ $points } очко** за потраченные деньги
    [few] { $name } получает **{ $points } очка** за потраченные деньги
   *[many] { $name } получает **{ $points } очков** за потраченные деньги
 }

## Keys

cc-keys-arrows = Двигаться по городу или по шкале
cc-keys-enter = Выбрать, затем подтвердить
cc-keys-town = К городу, к шкале
cc-keys-numbers = Нажать первую, вторую … кнопку
cc-keys-roads = Начать или перестать прокладывать дороги
cc-keys-pass = Пасовать, идти дальше или закрепить
cc-keys-overlay = Следующий слой
cc-keys-skip = К следующему моему решению
cc-keys-undo = Отменить последний шаг
cc-keys-help = Показать эти клавиши
