# Что подсчёт говорит о неверной позиции, по-русски.

pad-a-section = фрагмент
pad-a-card = карта
pad-row = owners, строка { $row }
pad-hex = owners, строка { $row }, столбец { $column }
pad-hexes = { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    } вместо { $most }
pad-no-owner = { $value } — ни точка, ни игрок 0–{ $last }
pad-forbidden = у игрока { $player } не может быть поселения { $terrain_loc }
pad-settlements = у игрока { $player } больше { $most } поселений
