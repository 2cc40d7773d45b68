## The table, for every game

players = Игроки
player-head = Игрок
players-look = Показать: { $name }
players-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
rank = Место
points-head = Очки
side-label = Журнал и остальное
log = Журнал
log-empty = Пока ничего не произошло.
question = Вопрос
told = Что только что произошло
told-total = { $name }: теперь { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
told-undone = { $name } возвращает ход.
log-foot = Наведите на строку, чтобы увидеть её на поле
log-foot-touch = Коснитесь строки, чтобы увидеть её на поле
tag-your-turn = Ваш ход
tag-turn = Ходит
tag-bot = Комп.
scene-skip = Пропустить щелчком
scene-skip-touch = Пропустить касанием
aid = Памятка
aid-search = Искать в памятке
aid-rule = Читать правило
aid-features = Объекты
aid-buildings = Здания
aid-characters = Персонажи
aid-squares = Шкала действий
aid-parcels = Что бывает на участках
aid-followers = Подданные
aid-end = Конец партии
aid-tiles = квадратов: { $count } из { $of }
aid-count = в игре: { $count }
aid-limit = лимит { $limit } $
aid-limits = лимит: жёлтая { $yellow } $, красная { $red } $
aid-duels = Дуэли
aid-more = Ещё
aid-eras = { $first } в Эре I, { $second } в Эре II
aid-attraction = привлекательность { $attraction }
lesson-menu = Научиться играть: урок на { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
 }
lesson-go-on = Дальше
lesson-play-on = Играть дальше
hint = Подсказка
hint-title = Как сыграл бы { $level }
hint-thinking = Думаю…
hint-wins = шанс { $percent } %
hint-leads = впереди на { $points }
hint-trails = позади на { $points }
hint-improving = Первая мысль. Думаю дальше…
hint-expected = Ожидаемый итог: вы { $points }
hint-other = { $name } { $points }
hint-virtual = игрок-бот
hint-gain = За:
hint-risk = Против:
hint-behind = на { $points } хуже лучшего хода
hint-take = Сыграть так
tag-bot-rated = Комп., { $rating }
tag-away = Нет на связи
tag-stand-in = Играет комп.
tag-resigned = Партия сдана
tag-winner = Победитель
undo = Отменить
undo-key = Отменить последний шаг (U)
restart-turn = Начать ход заново
confirm = Подтвердить
results = Итоги
rematch = Сыграть ещё раз
replay = Повтор
download-record = Скачать запись партии
rules-why = Правила
sending = Сохранено здесь. Будет отправлено, как только вы снова будете в сети.
link-lost = Связь потеряна. Восстанавливаем; ничего не пропадёт.
link-stalled = Сервер сейчас не может сохранять ходы. Ваш не пропал и будет отправлен снова.
link-gone = Сервер закрыл это соединение. Перезагрузите страницу.

handover-title = Теперь { $name }
handover-text = Передайте устройство. То, что видеть можно только вам, останется скрытым, пока вы не будете готовы.
handover-here = Это я: { $name }

resign = Сдаться
resign-sure = Сдаться окончательно? Если игроков больше двух, за вас доиграет компьютер.
keep-playing = Играть дальше
abandon = Предложить закончить без победителя
abandon-not = Отозвать предложение
abandon-offer = Закончить партию здесь, без победителя? Предлагают: { $names }.
abandon-agree = Согласиться
abandon-agreed = Хотят закончить партию: { $names }
stand-in-me = Пусть за меня играет компьютер
stand-in-for = Заменить компьютером: { $name }
stand-in-soon = { $name } сейчас не на связи. Если это затянется, здесь можно будет передать игру компьютеру.
return = Вернуться за стол
ask-named = { $name }: { $text }
ask-resigned = Вы **сдали** партию
ask-resigned-how = За вас доигрывает компьютер; итоги появятся здесь, когда партия закончится.
ask-return = За вас играет **компьютер**
ask-return-how = Он играет, пока вы не вернётесь за стол.

table-closed = Этот стол закрыли до начала партии
outcome-won = { $count ->
    [one] Побеждает { $winners }
    [few] Победу делят { $winners }
   *[many] Победу делят { $winners }
 }
outcome-you-won = Вы победили
outcome-you-share = Победа общая: вы и { $others }
outcome-resignation-you = Вы победили: все остальные сдались
outcome-resignation = Победа: { $winners }, остальные сдались
outcome-agreement = Партия закончена по согласию, без победителя

what-happened = Что произошло?
moments = Что решило партию
moment-untold = Ход, о котором нечего сказать
moment-coming = Этот ход ещё изучается…
moment-chance = { $name }: шанс на победу { $before } → { $after }
moment-better = Лучше было
moment-better-chance = шанс на победу выше на { $chance }
moment-better-points = примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 } больше
moment-nothing-better = Ничего лучше не нашлось.
points-over-game = Очки по ходу партии
curve-label = График очков по ходу партии. В конце: { $points }
points-by-source = Откуда взялись очки
source-head = За что
points-by-round = По раундам
round-head = Этап

fair-check = Честно ли разыграно?
fair-yes = Честно. Весь жребий партии (выборов: { $draws }) следует из числа, запечатанного до начала.
fair-no = Нечестно: жребий не следует из запечатанного числа.
fair-unknown = Об этой партии мы ничего сказать не можем.
fair-imported = Эта партия загружена, поэтому проверить её жребий мы не можем.
fair-lesson = Это урок: первые результаты жребия подобраны, чтобы кое-что показать.
fair-details = Числа
fair-how = Печать — это SHA-256 секрета. Каждый случайный выбор — HMAC секрета и чисел игроков.
fair-commit = Печать
fair-seed = Секрет
fair-salt = Числа игроков

keys-title = Сочетания клавиш
key-undo = Отменить (Shift: весь ход)
key-help = Показать эти клавиши
wait-bot = Это компьютер, ждать недолго.

## Replay

replay-of = { $game }, повтор
replay-begin = Начало
replay-scrub = Ход
replay-first = В начало (Home)
replay-back = На ход назад (←)
replay-forward = На ход вперёд (→)
replay-last = В конец (End)
replay-play = Пуск (пробел)
replay-pause = Пауза (пробел)
replay-at = Ход { $n } из { $of }
replay-speed = Скорость
replay-speed-0 = Медленно
replay-speed-1 = Обычно
replay-speed-2 = Быстро
replay-speed-3 = Очень быстро
replay-more = Ещё
replay-to-table = Назад к столу
replay-link = Поделиться ссылкой на этот ход
copy-notation = Скопировать позицию текстом
to-pad = Открыть в блокноте
play-on = Играть отсюда
play-on-note = Открывает новый стол с этой позиции: компьютерные соперники остаются, все прочие играют за этим экраном.
options-of-table = Правила:
option-said = { $option }: { $value }
option-without = { $option }: нет
option-on = Да
option-off = Нет
option-own = Свои
