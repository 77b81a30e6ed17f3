# The words of the board in the browser, in Ukrainian.

ui-kb-card-of = Карта: { $player }
ui-kb-supply = поселень у запасі
ui-kb-goals = Що дає золото
ui-kb-locations = Локації на полі
ui-kb-all-locations = Усі локації
ui-kb-in-play = у цій грі
ui-kb-terrain-cards = Карти місцевості
ui-kb-draw-pile = Колода
ui-kb-discard = Скид
ui-kb-removed = Поза грою
ui-tour-kingdom-builder-goal = Вітаємо у «Будівничих королівств»! Зводьте поселення так, щоб вони дали найбільше золота. Три карти, щогри інші, кажуть, за що платять; замки платять завжди.
ui-tour-kingdom-builder-turn = Щоходу ви будуєте три поселення на місцевості своєї карти, поряд зі своїми скрізь, де це можливо.
ui-tour-kingdom-builder-aside = Ваша карта, ваші жетони і те, що дає золото. Жетон локації дає особливу дію щоходу, до або після будівництва.
