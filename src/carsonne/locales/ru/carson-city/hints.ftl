## Carson City: why a move is not allowed

### Land, buildings and roads

cc-refused-river = Рекой владеть нельзя.
cc-refused-no-right = На этом участке нет вашего ковбоя, так что купить его вы не вправе.
cc-refused-twelve = У вас уже двенадцать участков, а больше не бывает ни у кого.
cc-refused-land = Сейчас вы покупаете участки, на которых стоят ваши ковбои, или заканчиваете покупки.
cc-refused-yours = Этот участок уже ваш.
cc-refused-owned = У этого участка уже есть владелец: { $name }.
cc-refused-parcel-costs = Участок стоит { $price } $, а у вас { $money } $.
cc-refused-build = Выберите участок для нового здания или отложите его.
cc-refused-other-building = Вы только что купили другое здание: { $building }.
cc-refused-kept = Сейчас можно построить отложенные здания или идти дальше.
cc-refused-not-kept = Такого здания вы не откладывали.
cc-refused-occupied = Участок не пустой, на нём { $building }.
cc-refused-build-on-river = На реке не строят.
cc-refused-nobodys-land = Этот участок ничей, а строят на своей земле.
cc-refused-others-land = Владелец этого участка — { $name }, а строят на своей земле.
cc-refused-not-served = К этому участку не ведёт дорога.
cc-refused-house = Выберите участок для дома, который приносит ваше здание.
cc-refused-no-house-site = Для дома, который обязательно приносит это здание, нет второго участка.
cc-refused-house-not-served = К этому участку не ведёт дорога, а дому она нужна.
cc-refused-site-itself = Здесь встанет само здание; дом ставят на другой участок.
cc-refused-by-owner = Владелец уже отказал в доме для этого здания.
cc-refused-no-roads-now = Дороги прокладывают, только когда не спрашивают никого другого.
cc-refused-no-roads-yet = До первого раунда дорог не прокладывают.
cc-refused-no-roads = Дорог у вас не осталось.
cc-refused-road-there = Здесь уже есть дорога.
cc-refused-not-connected = Новая дорога должна касаться уже проложенной.
cc-refused-bridge = Дорога через реку — это мост, на него нужны две дороги, а у вас одна.

### Cowboys

cc-refused-place = Сейчас вы ставите ковбоя или пасуете.
cc-refused-lock-instead = С Китом Карсоном не пасуют, а закрепляют расстановку.
cc-refused-pass-instead = Спасуйте: расстановку закрепляют только в партиях с Китом Карсоном.
cc-refused-kit-carson = Сейчас все ставят, переставляют и забирают ковбоев или закрепляют расстановку.
cc-refused-used-up = В этом раунде вы сделали 99 изменений: теперь можно только закрепить расстановку.
cc-refused-no-cowboys = Ставить больше некого: ковбоев не осталось.
cc-refused-no-white = Белого ковбоя Шерифа, которого можно поставить, у вас нет.
cc-refused-not-there = Там нет такого вашего ковбоя.
cc-refused-there-already = Ковбой там уже стоит.
cc-refused-own-there = Ваш ковбой здесь уже есть; там, где бывают дуэли, у каждого игрока только один.
cc-refused-white-there = Здесь белый ковбой Шерифа, присоединиться к нему нельзя.
cc-refused-white-joins = Белый ковбой встаёт только туда, где пока никого нет.
cc-refused-white-attacks = Белый ковбой никого не атакует.
cc-refused-sheriff-joins = Красный Шериф не встаёт к другим там, где это привело бы к дуэли.
cc-refused-sheriff-attacks = Красный Шериф никого не атакует.
cc-refused-cowboy-on-river = Рекой владеть нельзя, и ковбоев туда не ставят.
cc-refused-own-land = Это ваша земля. Атаковать можно только здания, так что защищать здесь нечего.
cc-refused-own-safe = Ваше здание здесь атаковать нельзя, защитник ему не нужен.
cc-refused-nothing-to-attack = Владелец этого участка — { $name }, а здания, которое можно атаковать, здесь нет.
cc-refused-safe = Атаковать { FORM($building, "acc") } нельзя.
cc-refused-beside-church = Рядом с этим зданием церковь его владельца, атаковать его нельзя.
cc-refused-reminder = Эта клетка — только напоминание; ковбоев на неё не ставят.
cc-refused-no-building = На этой клетке строительства нет здания.
cc-refused-closed = Эта клетка закрыта: очки здесь больше не продают.

