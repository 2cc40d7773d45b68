## The front page

game-sized = { $few }–{ $many } игроков, { $short }–{ $long } мин, { $weight ->
    [light] лёгкая
    [medium] средняя
   *[other] сложная
 }
how-it-goes = Как играть
lesson-play = Впервые? Пройдите урок
lesson-note = Первая партия с подсказками, { $minutes } мин. Потом она становится настоящей.
welcome = Тихий уголок для хороших настольных игр.
welcome-text = Три игры о землях и городах: с друзьями на расстоянии, за одним экраном или против компьютера, который не жульничает и не тянет время. Без регистрации, без рекламы, с открытым кодом.
pick-game = Выберите игру
play-bot = { $game }: сыграть с компьютером
rivals-count = Соперники
box-ask = Какие правила вам знакомы?
box-known = Правила: { $box }.
box-change = Изменить
box-carcassonne-fr2002 = Город из двух квадратов: 2 очка. Крестьяне: 3 за каждый город.
box-carcassonne-first = Город из двух квадратов: 2 очка. Крестьяне: 4 за каждый город.
box-carcassonne-second = Город из двух квадратов: 2 очка. Поля: 3 за каждый город, один раз.
box-carcassonne-third = Город из двух квадратов: 4 очка. Поля: 3 за каждый город. Большинство коробок с 2004 года.
play-friends = Играть с друзьями
play-friends-note = Вы получите ссылку, которую можно отправить.
my-games = Мои партии
my-games-none = Здесь появятся ваши партии.
my-games-over = Незаконченных партий нет.
lobby-unknown = Список не загрузился: сервер недоступен. Ваши партии целы.
past-games = Сыгранные
open-tables = Открытые столы
open-tables-none = Сейчас никто не ищет игроков. Откройте стол, и к вам сможет сесть кто угодно.
watch = Смотреть
watch-none = Открытых для всех партий сейчас нет.
footer = Для этого браузера мы храним ваше имя и ваши партии — и больше ничего.

nobody-else = Пока больше никого
state-waiting = { $free ->
    [0] Можно начинать
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
 }
state-turn = Ходит { $name }, { $scores }
state-running = { $scores }
state-won = Победа { $scores }
state-shared = Победа общая { $scores }
state-lost = Поражение { $scores }
state-finished = Сыграна { $scores }
state-abandoned = Закончена по согласию
act-play = Играть
act-sit = Сесть за стол
act-look = Смотреть
act-replay = Повтор

## Bots

bot-named = Компьютер «{ $bot }»
bot-numbered = { $name } { $number }
level-gentle = Добряк
level-fair = Середняк
level-keen = Хитрец
level-sharp = Знаток
level-master = Мастер
level-random = Наугад
level-greedy = Жадина
level-policy = Политика
# The level of a bot that older versions offered
level-former = Прежний
level-about-first-game = для первой партии
level-about-solid = играет надёжно
level-about-careful = заставит вас считать
level-about-looks-ahead = смотрит вперёд
level-about-gives-nothing = ничего не отдаёт даром
level-about-strongest = сильнейший
level-about-at-sight = выбирает, что на вид лучше
level-rating = сила { $rating }
level-at-once = отвечает сразу
level-seconds = думает { $seconds } с
levels-more = Насколько они сильны?
levels-note = Игрок, чья сила на 400 выше, выигрывает десять партий из одиннадцати.
fill-level = Уровень компьютера

## A new table

game = Игра
seats = Места
seats-count = Число игроков
players-n = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
 }
seat-n = Место { $n }
seat-me = Я
seat-open = Свободное место
seat-guest = Гость за этим экраном
seat-bot = Компьютер «{ $bot }»: { $note }
guest-n = Игрок { $n }
guest-name = Имя
options = Параметры
options-finer = Дополнительно
who-comes = Кто может играть
by-link = По ссылке
by-link-note = Стол найдут только те, у кого есть ссылка.
listed = Все
listed-note = Стол видят все на главной странице.
takeover = Ушедших может заменить компьютер
takeover-note = Его можно позвать через меню. Вернуться за стол можно в любой момент.
hints = Подсказки для всех
hints-note = В свой ход можно посмотреть, что сделал бы самый сильный компьютер и почему. Когда вы играете только с компьютером, подсказки есть всегда.
open-table = Открыть стол
open-table-note = Вы получите ссылку, которую можно отправить друзьям.
start-now = Начать

## The waiting room

waiting-room = { $game }: сбор игроков
send-link = Отправьте эту ссылку тем, с кем хотите сыграть. По ней можно и просто смотреть.
seat-change = Имя и цвет
colour-of = Цвет: { $name }
shuffle = Случайный порядок хода
shuffle-note = Кто начнёт, решит жребий; цвета останутся прежними.
watching = Смотрят: { $names }
watching-others = { $count ->
    [one] { $count } гость
    [few] { $count } гостя
   *[many] { $count } гостей
 }
