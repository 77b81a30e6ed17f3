# Что подсчёт говорит о неверной позиции, по-русски.

pad-too-much-gold = золота всего { $gold }, а в игре есть лишь { $most }
pad-too-many-cards = карт на руке не может быть { $count } или больше; если игроков { $players }, самое большее — { $most }
pad-no-government-card = { $value } — не карта правительства, как { $example }; сферы: { $offices }
pad-unknown-letter = { $value }: карты с такой буквой нет; допишите её значение: { $example }
pad-already-at = { $value } уже есть в { $other }
