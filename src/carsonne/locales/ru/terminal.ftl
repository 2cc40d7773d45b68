## What commands print in the terminal

### Every command

cli-stopped = остановлено
cli-not-text = это не текст: { $why }
cli-outdated = скомпилированные правила старше исходных, поэтому работают обычные: `make setup` скомпилирует новые
cli-mode-compiled = скомпилированные правила
cli-mode-plain = обычные правила
cli-needs = Этой команде нужен { $module }, а он не установлен: { $command }
cli-offer = Сайту нужны дополнительные пакеты. Установить их сейчас ({ $command })? [Д/н]
cli-standalone = Для этого нужен { $module }, а в автономной папке его нет: установите Carsonne с Python, как описано в docs/installing.md.
cli-not-a-text-file = { $file } — не текстовый файл.
cli-no-such-record = { $count ->
    [one] В { $file } только { $count } запись партии; записи { $line } там нет.
    [few] В { $file } только { $count } записи партий; записи { $line } там нет.
   *[many] В { $file } только { $count } записей партий; записи { $line } там нет.
 }
cli-no-records-in = В { $file } нет записей партий.
cli-no-records = В этих файлах нет записей партий.
cli-between = { $option } может быть от { $low } до { $high }.
cli-seat = Место { $seat }
cli-has-points = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
cli-playing = Играем
cli-measuring = Измеряем
cli-reading = Читаем
cli-checking = Проверяем
system-error-EACCES = нет доступа
system-error-EADDRINUSE = адрес уже занят
system-error-EADDRNOTAVAIL = такой адрес занять нельзя
system-error-ECONNREFUSED = в соединении отказано
system-error-EEXIST = файл уже есть
system-error-EISDIR = это папка
system-error-ENAMETOOLONG = слишком длинное имя файла
system-error-ENOENT = нет такого файла или папки
system-error-ENOSPC = на диске нет места
system-error-ENOTDIR = это не папка
system-error-EPERM = это не разрешено
system-error-EROFS = файловая система только для чтения

### admin

cli-admin-holds = { $file }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 } и { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
 }.
cli-admin-secret = Там же и секрет сайта: храните файл так, чтобы прочесть его могли только вы.
cli-admin-added = Добавлено: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 } и { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
 }.
cli-admin-known = { $games ->
    [one] { $games } партия уже была там и не изменилась.
    [few] { $games } партии уже были там и не изменились.
   *[many] { $games } партий уже было там, и они не изменились.
 }
cli-admin-old-secret = У сайта снова прежний секрет: если сервер работает, перезапустите его, чтобы он узнавал своих игроков.
cli-admin-checked = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
 }: { $problems ->
    [0] всё воспроизводится так, как было сыграно
    [one] { $problems } ошибка
    [few] { $problems } ошибки
   *[many] { $problems } ошибок
 }.
cli-admin-keep = --keep принимает число от 1 и работает только с папкой.
cli-admin-pruned = { $files ->
    [one] Удалена { $files } старая копия.
    [few] Удалены { $files } старые копии.
   *[many] Удалено { $files } старых копий.
 }
cli-admin-restored = { $file }: копия восстановлена во временной базе данных.
cli-admin-migrated = База данных { $place } обновлена.
cli-admin-row-place = База данных
cli-admin-row-size = Размер
cli-admin-row-players = Игроки
cli-admin-row-waiting = ожидание
cli-admin-row-running = игра идёт
cli-admin-row-finished = окончено
cli-admin-row-abandoned = прервано
cli-admin-row-last-change = Последнее изменение
cli-admin-row-last-backup = Последняя резервная копия
cli-admin-at-tables = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
 }
cli-admin-no-players = Таких игроков нет.
cli-admin-no-tables = Таких столов нет.
cli-admin-renamed = Имя изменено за { $tables ->
    [one] { $tables } столом
    [few] { $tables } столами
   *[many] { $tables } столами
 }. Работающие серверы покажут это через несколько секунд.
