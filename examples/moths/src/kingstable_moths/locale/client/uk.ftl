# Слова поля в браузері, українською.

ui-moths-night = Ніч { $night } з { $nights }
ui-moths-hand = Ваші метелики
ui-moths-moth = Метелик { $moth }
ui-moths-light =
    { $light }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
ui-moths-last = Минулої ночі
ui-moths-flown = Метелики, які вже літали
ui-moths-sparks = Іскри: { $count }
ui-moths-lights = Вогні: { $count }
ui-moths-over = Світає
