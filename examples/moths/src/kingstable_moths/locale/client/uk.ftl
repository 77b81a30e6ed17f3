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
ui-tour-moths-goal = Вітаємо у грі «На світло»! П’ять ночей кожен посилає одного метелика до одного з трьох вогнів. Вогні та іскри — це очки.
ui-tour-moths-turn = Виберіть метелика внизу і вогонь угорі. Усіх метеликів відкривають водночас: найбільше число здобуває вогонь, а де їх кілька, найменше ловить іскру.
