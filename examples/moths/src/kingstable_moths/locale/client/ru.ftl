# Слова поля в браузере, по-русски.

ui-moths-night = Ночь { $night } из { $nights }
ui-moths-hand = Ваши мотыльки
ui-moths-moth = Мотылёк { $moth }
ui-moths-light =
    { $light }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
ui-moths-last = Прошлой ночью
ui-moths-flown = Мотыльки, которые уже летали
ui-moths-sparks = Искры: { $count }
ui-moths-lights = Огни: { $count }
ui-moths-over = Светает
ui-tour-moths-goal = Добро пожаловать в игру «На свет»! Пять ночей каждый посылает одного мотылька к одному из трёх огней. Огни и искры — это очки.
ui-tour-moths-turn = Выберите мотылька внизу и огонь вверху. Всех мотыльков открывают одновременно: самое большое число получает огонь, а где их несколько, самое малое ловит искру.
