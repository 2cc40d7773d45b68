## The Card Game in a terminal. Cards of land have their ids, as they are typed.

### The picture

cards-term-ties = Ничьи: { $suits }
cards-term-market = Рынок:
cards-term-player = Игрок { $n } ({ $suit }, { $kind })
cards-term-you = вы
cards-term-real = реальный
cards-term-bids-left = ставки впереди: { $bids }
cards-term-bid = ставка: { $bid }
cards-term-people = персонажи: { $people }

### Choices: what one of them means, and what it would bring

cards-term-choice = { $choice }: { $forecast }
cards-term-bid-this = сделать эту ставку
cards-term-take = взять: { $card }
cards-term-use = применить { FORM($person, "acc") }
cards-term-decline = не применять { FORM($person, "acc") }
cards-term-raising = { $person } (+{ $bonus })
    .acc = { FORM($person, "acc") } (+{ $bonus })
cards-term-revival = ваша ставка всё-таки считается
cards-term-sell = продать за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
cards-term-done = закончить ход
cards-term-set-aside = никуда не подходит: отложить
cards-term-chosen = выбор Газетчика
cards-term-suit-this = играть этой мастью
cards-term-kind-place = место вида ряд,столбец; лучшие сверху
# `points` is the number without its sign
cards-term-change = { $points ->
    [one] { $change } очко
    [few] { $change } очка
   *[many] { $change } очков
 }
cards-term-line = { $line } { $change }
cards-term-spot = { $change } ({ $lines })
cards-term-covers = { $spot }, накрывает { $parcels }
cards-term-best = самое большее { $change }, на { $row },{ $col }
cards-term-nowhere = никуда не подходит
cards-term-person = { $power } ({ $worth })

### Choices explained

cards-term-sentence = { FORM($said, "cap") }.
cards-term-explain-bid = Высшая ставка первой берёт карту. Аукционная карта вернётся только в следующей эре.
cards-term-explain-nothing = Заранее об этом ничего сказать нельзя.
cards-term-explain-lines = { $change }: { $lines }.
cards-term-explain-line = строка { $line } { $change }
cards-term-explain-no-line = { $change }: ни одна строка не меняется.
cards-term-explain-covers = { $spot } Накрывает: { $parcels }.

### What happens

cards-term-suit = { $name } играет мастью «{ $suit }».
cards-term-era = Начинается Эра { $era }.
cards-term-bid-chosen = { $name }: ставка выбрана.
cards-term-bids = { $name } ставит { $bid }.
cards-term-scored = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
cards-term-ended = { $count ->
    [one] Партия закончена. Побеждает { $names }.
    [few] Партия закончена. Победу делят { $names }.
   *[many] Партия закончена. Победу делят { $names }.
 }
cards-term-virtual = Игрок-бот { $n }

### Statistics of many games

cards-topic-character = Какой персонаж приносит победу?
cards-topic-first_card = Какая первая карта приносит победу?
cards-topic-first_bid = Какая первая ставка приносит победу?
cards-topic-terrain = местность
