# Слова терминала, по-русски.

pad-a-section = фрагмент
pad-a-card = карта
pad-row = owners, строка { $row }
pad-hex = owners, строка { $row }, столбец { $column }
pad-hexes = { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    } вместо { $most }
pad-no-owner = { $value } — ни точка, ни цифра 0–{ $last }
pad-forbidden = у игрока { $player } не может быть поселения { $terrain_loc }
pad-settlements = у игрока { $player } больше { $most } поселений

## Что показывает терминал

show-first-seat = Первый игрок: { $seat }
show-tokens = Жетоны
show-used-up = Исчерпанные локации
show-settlements = Поселения
show-recent = Последний ход
show-one-card = 1 карта
show-no-card = карты нет
show-order = Порядок хода
show-still = Ещё ходят в этом раунде
show-sections = Фрагменты
show-turned = повёрнуто
show-location = Локация
show-hex = Клетка
show-left = Осталось
show-had = Кто брал (что с жетоном)
show-token-lost = потеряно
choice-takes = { $choice } (даёт жетон: { $location })
choice-loses = { $choice } (отнимает жетон: { $location })
