# The words of the board in the browser, in Ukrainian.

ui-kb-card-of = { $player }: карта
ui-kb-supply =
    { $count ->
        [one] поселення в запасі
        [few] поселення в запасі
       *[many] поселень у запасі
    }
ui-kb-only-hex = Лишалася тільки ця клітинка.
ui-kb-goals = Що дає золото
ui-kb-locations = Локації на полі
ui-kb-all-locations = Усі локації
ui-kb-in-play = у цій грі
ui-kb-terrain-cards = Карти місцевості
ui-kb-draw-pile = Колода
ui-kb-discard = Скид
ui-kb-removed = Поза грою
ui-kb-lens-card = Хто грає цю карту, будує на цій місцевості три поселення.
ui-kb-lens-owner = Тут стоїть поселення гравця { $player }.
ui-kb-lens-tokens = Лишилося жетонів: { $count }. Хто збудує поруч, бере один.
ui-kb-lens-where = Горизонтальна лінія { $row }, стовпчик { $column }.
ui-kb-lens-ground = Тут будують за картою цієї місцевості або жетоном, який це дозволяє.
ui-kb-lens-water = За картами місцевості тут не будують. На воду поселення переносить лише { $location }.
ui-kb-lens-mountain = Будувати тут не можна.
ui-kb-lens-gold = Золото зараз: { $gold }.
ui-kb-lens-marked = Що вона рахує для гравця { $player }, позначено на полі.

## Форма нового столу

ui-setting-setup = Поле складають із чотирьох фрагментів із восьми, кожен зі своїми локаціями й замками. «Перша партія» — поле, яке правила радять для початку.
ui-setting-sections = Вибирайте в цьому порядку; число показує місце.
ui-setting-rotated = Числа позначають фрагменти в тому самому порядку.
ui-setting-cards = Ці три карти кажуть, за що в цій партії дають золото.
