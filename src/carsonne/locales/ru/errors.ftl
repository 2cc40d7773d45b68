## What cannot be done

verbatim = { $text }
error-bug = На сервере что-то пошло не так.

### Moves

error-illegal = Такой ход здесь невозможен.
error-over = Партия закончена.
error-not-your-turn = Сейчас не ваш ход.
error-confirm-first = Ваш ход сделан: подтвердите его или отмените.
error-nothing-to-confirm = Сейчас нечего подтверждать.
error-nothing-to-undo = Отменять нечего.
error-nothing-to-decide = На этом месте сейчас нечего решать.
error-stale = С тех пор как был задан этот вопрос, партия ушла вперёд.
error-no-such-seat = В этой партии нет места { $seat }.
error-not-drawn = Этого сейчас взять нельзя.
error-move-type = Ход должен быть объектом с ключом "type".
error-move-keys = Ключи хода должны быть строками.
error-seats = { $game }: игроков может быть от { $few } до { $many }, а не { $seats }.
error-names = Мест { $seats }, а имён { $names }.
error-other-move = { $game }: хода { $move } нет.
error-no-such-move = { $game }: хода { $move } нет. Ходы: { $moves }.
error-move-must-say = В ходе { $move } нужно указать { $field }.
error-move-has-no = У хода { $move } нет { $field }.
error-not-a-move = Это не ход вида { $move }.
error-whole-number = { $field }: нужно целое число.
error-true-or-false = { $field }: нужно true или false.
error-no-such-word = { $field }: нет { $value }.

### Names and options

two-sentences = { $before } { $after }
error-at = { $where }: { $what }
error-in-line = Строка { $line }: { $what }
choices = Можно выбрать: { $choices }.
did-you-mean = Может быть, { $near }? Можно выбрать: { $choices }.
no-such-game = Игры { $name } нет.
no-such-lesson = Урока { $name } нет.
no-such-option = Параметра { $name } нет.
error-option = Параметр { $name }: ожидается { $allowed }, а не { $value }.
error-option-word = Параметр пишут как name=value: в { $word } нет «=».
allowed-choice = { OR($choices) }
allowed-bool = true или false
allowed-seat = место от { $low } до { $high }
allowed-int = целое число от { $low } до { $high }
allowed-text = текст
allowed-file = текст файла

### Records

record-too-long = В записи партии { $bytes } байт, а можно не больше { $most }.
record-empty = Это не запись партии: здесь пусто.
record-unreadable = Это не запись партии: { $why }.
record-too-deep = Это не запись партии: слишком глубокая вложенность.
record-format = Формат записи { $format }, а эта версия читает формат { $ours }.
record-of-other-game = Запись сделана для игры { $game }, а не { $ours }.
record-of-other-rules = Запись сделана по правилам номер { $rules }, а эта версия играет по правилам номер { $ours }.
record-too-short = { $entries ->
    [one] В записи { $entries } строка; строки { $entry } в ней нет.
    [few] В записи { $entries } строки; строки { $entry } в ней нет.
   *[many] В записи { $entries } строк; строки { $entry } в ней нет.
 }
record-hidden = Когда делали эту запись, это ещё было скрыто. Возьмите запись снова, когда партия закончится.
record-scores = В записи сказано, что счёт { $said }, но по ходам выходит { $found }.
record-no-seed = В записи нет секрета: его раскрывают, когда партия закончена.
record-other-scheme = В записи схема жребия { $scheme }, а эта версия проверяет { $ours }.
record-seed-not-hex = Это не шестнадцатеричное число.
record-seed-length = В секрете { $bytes } байт, а не { $found }.
record-other-commitment = Секрет не соответствует печати, поставленной до начала партии.
record-nothing-to-draw = Здесь нечего брать.
record-other-draw = По секрету выходит { $draw }.
snapshot-other = Снимок сделан для игры { $game } с правилами номер { $rules } или с другим строением.
snapshot-moves = До снимка было ходов: { $moves }, а не { $found }.