### Characters, duels and money

cc-refused-draft = Сейчас вы занимаете участок, у которого нет владельца.
cc-refused-settler = Сейчас Поселенец берёт участок без владельца или не берёт ничего.
cc-refused-pick = Сейчас вы выбираете персонажа.
cc-refused-taken = { $character } уже у другого игрока: { $name }.
cc-refused-captain-yellow = Сейчас Капитан нанимает ковбоев или не нанимает никого.
cc-refused-captain-red = Сейчас Капитан покупает револьверы или не покупает ничего.
cc-refused-captain-most = Красный Капитан покупает не больше двух револьверов.
cc-refused-costs = Это стоит { $price } $, а у вас { $money } $.
cc-refused-ten-cowboys = Больше десяти ковбоев не бывает ни у кого, а у вас их { $cowboys }.
cc-refused-money-or-wait = Сейчас вы берёте 8 $ или ждёте другого.
cc-refused-worker = Сейчас Китайский рабочий берёт здание из ряда за 5 $ или не берёт ничего.
cc-refused-nothing-sold = На этой клетке нет здания.
cc-refused-next-duel = Сейчас вы выбираете, какая дуэль следующая.
cc-refused-no-duel = Там дуэли нет.
cc-refused-tile = Сейчас вы выбираете одну из своих фишек дуэли.
cc-refused-no-tile = Фишки дуэли { $value } у вас нет.
cc-refused-withdraw = Сейчас вы принимаете дуэль или отступаете.
cc-refused-no-withdrawing = В этой партии от дуэли не отступают.
cc-refused-roads = Сейчас можно проложить дороги или идти дальше.
cc-refused-last-roads = Сейчас можно проложить оставшиеся дороги или закончить.
cc-refused-construction = Сейчас вы покупаете здание или обходитесь без него.
cc-refused-consent = Сейчас вы соглашаетесь на дом на своём участке или отказываете.
cc-refused-raid = Сейчас вы забираете свою долю дохода или не трогаете его.
cc-refused-double = Сейчас Бакалейщица берёт 8 $ или удваивает доход одного вида зданий.
cc-refused-none-built = Такого здания вы не строили: { $building }.
cc-refused-no-income = Удваивать нечего: { $building } не приносит дохода.
cc-refused-points = Сейчас вы говорите, сколько очков покупаете.
cc-refused-points-cost = { $points ->
    [one] { $points } очко стоит { $price } $, а у вас { $money } $.
    [few] { $points } очка стоят { $price } $, а у вас { $money } $.
   *[many] { $points } очков стоят { $price } $, а у вас { $money } $.
 }
cc-refused-banker = Красный Банкир покупает 3 очка за 3 $, 5 за 12 $, 7 за 25 $ или ни одного.
cc-refused-spend = Сейчас вы говорите, сколько денег тратите на очки.
cc-refused-money = У вас только { $money } $.
cc-refused-limit = Нужно потратить хотя бы { $least } $: ваша карта позволяет оставить { $limit } $.

## Why a move is good or bad: a few words that begin with a verb, about the move

### Places on the track and in the town

cc-reason-building = позволяет купить { FORM($building, "acc") } за { $price } $
cc-reason-land = позволяет купить участок за { $price } $
cc-reason-guards = защищает { $money } $ вашего дохода
cc-reason-robs = грабит здание на { $money } $
cc-reason-sells-points = позволяет купить очки по { $price } $: на нынешние деньги { $points }
cc-reason-points = приносит очки в этом раунде
cc-reason-money = приносит { $money } $
cc-reason-roads = { $roads ->
    [one] приносит { $roads } дорогу
    [few] приносит { $roads } дороги
   *[many] приносит { $roads } дорог
 }
