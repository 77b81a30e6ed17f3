# The words of the board in the browser, in Ukrainian.

ui-kb-card-of = { $player }: карта
ui-kb-supply =
    { $count ->
        [one] поселення в запасі
        [few] поселення в запасі
       *[many] поселень у запасі
    }
ui-kb-goals = Що дає золото
ui-kb-locations = Локації на полі
ui-kb-all-locations = Усі локації
ui-kb-in-play = у цій грі
ui-kb-terrain-cards = Карти місцевості
ui-kb-draw-pile = Колода
ui-kb-discard = Скид
ui-kb-removed = Поза грою

## Форма нового столу

ui-setting-setup = Поле складають із чотирьох фрагментів із восьми, кожен зі своїми локаціями й замками. «Перша партія» — поле, яке правила радять для початку.
ui-setting-sections = Вибирайте в цьому порядку; число показує місце.
ui-setting-rotated = Числа позначають фрагменти в тому самому порядку.
ui-setting-cards = Ці три карти кажуть, за що в цій партії дають золото.
