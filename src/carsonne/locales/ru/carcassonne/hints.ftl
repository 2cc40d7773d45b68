## Carcassonne: why a move is not allowed

### Placing a tile

ca-refused-out-of-reach = Сюда квадрат не выложить: так далеко карта не дойдёт.
ca-refused-placed = Квадрат уже выложен: теперь на него можно поставить подданного, а можно и не ставить.
ca-refused-not-placed = Сначала выложите квадрат; потом на него можно поставить подданного.
ca-refused-late-discard = Отложить квадрат можно, только пока ни один не выложен.
ca-refused-discard = Если квадрат куда-нибудь подходит, его обязательно выкладывают.
ca-refused-hand-fits = Один из квадратов у вас на руке куда-нибудь подходит, поэтому откладывать нельзя.
ca-refused-not-in-hand = Такого квадрата у вас на руке нет.
ca-refused-not-drawn = Вы взяли не этот квадрат.
ca-refused-taken = Здесь уже лежит квадрат.
ca-refused-apart = Квадрат должен прилегать стороной к уже выложенному.
ca-refused-same-turn = В этом положении квадрат выглядит так же, как при меньшем числе поворотов; поверните его меньше.
ca-refused-turn = В этом положении квадрат не подходит: { FORM($side, "loc") } его { $mine } встретится с { FORM($theirs, "ins") }. В другом положении он сюда подходит.
ca-refused-cell = Квадрат сюда не подходит, как его ни поворачивай. Сейчас { FORM($side, "loc") } его { $mine } встретится с { FORM($theirs, "ins") }.

### Placing a follower

ca-refused-no-place = На только что выложенном квадрате нет такого места для { FORM($role, "gen") }.
ca-refused-no-followers = Подданных у вас не осталось: все они на карте.
ca-refused-no-farmers = В этой партии играют без крестьян.
ca-refused-held-c-yours = В этом городе у вас уже есть рыцарь.
ca-refused-held-c-shared = В этом городе уже есть рыцари: у вас и у соперников ({ $names }).
ca-refused-held-c-others = { $count ->
    [one] В этом городе уже есть рыцарь соперника: { $names }.
    [few] В этом городе уже есть рыцари соперников: { $names }.
   *[many] В этом городе уже есть рыцари соперников: { $names }.
 }
ca-refused-held-r-yours = На этой дороге у вас уже есть разбойник.
ca-refused-held-r-shared = На этой дороге уже есть разбойники: у вас и у соперников ({ $names }).
ca-refused-held-r-others = { $count ->
    [one] На этой дороге уже есть разбойник соперника: { $names }.
    [few] На этой дороге уже есть разбойники соперников: { $names }.
   *[many] На этой дороге уже есть разбойники соперников: { $names }.
 }
ca-refused-held-f-yours = На этом поле у вас уже есть крестьянин.
ca-refused-held-f-shared = На этом поле уже есть крестьяне: у вас и у соперников ({ $names }).
ca-refused-held-f-others = { $count ->
    [one] На этом поле уже есть крестьянин соперника: { $names }.
    [few] На этом поле уже есть крестьяне соперников: { $names }.
   *[many] На этом поле уже есть крестьяне соперников: { $names }.
 }

## Why a move is good or bad: a few words that begin with a verb, about the move

### What the tile does

ca-reason-loses = отдаёт { FORM($feature, "your-acc") } сопернику: { $names }
ca-reason-takes = отбирает { FORM($feature, "other-acc") }: { $names }
ca-reason-shares = делит { FORM($feature, "acc") } с соперником: { $names }
ca-reason-theirs-complete = завершает { FORM($feature, "other-acc") }: { $names }
ca-reason-theirs-join = соединяет части { FORM($feature, "other-gen") }: { $names }
ca-reason-theirs-add = дополняет { FORM($feature, "other-acc") }: { $names }
ca-reason-completes = завершает { FORM($feature, "your-acc") }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 } сразу, и { $followers ->
    [one] ваш { $role } возвращается
    [few] { $followers } { FORM($role, "gen") } возвращаются
   *[many] { $followers } { FORM($role, "many") } возвращаются
 }
ca-reason-joins = соединяет части { FORM($feature, "your-gen") }: по завершении не меньше { $points ->
    [one] { $points } очка
    [few] { $points } очков
   *[many] { $points } очков
 }
ca-reason-adds = дополняет { FORM($feature, "your-acc") }: по завершении не меньше { $points ->
    [one] { $points } очка
    [few] { $points } очков
   *[many] { $points } очков
 }
