# Що підрахунок каже про хибну позицію, українською.

pad-a-contract = контракт
pad-cardinal-missing = один гравець грає проти Кардинала, а його тут немає
pad-cardinal-for-one = проти Кардинала грає лише один гравець, а не { $count }

## Термінал

show-roads = дороги
show-road-long = { $town } (2 кроки)
show-placing = { $tile }: будівля { $building }, поверх { $floor } ({ $ap } ОД)
sector-king = Король
sector-merchant = Купець
sector-architect = Архітектор
sector-character = Мешканець
sector-contract = Контракт
sector-jester = Блазень
letter-gold = Зо
letter-food = Ї
letter-wool = В
letter-stone = Ка
letter-iron = За