cc-reason-strength = прибавляет { $strength } к вашей силе в дуэлях
cc-reason-shared = не ведёт к дуэли: стоять здесь могут все
cc-reason-safe = вряд ли приведёт к дуэли
cc-reason-contested = может привести к дуэли: шанс получить своё { $chance } %
cc-reason-duel = ведёт к дуэли ({ $names }), в которой вы побеждаете в { $chance } % случаев
cc-reason-left = оставляет { $money } $ после всех задуманных трат
cc-reason-short = требует больше, чем у вас есть: не хватит { $money } $
cc-reason-passes = пасует под номером { $place }: побеждает при ничьей тех, кто спасует позже, и раньше них выбирает персонажа
cc-reason-keeps-cowboys = { $count ->
    [one] оставляет { $count } ковбоя в резерве для дуэлей (сила { $strength }) и на следующий раунд
    [few] оставляет { $count } ковбоев в резерве для дуэлей (сила { $strength }) и на следующий раунд
   *[many] оставляет { $count } ковбоев в резерве для дуэлей (сила { $strength }) и на следующий раунд
 }

### Duels and robbery

cc-reason-chance = побеждает в дуэли в { $chance } % случаев
cc-reason-avoids = избавляет от дуэли, в которой вы побеждаете в { $chance } % случаев
cc-reason-loses-cowboy = стоит ковбоя
cc-reason-takes-income = отнимает { $money } $ дохода: { $name }
cc-reason-leaves-income = оставляет владельцу весь доход: { $name }

### The town

cc-reason-yours = делает вашим { FORM($parcel, "acc") }
cc-reason-comes-with = даёт в придачу { FORM($building, "acc") }
cc-reason-would-earn = приносил бы { $money } $ за раунд, будь там { $building }
cc-reason-earns = приносит { $money } $: { $building } на { FORM($parcel, "prep") }
cc-reason-earns-rounds = { $rounds ->
    [one] приносит { $money } $ за раунд: { $building } на { FORM($parcel, "prep") }; за оставшийся { $rounds } раунд { $total } $
    [few] приносит { $money } $ за раунд: { $building } на { FORM($parcel, "prep") }; за оставшиеся { $rounds } раунда { $total } $
   *[many] приносит { $money } $ за раунд: { $building } на { FORM($parcel, "prep") }; за оставшиеся { $rounds } раундов { $total } $
 }
cc-reason-pays-yours = меняет доход { FORM($building, "gen") } на вашем { FORM($parcel, "prep") }: { $money } $ вместо { $was } $
cc-reason-pays = меняет чужой доход ({ $name }): { $building } на { FORM($parcel, "prep") }, { $money } $ вместо { $was } $
cc-reason-serves-yours = подводит дорогу к вашему { FORM($parcel, "dat") }
cc-reason-serves = подводит дорогу к { FORM($parcel, "dat") }, пока ничьему
cc-reason-keeps-roads = { $roads ->
    [one] оставляет { $roads } дорогу на потом
    [few] оставляет { $roads } дороги на потом
   *[many] оставляет { $roads } дорог на потом
 }

### Money and points

cc-reason-keeps-building = не приносит ничего, пока не построено в одном из следующих раундов
cc-reason-waits = приберегает способность персонажа на потом
cc-reason-keeps-money = оставляет вам ваши { $money } $
cc-reason-scores = приносит очки сразу
cc-reason-costs-points = стоит очков
cc-reason-costs = стоит { $price } $ и оставляет вам { $money } $
cc-reason-buys-points = { $points ->
    [one] покупает { $points } очко за { $money } $
    [few] покупает { $points } очка за { $money } $
   *[many] покупает { $points } очков за { $money } $
 }
cc-reason-wasted = тратит { $money } $ впустую
cc-reason-within-limit = оставляет { $money } $ из { $limit } $, которые разрешает персонаж
cc-reason-limit = позволяет оставить { $limit } $ в конце раунда
cc-reason-number = даёт номер { $number } в порядке расстановки: начинает наименьший

