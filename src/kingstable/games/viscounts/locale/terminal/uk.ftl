# Що підрахунок каже про хибну позицію, українською.

pad-a-building = будівля
pad-a-manuscript = манускрипт
pad-a-ribbon = стрічка
pad-a-card = карта
pad-a-scheme = схема
pad-an-automa = Автома
pad-automa-missing = один гравець грає проти Автоми, а її тут немає
pad-automa-second = Автомою може бути лише другий із двох гравців
pad-too-many-workers = робітників { $count }, а в гравця їх лише { $most }
pad-one-leader = очільником замку може бути лише один
pad-owned-twice = { $what } { $id } є не в одного гравця, а в { $count }