### Lessons

lesson-too-long = В уроке { $bytes } байт, а можно не больше { $most }.
lesson-unreadable = Это не урок: { $why }.
lesson-too-deep = Это не урок: слишком глубокая вложенность.
lesson-format = Формат урока { $format }, а эта версия читает формат { $ours }.
lesson-ways = Путей через урок больше { $most }: просите меньше ходов за один шаг.
lesson-not-asked = Ученику здесь нечего решать.
lesson-otherwise = Здесь возможны и другие ходы: скажите о них что-нибудь.
lesson-no-such-move = Нет возможного хода вида { $pattern }.
lesson-told = О ходах ученика спрашивают, а не рассказывают.

### Names of people

error-name-length = В имени от 1 до { $most } знаков.
error-name-invisible = В имени не может быть невидимых знаков.
error-name-accents = В имени не может быть столько надстрочных знаков один над другим.
error-name-of-bot = Так зовут компьютерного соперника; выберите другое имя.

### Tables

error-lesson-read-on = Сначала читайте дальше: до этого урок ещё не дошёл.
error-lesson-not-yours = Это не ваш урок.
error-no-lesson = Такого урока нет.
error-record-or-position = Начните либо с записи партии, либо с позиции, но не с обеих сразу.
error-no-notation = { $game }: нотации для позиций нет.
error-record-seats = В записи мест { $record }, а за столом { $table }.
error-not-over = Партия ещё не закончена.
error-no-such-entry = Строк в записи этой партии только { $entries }.
error-no-results-yet = До конца партии итогов нет.
error-log-disagrees = Журнал и правила расходятся в строке { $entry }.
error-colours-later = Цвет можно выбрать только до начала партии.
error-colour-taken = Этот цвет уже у другого игрока.
error-started = Эта партия уже началась.
error-not-running = Эта партия сейчас не идёт.
error-not-your-seat = Это не ваше место.
error-no-seat = У вас нет места за этим столом.
error-few-seats = { $count ->
    [one] Свободно только { $count } место.
    [few] Свободно только { $count } места.
   *[many] Свободно только { $count } мест.
 }
error-not-host = Начать партию может только хозяин стола.
error-seats-open = Есть ещё свободные места.
error-resigned = Вы уже сдали партию.
error-no-takeover = За этим столом компьютер никого не заменяет: сдайтесь или закончите партию по согласию.
error-nobody-there = На месте { $seat } некого заменять.
error-bot-already = На этом месте уже играет компьютер.
error-not-away = Компьютер может заменить только того, кого уже какое-то время нет на связи.
error-others-bot = Какой компьютер играет за другого, решаете не вы.
error-no-return = Сдав партию, вернуться за стол нельзя.
error-seat-taken = Это место занято.
error-table-full = За этим столом нет мест.
error-many-waiting = { $count ->
    [one] У вас уже { $count } стол ждёт начала.
    [few] У вас уже { $count } стола ждут начала.
   *[many] У вас уже { $count } столов ждут начала.
 }
error-no-table = Такого стола нет. Возможно, ссылка неполная.
error-old-rules = Эта версия не может открыть партию: { $why }
error-changing = Партия меняется слишком быстро; попробуйте ещё раз.
error-not-started = Партия ещё не началась.
error-table-closed = Этот стол закрыт.
error-many-games = У вас слишком много партий сразу. Закончите одну или подождите, пока в какой-нибудь из них не перестанут ходить.
error-many-bots = В ваших партиях слишком много компьютерных соперников. Закончите одну партию или подождите, пока в какой-нибудь из них не перестанут ходить.
error-restarting = Сервер перезапускается.
error-silent = От вашего браузера давно ничего не слышно.
error-moved = Этот стол перешёл к другому процессу сервера.
error-no-survey = Для этой игры помощи нет.

