# Что подсчёт говорит о неверной позиции, по-русски.

pad-a-section = фрагмент
pad-a-card = карта
pad-row = owners, ряд { $row }
pad-hex = owners, ряд { $row }, столбец { $column }
pad-hexes = клеток { $count } вместо { $most }
pad-no-owner = { $value } — ни '.', ни игрок 0..{ $last }
pad-forbidden = у игрока { $player } не может быть поселения { $terrain_loc }
pad-settlements = у игрока { $player } больше { $most } поселений
