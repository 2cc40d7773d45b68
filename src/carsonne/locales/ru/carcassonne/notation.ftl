## Errors in typed positions of Carcassonne

### A line

ca-bad-text = { $text } — не квадрат, как { $tile }, и не заголовок, как { $header }.
ca-bad-twice = { $header } встречается дважды; впервые в строке { $line }.
ca-bad-far = { $cell } дальше от 0,0, чем можно дойти { $most } квадратами.
ca-bad-place = У квадрата { $tile } нет места { $place }; есть { $places }.
ca-bad-tile = Квадрата { $tile } нет; есть квадраты от A до X.
ca-bad-player = Игрока { $name } нет.
ca-bad-hand-size = На руке не больше { $most } квадратов.
ca-bad-header = Заголовка { $name } нет.
ca-bad-points = Очки пишут как { $sample }, а не { $text }.
ca-bad-named-twice = { $player } встречается дважды.
ca-bad-phase = Фазы { $name } нет.
ca-bad-cell = { $text } — не клетка вида { $sample }.

### The board

ca-bad-taken = На клетке { $cell } уже есть квадрат, из строки { $line }.
ca-bad-start = На клетке 0,0 нет квадрата, а там место стартового.
ca-bad-neighbour = Квадрат не подходит к соседнему из строки { $line }.
ca-bad-apart = Квадрат не соединён с тем, что лежит на 0,0.
ca-bad-last = Квадрат на клетке { $cell } не может быть последним.
ca-bad-count = Слишком много квадратов вида { $tile }: в игре их { $count }, а в позиции { $used }.
ca-bad-followers = { $player }: подданных только { $most }.

### Going on from a position

ca-bad-no-farmers = В этой партии нет крестьян.
ca-bad-seats = Игроков в позиции { $players }, а в партии { $seats }.
ca-bad-no-tile = У того, кто ходит, нет подходящего квадрата: назовите его, как в { $sample }.
ca-bad-no-last = Скажите, какой квадрат выложен последним, как в { $sample }.
ca-bad-nothing-left = Взять больше нечего: в этой позиции партия закончена.
ca-bad-no-hand = { $player }: квадраты на руке не названы; назовите их, как в { $sample }.
ca-bad-full-hand = На руке нет места для следующего квадрата.
ca-bad-tile-with-hands = Если квадраты на руке, взятого квадрата не бывает.
ca-bad-tile-in-phase = В фазе { $phase } взятого квадрата не бывает.
ca-bad-hands = В этой партии не играют с руки; добавьте { $option }.
ca-bad-last-taken = На последнем квадрате уже стоит подданный.

## Errors in moves

ca-bad-move-tile = Если квадраты на руке, в ходе { $move } нужно указать { $field }.
