# Что подсчёт говорит о неверной позиции, по-русски.

pad-a-building = здание
pad-a-manuscript = манускрипт
pad-a-ribbon = лента
pad-a-card = карта
pad-a-scheme = схема
pad-an-automa = Автома
pad-automa-missing = один игрок играет против Автомы, а её здесь нет
pad-automa-second = Автомой может быть только второй из двух игроков
pad-too-many-workers = рабочих { $count }, а у игрока их всего { $most }
pad-one-leader = лидером замка может быть только один
pad-owned-twice = { $what } { $id } есть не у одного игрока, а у { $count }
