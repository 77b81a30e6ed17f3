# The words of the board in the browser, in Russian.

ui-kb-card-of = Карта игрока { $player }
ui-kb-supply =
    { $count ->
        [one] поселение в запасе
        [few] поселения в запасе
       *[many] поселений в запасе
    }
ui-kb-goals = Что приносит золото
ui-kb-locations = Локации на поле
ui-kb-all-locations = Все локации
ui-kb-in-play = в этой игре
ui-kb-terrain-cards = Карты местности
ui-kb-draw-pile = Стопка
ui-kb-discard = Сброс
ui-kb-removed = Вне игры
ui-tour-kingdom-builder-goal = Добро пожаловать в «Строителей королевств»! Стройте поселения так, чтобы получить больше всего золота. Три карты, каждый раз другие, говорят, за что платят; за замки платят всегда.
ui-tour-kingdom-builder-turn = Каждый ход вы строите три поселения на местности своей карты, по возможности рядом со своими.
ui-tour-kingdom-builder-aside = Ваша карта, ваши жетоны и то, что приносит золото. Жетон локации каждый ход даёт особое действие, до или после обязательного.