share-note = По этой ссылке можно смотреть, а до начала партии и сесть за стол.
link-code = QR-код этой ссылки
link-scan = Отсканируйте его телефоном в той же сети.
link-alone = Ссылка работает только на этом компьютере: сервер принимает соединения лишь отсюда. Чтобы могли подключиться друзья из той же сети, запустите его командой
leave = Уйти
start-fill = Начать, посадив на свободные места компьютер
wait-host = Ждём, когда хозяин стола начнёт партию.
promise = Жребий этой партии уже запечатан: отпечаток начинается с { $commit }. После партии его может проверить каждый.

## Importing

import-text = Вставьте партию, которую скачали здесь, или позицию в нотации. Продолжить можно с людьми за этим экраном или с компьютером.
import-file = Файл
import-paste = Или вставьте текст
import-sample = D 0,0 r0
import-which = Какая из записей (всего { $of })
import-no-text = В этом файле нет текста.
import-check = Проверить
import-record = Запись партии: { $entries ->
    [one] { $entries } строка
    [few] { $entries } строки
   *[many] { $entries } строк
 }, игроков: { $seats }
import-position = Позиция, игроков: { $seats }
import-scores = Очки: { $scores }
import-at = Продолжить после строки { $at } из { $of }
import-play = Играть отсюда
import-replay = Открыть повтор

## The score pad

score-pad = Блокнот
score-text-carcassonne = Для партии за настоящим столом: пишите по одному квадрату в строке (вид, клетка, четверти оборота, подданный) и смотрите, сколько очков получил бы каждый, если бы партия закончилась сейчас.
score-text-carson-city = Для партии за настоящим столом: запишите восемь рядов города, дороги и по строке на игрока, и вы увидите доходы, силу и очки в конце партии.
pad-way = Как ввести позицию
pad-tap = Касанием
pad-type = Текстом
pad-share-note = В этой ссылке вся позиция: тот, кто её откроет, увидит такой же блокнот и сможет продолжить.
pad-text-carcassonne = Для партии за настоящим столом: коснитесь свободной клетки, выберите лежащий там квадрат, поверните его и поставьте подданных. Очки подсчитываются сразу, как если бы партия закончилась сейчас.
pad-text-carson-city = Для партии за настоящим столом: коснитесь участка и укажите, что там стоит, кому это принадлежит и где проходят дороги. Доходы видны на плане; очки подсчитываются, как если бы партия закончилась сейчас.
pad-begin-town = Коснитесь участка, чтобы указать, что там стоит.
pad-what = Что стоит на этом участке
pad-owner = Владелец
pad-owned = { $what }, владелец: { $owner }
pad-nobody = Ничей
pad-roads = Дороги по сторонам
pad-side-north = Север
pad-side-east = Восток
pad-side-south = Юг
pad-side-west = Запад
pad-money = Деньги
pad-points = Очки
pad-cowboys = Ковбои
pad-revolvers = Револьверы
pad-roads-left = Дороги в резерве
pad-piece-bare = пусто
pad-piece-river = река
pad-begin = Коснитесь клетки с плюсом, чтобы выложить квадрат, или квадрата, чтобы поставить подданного.
pad-lay = Выложить квадрат: { $cell }
pad-pick = Какие квадраты сюда подходят и сколько их осталось
pad-kind = { $tile }, осталось { $left }
pad-turn = Повернуть
pad-remove = Убрать
pad-follower = Подданный на нём: чей и где
pad-whose = Чей подданный
pad-track = Шкала подсчёта
pad-home = Подсчитать и вернуть подданных
score-position = Позиция
score-sample = Показать пример
score-clear = Очистить
sketch = Позиция
score-empty = Здесь по мере ввода появится каждое очко с объяснением.
score-key = Что значат буквы
score-key-carcassonne = В каждой строке вид, клетка, повороты, подданный: E 0,-1 r2 red:c0 — это квадрат E к северу от стартового, повёрнутый на две четверти по часовой стрелке, с красным подданным в городе. x растёт к востоку, y — к югу. Места: c город, r дорога, f поле, m монастырь.
score-key-carson-city = Участки: .. пустой, mo гора, ho дом, ~~ река, ra ранчо, mi шахта, dr аптека, ba банк, sa бар, ht отель, ch церковь, pr тюрьма. /A после них — владелец; игроки обозначены буквами от A до E.
score-key-carson-city-roads = Дороги: H3,4 — ребро под рядом 3 в столбце 5, V2,5 — ребро справа от столбца 5 в ряду 3. Игрок: money, points, cowboys, revolvers, roads, kept=bank,saloon.
