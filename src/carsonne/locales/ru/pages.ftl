## Rules

how-title = Как играть: { $game }
how-clause = Правило
how-rules = Все правила
how-print = Напечатать страницу
how-first = Впервые играете? Вся игра на одной странице, с картинками.
rules-search = Искать в правилах
rules-here = Как играют за этим столом.
rules-nothing = Нет правила, где есть все эти слова.
rules-chapters = Главы

## Settings

your-name = Ваше имя
your-name-note = Его видят другие игроки. Пароля нет: имя принадлежит этому браузеру.
name-saved = Имя сохранено.
name-ask = Как вас называть?
name-ask-note = Это имя видят все за вашими столами. Мы спрашиваем один раз; изменить его можно когда угодно, даже во время партии.
name-sit = Сесть за стол
name-empty = Введите имя.
name-change = Изменить имя
name-of-seat = Имя игрока { $n }
settings-look = Вид
settings-play = За столом
setting-theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
setting-contrast = Контраст
contrast-system = Как в системе
contrast-more = Высокий
setting-pace = Ходы других
pace-calm = Спокойно
pace-quick = Быстро
pace-off = Сразу
setting-language = Язык
setting-auto-confirm = Заканчивать мой ход автоматически
setting-auto-confirm-note = Ход закончится с последним действием, и отменить его будет нельзя.
setting-ask-all = Спрашивать обо всём
setting-ask-all-note = Вопросы с единственным ответом тоже будут заданы вам, а не решены за вас.
setting-ask-roads = Карсон-Сити: спрашивать о дорогах
setting-ask-roads-note = Перед строительством, если у вас есть дороги. Иначе вы строите их в свой ход, и вопрос задаётся только по вашему желанию.
setting-help = Помощь за столом
setting-help-note = Что сколько стоит, что осталось, куда пойти нельзя. Выключите, чтобы играть без помощи.
settings-sounds = Звуки
sound-turn = Ваш ход
sound-turn-note = Два стука, когда вы ждали и подошла ваша очередь.
sound-tile = Квадраты и карты
sound-tile-note = Картон ложится на стол: квадраты, карты, здания.
sound-follower = Подданные и ковбои
sound-follower-note = На стол ставят деревянную фигурку.
sound-coin = Деньги и очки
sound-coin-note = Звон, когда кто-то получает деньги или очки.
sound-duel = Дуэли
sound-duel-note = Два выстрела вдалеке.
sound-win = Победа
sound-win-note = Небольшой туш, когда вы побеждаете.
setting-notify = Уведомления
setting-notify-note = Когда подходит ваша очередь, а страница открыта в фоне.
notify-refused = Ваш браузер не разрешает уведомления с этой страницы.

## About

about-head-what = Что это
about-text-what = Настольные игры в браузере: сайт следит за правилами и объясняет их, у каждого очка видно, откуда оно взялось, а сесть за стол можно просто по ссылке. Это свободная программа под лицензией MIT.
about-head-fair = Честный жребий
about-text-fair = Перед партией сервер запечатывает секретное число и показывает печать. Браузер каждого игрока добавляет своё число. Весь жребий следует из этих чисел. После партии секрет раскрывают, и каждый может проверить любой случайный выбор.
about-head-keep = Что мы храним
about-text-keep = Имя, которое вы выбрали, cookie, по которому мы узнаём этот браузер, и ходы ваших партий. Никакой слежки, никакой рекламы, ничего с других сайтов.
about-head-art = Рисунки
about-text-art = Все рисунки наши, страница рисует их сама. Из изданных игр ничего не взято.
about-head-free = Шрифты
about-text-free = Fraunces, Inter и Lora, все под лицензией SIL Open Font License.
about-head-more = Что ещё почитать
about-docs = Документация
about-version = Версия { $version }, правила { $rules }
