# Що термінал каже коротко, а підрахунок — про хибну позицію, українською.

short-trade = торг.
short-build = буд.
short-noble = шляхет.
short-cleric = церк.
short-crime = злоч.
short-trading-post = т
short-guildhall = г
short-workshop = м
pad-a-building = будівля
pad-a-manuscript = манускрипт
pad-a-ribbon = стрічка
pad-a-card = карта
pad-a-scheme = схема
pad-an-Automa = Автома
pad-manuscripts = манускрипт
pad-bonuses = бонусна карта
pad-cards = карта
pad-automa-missing = один гравець грає проти Автоми, а її тут немає
pad-automa-second = Автомою може бути лише другий із двох гравців
pad-too-many-workers = { $count ->
        [one] { $count } робітник
        [few] { $count } робітники
       *[many] { $count } робітників
    }, а в гравця їх лише { $most }
pad-one-leader = очільником замку може бути лише один
pad-owned-twice = { $what } { $id }: не в одного гравця, а у { $count }
