# The words of the board in the browser, in Russian.

ui-kb-card-of = { $player }: карта
ui-kb-supply =
    { $count ->
        [one] поселение в запасе
        [few] поселения в запасе
       *[many] поселений в запасе
    }
ui-kb-only-hex = Оставалась только эта клетка.
ui-kb-goals = Что приносит золото
ui-kb-locations = Локации на поле
ui-kb-all-locations = Все локации
ui-kb-in-play = в этой игре
ui-kb-terrain-cards = Карты местности
ui-kb-draw-pile = Стопка
ui-kb-discard = Сброс
ui-kb-removed = Вне игры
ui-kb-lens-card = Кто играет эту карту, строит на этой местности три поселения.
ui-kb-lens-owner = Здесь стоит поселение игрока { $player }.
ui-kb-lens-tokens = Осталось жетонов: { $count }. Кто построит рядом, берёт один.
ui-kb-lens-where = Горизонтальная линия { $row }, столбец { $column }.
ui-kb-lens-ground = Здесь строят по карте этой местности или жетоном, который это позволяет.
ui-kb-lens-water = По картам местности здесь не строят. На воду поселения переносит лишь { $location }.
ui-kb-lens-mountain = Строить здесь нельзя.
ui-kb-lens-gold = Золото сейчас: { $gold }.
ui-kb-lens-marked = Что она считает для игрока { $player }, отмечено на поле.

## Форма нового стола

ui-setting-setup = Поле складывают из четырёх фрагментов из восьми, каждый со своими локациями и замками. «Первая партия» — поле, которое правила советуют для начала.
ui-setting-sections = Выбирайте в этом порядке; число показывает место.
ui-setting-rotated = Числа обозначают фрагменты в том же порядке.
ui-setting-cards = Эти три карты говорят, за что в этой партии дают золото.
