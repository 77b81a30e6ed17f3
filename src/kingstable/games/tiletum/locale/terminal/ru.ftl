# Что подсчёт говорит о неверной позиции, по-русски.

pad-a-contract = контракт
pad-cardinal-missing = один игрок играет против Кардинала, а его здесь нет
pad-cardinal-for-one = против Кардинала играет только один игрок, а не { $count }

## Терминал

show-roads = дороги
show-road-long = { $town } (2 шага)
show-placing = { $tile }: здание { $building }, этаж { $floor } ({ $ap } ОД)
sector-king = Король
sector-merchant = Купец
sector-architect = Архитектор
sector-character = Житель
sector-contract = Контракт
sector-jester = Шут
letter-gold = З
letter-food = Е
letter-wool = Ш
letter-stone = Ка
letter-iron = Ж
