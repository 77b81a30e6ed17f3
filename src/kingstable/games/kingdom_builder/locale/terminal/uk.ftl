# Слова термінала, українською.

pad-a-section = фрагмент
pad-a-card = карта
pad-row = owners, рядок { $row }
pad-hex = owners, рядок { $row }, стовпчик { $column }
pad-hexes = { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } замість { $most }
pad-no-owner = { $value } — ні крапка, ні цифра 0–{ $last }
pad-forbidden = у гравця { $player } не може бути поселення { $terrain_loc }
pad-settlements = у гравця { $player } більше ніж { $most } поселень

## Що показує термінал

show-first-seat = Перший гравець: { $seat }
show-tokens = Жетони
show-used-up = Вичерпані локації
show-settlements = Поселення
show-recent = Останній хід
show-one-card = 1 карта
show-no-card = карти немає
show-order = Порядок ходу
show-still = Ще ходять у цьому раунді
show-sections = Фрагменти
show-turned = повернуто
show-location = Локація
show-hex = Клітинка
show-left = Лишилося
show-had = Хто брав (що з жетоном)
show-token-lost = втрачено
choice-takes = { $choice } (дає жетон: { $location })
choice-loses = { $choice } (забирає жетон: { $location })
