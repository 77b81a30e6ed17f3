# Что терминал говорит кратко, а подсчёт — о неверной позиции, по-русски.

short-trade = торг.
short-build = строит.
short-noble = благор.
short-cleric = церк.
short-crime = крим.
short-trading-post = т
short-guildhall = г
short-workshop = м
pad-a-building = здание
pad-a-manuscript = манускрипт
pad-a-ribbon = лента
pad-a-card = карта
pad-a-scheme = схема
pad-an-Automa = Автома
pad-manuscripts = манускрипт
pad-bonuses = бонусная карта
pad-cards = карта
pad-automa-missing = один игрок играет против Автомы, а её здесь нет
pad-automa-second = Автомой может быть только второй из двух игроков
pad-too-many-workers = { $count ->
        [one] { $count } рабочий
        [few] { $count } рабочих
       *[many] { $count } рабочих
    }, а у игрока их всего { $most }
pad-one-leader = лидером замка может быть только один
pad-owned-twice = { $what } { $id }: не у одного игрока, а у { $count }
