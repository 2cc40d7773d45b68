## The score pad of the Card Game

city-n = Город { $n }
city-add = Ещё город
city-name = Название этого города
city-remove = Убрать этот город
city-leads = впереди
cards-score-text = Для партии за настоящим столом: сложите город, выберите его персонажей и увидите сумму, где каждое очко объяснено. Позиция из повтора открывается со всеми игроками, и её можно доиграть.
cards-score-brush = Что рисовать
cards-score-none = нет карты
cards-score-cell = Ряд { $row }, столбец { $col }: { $what }
cards-score-typed = Или текстом: по две буквы на участок, по ряду в строке
cards-score-sold = Проданные карты

## Why a line of the pad scores

### Buildings, for what lies around them

cards-pad-beside-empty = { $what }: { $count ->
    [0] рядом нет пустых участков
    [one] рядом { $count } пустой участок
    [few] рядом { $count } пустых участка
   *[many] рядом { $count } пустых участков
 }
cards-pad-beside-mountains = { $what }: { $count ->
    [0] рядом нет Гор
    [one] рядом { $count } Гора (по { $each })
    [few] рядом { $count } Горы (по { $each })
   *[many] рядом { $count } Гор (по { $each })
 }
cards-pad-beside-houses = { $what }: { $count ->
    [0] рядом нет Домов
    [one] рядом { $count } Дом
    [few] рядом { $count } Дома
   *[many] рядом { $count } Домов
 }
cards-pad-beside-houses-each = { $what }: { $count ->
    [0] рядом нет Домов
    [one] рядом { $count } Дом (по { $each })
    [few] рядом { $count } Дома (по { $each })
   *[many] рядом { $count } Домов (по { $each })
 }

### Buildings, for what is in the city

cards-pad-city-ranches = { $things } × { $count } Ранчо
cards-pad-city-mines = { $things } × { $count ->
    [one] { $count } Шахта
    [few] { $count } Шахты
   *[many] { $count } Шахт
 }
cards-pad-city-houses = { $things } × { $count ->
    [one] { $count } Дом
    [few] { $count } Дома
   *[many] { $count } Домов
 }
cards-pad-city-points = { $things } × { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }
cards-pad-city-buildings = { $things } × { $count ->
    [one] { $count } здание
    [few] { $count } здания
   *[many] { $count } зданий
 }
cards-pad-outlaws = { $things } (минус { $lost } за каждую)
cards-pad-law = { $things } (не вредят: есть закон)

### Characters, and the cards of virtual players

cards-pad-each = { $person } ({ $things } × { $each })
cards-pad-undertaker = { $count ->
    [one] { $person } ({ $count } персонаж × { $each })
    [few] { $person } ({ $count } персонажа × { $each })
   *[many] { $person } ({ $count } персонажей × { $each })
 }
cards-pad-auctioneer = { $count ->
    [0] { $person } (ничего не продано)
    [one] { $person } ({ $count } проданная карта × { $each })
    [few] { $person } ({ $count } проданные карты × { $each })
   *[many] { $person } ({ $count } проданных карт × { $each })
 }
cards-pad-singer = { $person } (лучший Бар)
cards-pad-settler = { $count ->
    [one] { $person } ({ $count } пустой участок рядом с Ранчо)
    [few] { $person } ({ $count } пустых участка рядом с Ранчо)
   *[many] { $person } ({ $count } пустых участков рядом с Ранчо)
 }
cards-pad-settler-law = { $person } (пустых участков и групп Преступников рядом с Ранчо: { $count })
cards-pad-schoolteacher = { $count ->
    [one] { $person } ({ $count } Дом)
    [few] { $person } ({ $count } Дома)
   *[many] { $person } ({ $count } Домов)
 }
cards-pad-editor = { $person } ({ $people })
cards-pad-edited = { $person } { $points }
cards-pad-indian = { $count ->
    [one] { $person } (половина от { $count } пустой клетки, с округлением вверх)
    [few] { $person } (половина от { $count } пустых клеток, с округлением вверх)
   *[many] { $person } (половина от { $count } пустых клеток, с округлением вверх)
 }
cards-pad-prospector = { $person } ({ $things })
cards-pad-fixed = { $points ->
    [one] { $person } ({ $points } очко)
    [few] { $person } ({ $points } очка)
   *[many] { $person } ({ $points } очков)
 }
cards-pad-no-points = { $person } (без очков)
cards-pad-card = { $card } ({ $attraction })

### A whole line, where places are typed

cards-pad-line = { $line }: { $because }
cards-pad-at = { $what } на { $row },{ $col }
