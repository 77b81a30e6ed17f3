# Що підрахунок каже про хибну позицію, українською.

pad-a-section = фрагмент
pad-a-card = карта
pad-row = owners, рядок { $row }
pad-hex = owners, рядок { $row }, стовпчик { $column }
pad-hexes = { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } замість { $most }
pad-no-owner = { $value } — ні крапка, ні гравець 0–{ $last }
pad-forbidden = у гравця { $player } не може бути поселення { $terrain_loc }
pad-settlements = у гравця { $player } більше ніж { $most } поселень
