## The Card Game: why a move is not allowed

### Suits, characters and bids

cards-refused-suit = Сейчас выберите масть.
cards-refused-suit-taken = Масть «{ $suit }» уже у другого игрока.
cards-refused-use = Сначала скажите, применяете ли вы { FORM($person, "acc") }.
cards-refused-bid = Сейчас выберите аукционную карту.
cards-refused-spent = { $era ->
    [I] Карту { $value } вы уже сыграли. Потраченные аукционные карты вернутся в Эре II.
   *[other] Карту { $value } вы уже сыграли, а потраченные аукционные карты больше не вернутся.
 }
cards-refused-no-such-bid = У вас аукционные карты от 1 до 9.

### Taking cards

cards-refused-take = Сейчас возьмите карту с рынка. Обойтись без неё нельзя.
cards-refused-not-offered = Этой карты на рынке нет.
cards-refused-taken = Уже взято: { $card }. Владелец: { $name }.
cards-refused-taken-yourself = Вы уже взяли { FORM($card, "acc") }.
cards-refused-choose = Выберите персонажа, которого приводит Газетчик, или никого.
cards-refused-owned = { $person } уже у другого игрока: { $name }.
cards-refused-owned-yourself = { $person } у вас уже есть.

### Placing cards

cards-refused-place = Сначала положите карту, которую взяли.
cards-refused-aside = Эта карта в ваш город подходит, поэтому отложить её нельзя.
cards-refused-first = Первая карта ложится посередине. Где именно, безразлично.
cards-refused-apart = Карта должна накрывать часть города или примыкать к нему целой стороной участка.
cards-refused-no-law = Накрыть Преступников можно, только если есть закон: Шериф или Тюрьма в вашем городе.
cards-refused-outlaws = Преступники не могут накрыть Преступников.
cards-refused-empty-covers = Пустой участок может накрыть только пустые участки.
cards-refused-covers = Накрыть { FORM($old, "acc") } { FORM($new, "ins") } нельзя.
cards-refused-size = Ваш город занял бы { $high } в высоту и { $wide } в ширину. Больше 8 на 8 ему быть нельзя.
cards-refused-size-captain = Ваш город занял бы { $high } в высоту и { $wide } в ширину. С Капитаном ему нельзя быть больше 8 на 9.

### Selling cards

cards-refused-not-the-time = Продать карту можно, только когда вы берёте карту и перед окончательным подсчётом.
cards-refused-no-auctioneer = Продавать карты может только тот, у кого Аукционист.
cards-refused-sold-out = Три карты вы уже продали.
cards-refused-not-laid = Этой карты в вашем городе нет.
cards-refused-overlaps = Карту, которая накрывает другую или сама накрыта, продать нельзя.
cards-refused-falls-apart = Без этой карты ваш город распался бы.
cards-refused-sell = Сейчас можно продать карты или идти дальше.

## Why a move is good or bad: a few words that begin with a verb, about the move

### Bids

cards-reason-place = даёт, вероятно, { $place ->
    [1] первое
    [2] второе
    [3] третье
    [4] четвёртое
    [5] пятое
   *[6] шестое
 } место из { $players } в очереди на выбор
cards-reason-aims = рассчитывает на { FORM($card, "acc") }
cards-reason-competes = спорит за эту карту с другими: { $names }
cards-reason-last-bid = тратит вашу последнюю аукционную карту
cards-reason-bids-left = { $count ->
    [one] оставляет вам только ставку { $bids }
    [few] оставляет вам ставки { $bids }
   *[many] оставляет вам ставки { $bids }
 }

### Cards

cards-reason-more = приносит больше за { FORM($line, "for") }
cards-reason-more-because = приносит больше за { FORM($line, "for") }: { $because }
cards-reason-less = приносит меньше за { FORM($line, "for") }
cards-reason-less-because = приносит меньше за { FORM($line, "for") }: { $because }
cards-reason-outlaws-more = теряет меньше из-за Преступников
cards-reason-outlaws-less = теряет больше из-за Преступников
cards-reason-later = может принести больше в следующих раундах
cards-reason-fades = теряет в цене по мере роста города
cards-reason-keeps-from = не отдаёт эту карту сопернику: { $name }
cards-reason-sale = продаётся за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }

### Characters

cards-reason-bonus = прибавляет { $bonus } к вашей ставке
cards-reason-power = применяет { FORM($person, "acc") } в этом раунде
cards-reason-saves-era = приберегает { FORM($person, "acc") } до другого раунда этой эры
cards-reason-saves-game = приберегает { FORM($person, "acc") } до другого раунда партии
cards-reason-spends-era = оставляет вас без { FORM($person, "gen") } до конца эры
cards-reason-spends-game = оставляет вас без { FORM($person, "gen") } до конца партии

## What a move does, as one would say it to a player

cards-say-suit = Играть мастью «{ $suit }»
cards-say-bid = Сделать ставку { $value }
cards-say-use = Применить { FORM($person, "acc") }
cards-say-decline = Не применять сейчас { FORM($person, "acc") }
cards-say-take = Взять { FORM($card, "acc") }
cards-say-take-place-first = Взять { FORM($card, "acc") } и положить где угодно
cards-say-take-place = Взять { FORM($card, "acc") } и положить: { $row }, { $col }
cards-say-place-first = Положить карту где угодно
cards-say-place = Положить карту: { $row }, { $col }
cards-say-aside = Отложить карту
cards-say-sell = Продать { FORM($card, "acc") }
cards-say-choose = Выбрать { FORM($person, "acc") }
cards-say-choose-none = Никого не выбирать
cards-say-done = Закончить ход