cli-admin-removed = Стол { $id } ({ $game }: { $names }) удалён.
admin-no-player = Игрока с идентификатором { $id } нет; список: `carsonne admin players`.
admin-no-table = Стола с идентификатором { $id } нет; список: `carsonne admin tables`.
backup-none = В { $folder } нет копий.
admin-no-file = Файла { $file } нет.
admin-unreadable = Не прочесть партии из { $file }: { $why }. Если файл сделан прежней версией Carsonne, запустите один раз сервер: он приведёт его в порядок.
admin-fails = База данных { $place } даёт сбой: { $why }.
admin-damaged = Файл повреждён: { $why }.
admin-problem = Стол { $id } ({ $game }): { $problem }
admin-archive = Архив стола прочесть не удаётся.
admin-log-too-early = Партия не начата, а журнал есть.
admin-no-log = Журнала нет.
admin-gap = В журнале пропуск перед строкой { $entry }.
admin-version = У стола версия { $table }, а у журнала { $log }.
admin-no-replay = Партия не воспроизводится: { $why }
admin-scores = У стола счёт { $table }, а по правилам { $rules }.
backup-exists = { $file } уже есть; назовите копию иначе.
backup-other = { $file } — не копия Carsonne.
backup-incomplete = { $file }: файл повреждён, частей не хватает.
backup-cut = { $file } обрывается: копия не целая.
backup-later = { $file } сделан более поздней версией Carsonne ({ $version }).
backup-damaged = { $file } — не копия Carsonne, или файл повреждён.
backup-damaged-line = { $file }: повреждение в строке { $line }: { $why }.

### analyse

cli-no-such-move = --move может быть от 1 до { $entries }: столько строк в записи.
cli-move-is-draw = Строка { $entry } — случайный выбор, а не ход игрока.
cli-analyse-level = { $name }: { $moves ->
    [one] возможен { $moves } ход
    [few] возможны { $moves } хода
   *[many] возможно { $moves } ходов
 }. { $level } сыграл бы так:
cli-analyse-played = так и сыграно
cli-analyse-wins = шанс на победу { $chance } %
cli-analyse-points = { $points ->
    [one] ожидается { $points } очко
    [few] ожидается { $points } очка
   *[many] ожидается { $points } очков
 }
cli-analyse-ahead = на { $points } впереди лучшего соперника
cli-analyse-behind = на { $points } позади лучшего соперника
cli-analyse-worse = на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } хуже лучшего хода

### arena and dataset

cli-stopped-after = остановлено: сыграно { $games } из { $all }
cli-stop-early-alone = --stop-early сравнивает соперников: назовите хотя бы двух разных.
cli-jobs-negative = --jobs не может быть меньше нуля.
cli-seats-many = --seats не может быть больше числа соперников ({ $bots }).
cli-arena-test-open = { $bot } против { $others }: не решено после { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
   *[many] { $deals } раздач
 }
cli-arena-test-stronger = { $bot } сильнее, чем { $others }: решено после { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
   *[many] { $deals } раздач
 }, ошибка не больше 5 %
cli-arena-test-weaker = { $bot } слабее, чем { $others }: решено после { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
   *[many] { $deals } раздач
 }, ошибка не больше 5 %
cli-arena-faults = { $bot }: { $count ->
    [one] потерян { $count } ход
    [few] потеряно { $count } хода
   *[many] потеряно { $count } ходов
 }, причина: { $why }
cli-arena-reason = { $why } ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
 })
cli-arena-time = { $games ->
    [one] { $games } партия за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
    [few] { $games } партии за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
   *[many] { $games } партий за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
 }
cli-dataset-stopped = остановлено; запустите ещё раз, чтобы продолжить { $folder }
cli-dataset-written = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 }, { $shards ->
    [one] { $shards } файл
    [few] { $shards } файла
   *[many] { $shards } файлов
 }: { $folder }
error-illegal-of-bot = Компьютерный соперник { $bot } делает недопустимый ход.
error-no-ray = Ray не установлен: { $command }
error-ray-away = Ray не запускается или недоступен: { $why }
error-ray-games = Ray не может сыграть партии: { $why }
error-series-line = { $file }: строка { $line } — не запись партии; выберите другой файл.
error-other-series = В { $file } другая серия (строка { $line }: { $why }); выберите другой файл.
series-other-arena = сыграна не в arena
series-other-game = другая игра или другие правила
series-other-options = другие параметры
series-other-clock = другой --clock
series-other-seed = другой --seed
series-other-bots = другие соперники
error-other-dataset = В { $folder } другой набор данных ({ $why }); выберите другую папку.
error-no-dataset = Папка { $folder } не пуста, а набора данных в ней нет; выберите другую.
dataset-unreadable = { $file } не прочесть
dataset-others = не совпадает: { $fields }

### Programs as bots. These words follow “it” or the name of the bot.

bot-fault = даёт сбой
bot-fault-start = не запускается: { $why }
bot-fault-long = отвечает слишком длинной строкой
bot-fault-late = не отвечает вовремя
bot-fault-ended = завершается с кодом { $status }
bot-fault-closed = закрывает свой вывод
bot-fault-json = отвечает { $line }, а это не объект JSON
bot-fault-illegal = отвечает недопустимым ходом
bot-fault-protocol = говорит на протоколе { $spoken }, а не { $ours }