## Moves as a person would say them, in words that begin with a verb

cc-say-first = { FORM($first, "cap") }
cc-say-second = { FORM($first, "cap") }, затем { $second }
cc-say-third = { FORM($first, "cap") }, затем { $second }, затем { $third }
cc-say-pick = выбрать персонажа { $character }
cc-say-claim = занять { FORM($parcel, "acc") }
cc-say-hire-yellow = { $count ->
    [0] не нанимать ковбоев
    [one] нанять { $count } ковбоя за { $price } $
    [few] нанять { $count } ковбоев за { $price } $
   *[many] нанять { $count } ковбоев за { $price } $
 }
cc-say-hire-red = { $count ->
    [0] не покупать револьверов
    [one] купить { $count } револьвер за { $price } $
    [few] купить { $count } револьвера за { $price } $
   *[many] купить { $count } револьверов за { $price } $
 }
cc-say-money = взять 8 $ сейчас
cc-say-wait = подождать и применить способность персонажа позже
cc-say-take = взять { FORM($building, "acc") } за 5 $
cc-say-none-worker = не брать здания
cc-say-none-settler = не брать участка
cc-say-place = поставить ковбоя на { FORM($target, "acc") }
cc-say-place-white = поставить белого ковбоя на { FORM($target, "acc") }
cc-say-take_back = забрать ковбоя с { FORM($target, "gen") }
cc-say-take_back-white = забрать белого ковбоя с { FORM($target, "gen") }
cc-say-move = переставить ковбоя с { FORM($from, "gen") } на { FORM($target, "acc") }
cc-say-move-white = переставить белого ковбоя с { FORM($from, "gen") } на { FORM($target, "acc") }
cc-say-pass = спасовать
cc-say-lock = закрепить расстановку
cc-say-fight = сначала провести дуэль за { FORM($parcel, "acc") }
cc-say-tile = сыграть фишку дуэли { $value }
cc-say-stay = принять дуэль
cc-say-withdraw = отступить
cc-say-buy = купить { FORM($parcel, "acc") }
cc-say-done-land = больше не покупать участков
cc-say-road = проложить дорогу { $edge }
cc-say-done-roads = больше не прокладывать дорог
cc-say-done-last_roads = больше не прокладывать дорог
cc-say-perform-construction = купить { FORM($building, "acc") } за { $price } $
cc-say-renounce-construction = не покупать { FORM($building, "acc") }
cc-say-build = построить { FORM($building, "acc") } на { FORM($parcel, "prep") }
cc-say-keep = отложить здание
cc-say-house = поставить дом на { FORM($parcel, "acc") }
cc-say-agree = согласиться на дом
cc-say-refuse = отказать в доме
cc-say-done-kept_buildings = больше не строить отложенных зданий
cc-say-double = удвоить доход своих { FORM($building, "many") }
cc-say-perform-raid = ограбить здание на { FORM($parcel, "prep") }
cc-say-renounce-raid = не трогать здание на { FORM($parcel, "prep") }
cc-say-buy_points = { $points ->
    [0] не покупать очков
    [one] купить { $points } очко за { $price } $
    [few] купить { $points } очка за { $price } $
   *[many] купить { $points } очков за { $price } $
 }
cc-say-spend = { $points ->
    [0] { $amount ->
        [0] ничего не тратить
       *[other] потратить { $amount } $
     }
    [one] потратить { $amount } $ на { $points } очко
    [few] потратить { $amount } $ на { $points } очка
   *[many] потратить { $amount } $ на { $points } очков
 }

# Where a cowboy goes on the track: a square, or the building that is sold there
cc-say-square = клетка «{ $square }»
    .gen = клетки «{ $square }»
    .acc = клетку «{ $square }»
cc-say-offer = { $building } за { $price } $
    .gen = { FORM($building, "gen") } за { $price } $
    .acc = { FORM($building, "acc") } за { $price } $
