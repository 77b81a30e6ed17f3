# Слова терминала, по-русски.

show-lights = Огни
show-hand = Ваши мотыльки
show-flown = Мотыльки, которые уже летали:
show-about = Самый большой мотылёк у огня получает его. Где их несколько, самый малый ловит искру: 1 очко. Огонь, к которому никто не прилетел, даёт на 1 очко больше.
show-sparks =
    { $count ->
        [one] { $count } искра
        [few] { $count } искры
       *[many] { $count } искр
    }
show-night = Ночь { $night }
show-moths =
    { $count ->
        [one] { $count } мотылёк
        [few] { $count } мотылька
       *[many] { $count } мотыльков
    }
show-deck =
    { $count ->
        [one] В стопке ещё { $count } огонь.
        [few] В стопке ещё { $count } огня.
       *[many] В стопке ещё { $count } огней.
    }