### Requests

error-nothing-here = По этому адресу ничего нет.
error-no-name = Сначала выберите имя.
error-no-score-pad = { $game }: блокнота для этой игры нет.
error-explained-later = Прошлые ходы объясняют после конца партии.
error-no-hints = За этим столом подсказок нет.
error-hint-busy = Прошлая подсказка ещё не готова.
error-many-watchers = У этого стола слишком много зрителей.
error-many-windows = Вы открыли этот стол в слишком многих окнах.
error-many-messages = Вы отправили слишком много сообщений подряд.
error-message-too-long = В сообщении может быть не больше { $most } байт.
error-bad-message = Неверное сообщение: { $why }.
error-message-too-deep = Неверное сообщение: слишком глубокая вложенность.
error-no-hello = Сначала отправьте hello.
error-slow-down = Слишком много сообщений подряд; подождите секунду.

### Bots

no-such-bot = Компьютерного соперника { $name } нет.
error-bot-name = Компьютерного соперника { $name } нет: { $why }.
bot-forms = search@0.5s или search@2000
error-bot-unreadable = Команда { $command } непонятна: { $why }.
error-bot-no-command = Своему компьютерному сопернику нужна команда, например cmd:python my_bot.py.
error-bot-no-program = Нет программы { $program }, которую можно запустить как компьютерного соперника.

### Fields of a request

the-request = Запрос
the-record = Запись партии
the-name-of = Имя игрока { $n }
a-name = Имя
the-field = «{ $field }»
error-empty = { $what }: не может быть пустым.
error-long = { $what }: не больше { $value } знаков.
error-few-entries = { $what }: строк должно быть не меньше { $value }.
error-many-entries = { $what }: строк может быть не больше { $value }.
error-characters = { $what }: есть недопустимые знаки.
error-small = { $what }: не меньше { $value }.
error-large = { $what }: не больше { $value }.
error-lacks = { $what }: не хватает «{ $value }».
error-has-no = { $what }: «{ $value }» здесь не бывает.
error-cannot-be = { $what }: { $value } не подходит.
error-wrong-type = { $what }: ожидается { $wanted }, а не { $got }.
error-invalid = { $what }: так нельзя ({ $why }).
error-record-damaged = Это не партия, скачанная здесь: текст повреждён или обрезан.
error-not-a-record = Это не партия, скачанная здесь.
kind-or = { $one } или { $other }
kind-str = текст
kind-int = целое число
kind-float = число
kind-bool = true или false
kind-array = список
kind-object = объект
kind-null = ничего
error-body-encoding = Тело запроса не в кодировке UTF-8.
error-body-depth = В теле запроса слишком глубокая вложенность.
error-http-400 = Запрос неверен: { $why }
error-http-401 = Сначала выберите имя.
error-http-403 = Вам этого делать нельзя.
error-http-404 = По этому адресу ничего нет.
error-http-405 = Такие запросы по этому адресу не принимаются.
error-http-409 = Сейчас это невозможно.
error-http-413 = Запрос слишком велик.
error-http-415 = Запросы такого типа здесь не читают.
error-http-429 = Слишком много запросов; немного подождите.
error-http-503 = Сервер недоступен; попробуйте чуть позже.

### The database

error-database = { $why } Попробуйте ещё раз через минуту.
database-away = База данных не отвечает.
database-full = На диске базы данных не осталось места.
database-read_only = Базу данных сейчас можно только читать.
redis-away = Redis не отвечает: играть можно, но новости от других процессов сервера идут по несколько секунд.

### Connections

error-head = В заголовке запроса может быть не больше { $lines } строк и { $bytes } байт.
error-slow = Запрос не пришёл вовремя.
error-not-http = Это не запрос HTTP.
error-foreign-page = Открыть сокет можно только с самого сайта.
dealt-elsewhere = Часть этой партии разыграна в другом месте.