ca-reason-monastery = добавляет квадрат вокруг вашего монастыря: по завершении { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
ca-reason-field = подводит ваше поле к { $cities ->
    [one] { $cities } завершённому городу
    [few] { $cities } завершённым городам
   *[many] { $cities } завершённым городам
 }
ca-reason-odds-harder-yours = затрудняет завершение { FORM($feature, "your-gen") }: { $chance } % вместо { $was } %
ca-reason-odds-harder-theirs = затрудняет завершение { FORM($feature, "other-gen") } ({ $names }): { $chance } % вместо { $was } %
ca-reason-odds-easier-yours = облегчает завершение { FORM($feature, "your-gen") }: { $chance } % вместо { $was } %
ca-reason-odds-easier-theirs = облегчает завершение { FORM($feature, "other-gen") } ({ $names }): { $chance } % вместо { $was } %
ca-reason-odds-hopeless-yours = не даёт завершить { FORM($feature, "your-acc") }
ca-reason-odds-hopeless-theirs = не даёт завершить { FORM($feature, "other-acc") }: { $names }

### What the follower does

ca-reason-keeps = { $followers ->
    [1] оставляет в запасе последнего подданного
    [one] оставляет в запасе { $followers } подданного
    [few] оставляет в запасе { $followers } подданных
   *[many] оставляет в запасе { $followers } подданных
 }
ca-reason-leaves = { $followers ->
    [0] не оставляет в запасе подданных
    [one] оставляет в запасе только { $followers } подданного
    [few] оставляет в запасе только { $followers } подданных
   *[many] оставляет в запасе только { $followers } подданных
 }
ca-reason-claims = занимает { FORM($feature, "acc") }: { $points ->
    [one] сейчас { $points } очко
    [few] сейчас { $points } очка
   *[many] сейчас { $points } очков
 }, по завершении не меньше { $later }
ca-reason-claims-monastery = занимает { FORM($feature, "acc") }: { $points ->
    [one] сейчас { $points } очко
    [few] сейчас { $points } очка
   *[many] сейчас { $points } очков
 }, по завершении { $later }
ca-reason-claims-complete = занимает { FORM($feature, "acc") }: очки сразу, и ваш { $role } возвращается
ca-reason-claims-field = { $cities ->
    [0] занимает поле, к которому пока не прилегает ни один завершённый город
    [one] занимает поле рядом с { $cities } завершённым городом
    [few] занимает поле рядом с { $cities } завершёнными городами
   *[many] занимает поле рядом с { $cities } завершёнными городами
 }
ca-reason-field-likely = принесёт в конце, вероятно, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
ca-reason-farmer-stays = оставляет крестьянина на поле до конца партии
ca-reason-stays = оставляет там { FORM($role, "acc") } до конца: завершить { FORM($feature, "acc") } уже нельзя
ca-reason-may-stay = может оставить там { FORM($role, "acc") } до конца: шанс завершить { FORM($feature, "acc") } только { $chance } %
ca-reason-comes-home = вернёт, вероятно, { FORM($role, "acc") }: шанс завершить { FORM($feature, "acc") } { $chance } %

## Moves as a person would say them

ca-say-tile-claim = Выложить { $tile } ({ $where }) и поставить { FORM($follower, "acc") }
ca-say-tile-skip = Выложить { $tile } ({ $where }), без подданного
ca-say-marked-claim = Выложить { $tile } и поставить { FORM($follower, "acc") }
ca-say-marked-skip = Выложить { $tile }, без подданного
ca-say-claim = Поставить { FORM($follower, "acc") }
ca-say-skip = Не ставить подданного
ca-say-discard = Отложить { $tile }
ca-the-tile = квадрат
ca-the-tile-named = квадрат «{ $tile }»
ca-where = { $turn ->
    [0] столбец { $x }, ряд { $y }
    [1] столбец { $x }, ряд { $y }, один поворот
    [2] столбец { $x }, ряд { $y }, два поворота
   *[3] столбец { $x }, ряд { $y }, три поворота
 }
ca-follower-m = монах в монастыре
    .acc = монаха в монастырь
ca-follower-c = рыцарь в городе
    .acc = рыцаря в город
ca-follower-c-to = рыцарь в городе { FORM($sides, "loc") }
    .acc = рыцаря в город { FORM($sides, "loc") }
ca-follower-r = разбойник на дороге
    .acc = разбойника на дорогу
ca-follower-r-to = разбойник на дороге { FORM($sides, "loc") }
    .acc = разбойника на дорогу { FORM($sides, "loc") }
ca-follower-f = крестьянин на поле
    .acc = крестьянина на поле
ca-follower-f-to = крестьянин на поле { FORM($sides, "loc") }
    .acc = крестьянина на поле { FORM($sides, "loc") }
ca-follower-f-nth = крестьянин на поле { FORM($sides, "loc") }, номер { $n }
    .acc = крестьянина на поле { FORM($sides, "loc") }, номер { $n }
