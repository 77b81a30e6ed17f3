# Що підрахунок каже про хибну позицію, українською.

pad-a-section = фрагмент
pad-a-card = карта
pad-row = owners, ряд { $row }
pad-hex = owners, ряд { $row }, стовпчик { $column }
pad-hexes = клітинок { $count } замість { $most }
pad-no-owner = { $value } — ні '.', ні гравець 0..{ $last }
pad-forbidden = у гравця { $player } не може бути поселення { $terrain_loc }
pad-settlements = у гравця { $player } більше ніж { $most } поселень