### stats, and the reports of the arena

stats-mean = { $ends ->
    [none] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[both] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
 }
stats-share = { $ends ->
    [none] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[both] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
 }
stats-rating = { $ends ->
    [none] { NUMBER($mean, maximumFractionDigits: 0, useGrouping: 0) }
   *[both] { NUMBER($mean, maximumFractionDigits: 0, useGrouping: 0) } (от { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } до { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
 }
stats-milliseconds = { NUMBER($time, maximumSignificantDigits: 3) } мс
stats-seat = место { $n }
stats-a-seat = одно место
stats-points = очки
stats-decisions = решения
stats-column-bot = соперник
stats-column-wins = победы
stats-column-draws = ничьи
stats-column-points = очки
stats-column-margin = перевес
stats-column-cpu = процессор на ход
stats-column-clock = время на ход
stats-column-faults = потерянные ходы
stats-column-rating = сила
stats-column-decisions = решений за партию
stats-column-source = источник
stats-column-mean = очков за партию
stats-column-times = раз
stats-wins-label = Победы
stats-ratings-label = Сила
stats-seats-label = Победы по местам
stats-points-label = Распределение очков
stats-sources-label = Очки по источникам
stats-lengths-label = Решений за партию
stats-topic-seat = Какое место приносит победу?
stats-answers-note = Доля побед среди тех, у кого это было.
stats-sources = Откуда берутся очки?
stats-sources-note = Очков за партию в среднем.
stats-points-made = Сколько набирают очков?
stats-lengths = Сколько длятся партии?
stats-lengths-note = Решения всех игроков вместе.
stats-lead = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 }
stats-lead-unfinished = { $games ->
    [one] { $games } партия; незаконченные не учтены: { $unfinished }
    [few] { $games } партии; незаконченные не учтены: { $unfinished }
   *[many] { $games } партий; незаконченные не учтены: { $unfinished }
 }
stats-page = Статистика: { $games }
stats-page-lead = О чём говорят записи этих партий.
stats-against = против
stats-report-lead = { $games ->
    [one] { $games } партия, команда: { $command }
    [few] { $games } партии, команда: { $command }
   *[many] { $games } партий, команда: { $command }
 }
stats-report-wins = Кто побеждает?
stats-report-wins-note = С интервалами 95 %, в которых партии одной раздачи считаются за одну. Штриховая линия — сколько побед было бы у равных по силе.
stats-report-ratings = Насколько они сильны?
stats-report-ratings-note = Разница в 400 — это шансы десять к одному.
stats-report-points = Сколько они набирают очков?
stats-report-seats = Хорошо ли ходить первым?
stats-report-seats-note = Партии, выигранные с каждого места, кто бы там ни сидел.
stats-report-lengths-note = Решения, где возможен не один ход.

### bench

cli-not-measurable = { $game }: измерить нельзя.
cli-stopped-measuring = остановлено, измерено не всё
cli-bench-game = игра
cli-bench-mode = режим
cli-bench-seats = места
cli-bench-games_per_second = партий_в_секунду
cli-bench-decisions_per_second = решений_в_секунду
cli-bench-copy_us = копия_мкс
cli-bench-state_bytes = состояние_байт
cli-bench-legal_us = ходы_мкс

### doctor

cli-state-ok = ок
cli-state-note = к сведению
cli-state-bad = плохо
cli-doctor-name-version = версия
cli-doctor-name-rules = правила
cli-doctor-name-page = страница
cli-doctor-name-database = база данных
cli-doctor-name-disk = диск
cli-doctor-name-redis = redis
cli-doctor-name-port = порт
cli-doctor-name-browser = браузер
cli-doctor-compiled = скомпилированы
cli-doctor-outdated = обычный Python, потому что скомпилированные правила устарели (запустите `make setup`)
cli-doctor-plain = обычный Python: партии те же, но соперники и симуляции медленнее
cli-doctor-page = собрана, файлов: { $files }
cli-doctor-no-page = не собрана (`make web` соберёт); API работает и без неё
cli-doctor-database = { $place }, { $what }
cli-doctor-read-only = в { $file } нельзя писать
cli-doctor-size = { NUMBER($size, useGrouping: 0) } КБ
cli-doctor-no-file = пока нет; `carsonne serve` создаст
cli-doctor-free = свободно { NUMBER($size, useGrouping: 0) } МБ, { $place }
cli-doctor-no-redis = не запрошен (--redis); нужен, только если процессов сервера несколько
cli-doctor-redis = отвечает
cli-doctor-port = { $address } свободен
cli-doctor-browser = { $browser } открывается
cli-doctor-default-browser = браузер по умолчанию
cli-doctor-no-browser = здесь нет ни одного: откройте адрес на другой машине в сети

### games

cli-games-game = { $id }: { $game }, игроков от { $few } до { $many }
cli-games-option = { $values }. { $help }
cli-games-only-with = Только с { $conditions }.
cli-level = { $level }: { $facts }
cli-level-seconds = думает до { $seconds } с
cli-level-rating = сила { NUMBER($rating, useGrouping: 0) }

### lesson, score, verify

cli-lesson-steps = { $title } ({ $game }): шагов { $steps }, из них с вопросом { $asks }.
cli-lesson-ways = { $ways ->
    [one] Пройти до конца можно { $ways } способом.
    [few] Пройти до конца можно { $ways } способами.
   *[many] Пройти до конца можно { $ways } способами.
 }
cli-position-empty = Позиция пуста; нотацию описывает docs/notation.md.
cli-verify-true = Верно: весь жребий (выборов: { $draws }) соответствует секрету.
cli-verify-false = Неверно: { $why }
cli-verify-line-false = Строка { $line }: неверно: { $why }
cli-verify-line-unknown = Строка { $line }: проверить нельзя: { $why }
cli-verify-some = Верны { $true } из { $records }.
cli-verify-all = Верно: весь жребий (выборов: { $draws }) соответствует секретам, записей партий: { $records }.

### play

cli-play-no-terminal = { $game }: в терминале не играют.
cli-play-no-name = --players: каждому игроку нужно имя, например Ann,Bob,bot:fair.
# The words on the left are typed: they are the same in all languages
cli-play-help =
    Введите одно из слов в левой части списка и нажмите Enter.
      ? WORD  объяснить слово или сказать, почему такого хода нет
      undo    вернуть последний ход
      list    снова показать ходы
      board   снова показать поле
      quit    закончить игру
cli-play-stopped = Игра остановлена.
cli-play-saved = Игра остановлена. Запись партии в { $file }.
cli-play-fault = { $bot } { $fault }: ход сделан за него.
cli-play-confirm = { $name }, нажмите Enter, чтобы закончить ход (или введите undo):
cli-play-alone = Теперь на экран смотрит только { $name }. Нажмите Enter:
cli-play-ambiguous = { $word } может значить { $choices }: введите одно из них.
cli-play-no-choice = { $word } нет в списке. Введите help, чтобы узнать, что можно ввести.
cli-play-refused = { $why } ({ $clause })
cli-play-more = … и ещё { $count }

### serve

server-address = Carsonne здесь: { $address }
server-phone = На телефоне в той же сети: { $address }
server-file = Партии хранятся в локальном файле SQLite: { $place }
server-database = Партии хранятся в базе данных { $place }
server-no-page = Страница ещё не собрана: запустите `make web`. API на /api работает.
server-no-page-here = Этот пакет собран без страницы: установите выпущенную версию. API по адресу /api работает.
server-free-port = { $option } — свободен.
server-no-setting = Переменная окружения { $name } — не настройка сервера; все они перечислены в docs/settings.md.
server-near-setting = Может быть, { $near }?
server-setting-whole = { $name } должно быть целым числом, а не { $value }.
server-setting-number = { $name } должно быть числом, а не { $value }.
server-setting-yes = { $name } должно быть true или false, а не { $value }.
server-stopped = Остановлено. Все партии сохранены.
server-bad-port = --port может быть от 0 до 65535, а не { $port }.
server-bad-workers = --workers может быть от 1 до { $most }, а не { $workers }.
server-needs-redis = Если процессов несколько, нужен --redis, чтобы они сообщали друг другу о ходах.
server-bad-proxy = --proxy нужен адрес вида 127.0.0.1 или 10.0.0.0/8, а не { $proxy }.
server-cannot-listen = Не удаётся слушать адрес { $address }: { $why }.
server-bad-database = --database нужен URL вида sqlite:///games.sqlite3 или postgresql://user@host/name.
server-later-version = Партии в { $place } сохранены более поздней версией Carsonne. Установите ту версию или восстановите резервную копию, сделанную до обновления.
server-no-database = База данных { $place } недоступна.
server-database-fails = База данных { $place } недоступна: { $why }.
server-database-damaged = База данных { $place } недоступна: файл повреждён ({ $why }).
server-bad-redis = --redis нужен URL вида redis://localhost:6379.
server-no-redis = Redis недоступен: { $why }.
