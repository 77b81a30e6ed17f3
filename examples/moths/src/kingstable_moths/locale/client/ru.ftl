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
