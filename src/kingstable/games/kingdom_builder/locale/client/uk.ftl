# The words of the board in the browser, in Ukrainian.

ui-kb-card-of = Карта гравця { $player }
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
ui-tour-kingdom-builder-goal = Вітаємо у «Будівничих королівств»! Зводьте поселення так, щоб здобути найбільше золота. Три карти, у кожній грі інші, кажуть, за що платять; за замки платять завжди.
ui-tour-kingdom-builder-turn = Кожного ходу ви будуєте три поселення на місцевості своєї карти, за можливості поруч зі своїми.
ui-tour-kingdom-builder-aside = Ваша карта, ваші жетони й те, що дає золото. Жетон локації кожного ходу дає особливу дію, до або після обов’язкової.
