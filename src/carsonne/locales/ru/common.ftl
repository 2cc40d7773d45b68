## Words that every page uses

product-name = Carsonne
theme-toggle = Светлая или тёмная
zoom-in = Крупнее (+)
zoom-out = Мельче (-)
whole-board = Всё поле (0)

## Players' colours

colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
colour-black = чёрный
colour-purple = фиолетовый

## Sides, for those who do not see the board

side-n = север
    .loc = на севере
side-ne = северо-восток
    .loc = на северо-востоке
side-e = восток
    .loc = на востоке
side-se = юго-восток
    .loc = на юго-востоке
side-s = юг
    .loc = на юге
side-sw = юго-запад
    .loc = на юго-западе
side-w = запад
    .loc = на западе
side-nw = северо-запад
    .loc = на северо-западе

## Everywhere

close = Закрыть
cancel = Не сейчас
menu = Меню
skip = К содержимому
rules = Правила
settings = Настройки
about = О сайте
new-table = Новый стол
import = Загрузить партию
you = Вы
your-turn = Ваш ход
your-turn-call = Ваш ход.
your-turns = { $count ->
    [1] Ваш ход
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
   *[many] Ваш ход за { $count } столами
 }
trouble = Что-то пошло не так
nowhere = Здесь ничего нет
to-lobby = На главную страницу
copied = Скопировано
share-link = Поделиться ссылкой
save = Сохранить
# A thing and what is said of it: a cell and its tile, a character and what it does
noted = { $what }: { $note }

# Birds for guests who have not chosen a name
guest-names = Цапля, Крапивник, Ржанка, Пустельга, Зяблик, Жаворонок, Сова, Аист, Стриж, Сорока, Зарянка, Сойка, Журавль, Дрозд

## Refusals

refused-offline = Сервер недоступен.
refused-unknown = Не получилось. Попробуйте ещё раз.
player-numbered = игрок { $n }
refused-unavailable = Сервер занят. Попробуйте ещё раз через минуту.
