# The words of the board in the browser, in Russian.

ui-fk-council = Совет
ui-fk-why = Почему не { $office }?
ui-fk-raise = { $office }: повысить главную должность, сейчас { $value }, на 1
ui-fk-lower = { $office }: понизить главную должность, сейчас { $value }, на 1
ui-fk-no-tile = жетона нет
ui-fk-by-letter = решила буква
ui-fk-my-sum = Ваше: сумма { $sum }, лучшая буква { $letter }
ui-fk-open-sum = { $player }: открыто получено { $sum }, лучшая буква { $letter }
ui-fk-sum = { $player }: сумма { $sum }, лучшая буква { $letter }
ui-fk-turn = Ход { $turn } из { $turns }
ui-fk-deck =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
ui-fk-looks = { $player } смотрит карту
ui-fk-before = Карты: { $player }
ui-fk-room =
    { $count ->
        [one] есть место: { $count }
       *[many] есть места: { $count }
    }
ui-fk-full = в этот ход заполнено
ui-fk-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
ui-fk-cards-of = { $player }: получено карт { $count }
ui-fk-king-mine = Выберите вверху, в совете, что изменит король.
ui-fk-king-of = { $player } выбирает, что изменит король.
ui-fk-noble = Дворянин { $number }, сторона { $side }
ui-fk-on-sale = На продаже
ui-fk-paid-gold = Оплата картами золота
ui-fk-paid-cards = Оплата любыми картами рубашкой вверх
ui-fk-unit-gold =
    { $count ->
        [0] ставки золотом
       *[many] золота
    }
ui-fk-unit-cards =
    { $count ->
        [0] ставки картами
        [one] карта
        [few] карты
       *[many] карт
    }
ui-fk-bid = Ставка: { $amount }
ui-fk-passed = пас
ui-fk-failed = нечем платить
ui-fk-won = выигрыш, оплата
ui-fk-highest = высшая ставка
ui-fk-thinks = делает ставку
ui-fk-have-gold = ваше золото: { $count }
ui-fk-have-cards = ваши карты: { $count }
ui-fk-means-gold = Ваше золото: { $count }. Это видите только вы.
ui-fk-means-cards = Ваши карты: { $count }. Это видите только вы.
ui-fk-bluff-gold = { $bid } больше вашего золота ({ $means }): выиграв, вы не сможете заплатить, потеряете случайную карту и выбудете из раунда. Другим об этом не скажут.
ui-fk-bluff-cards = { $bid } больше, чем у вас карт ({ $means }): выиграв, вы не сможете заплатить, потеряете случайную карту и выбудете из раунда. Другим об этом не скажут.
ui-fk-beyond-gold = Между нами: ваша ставка { $bid }, а золота у вас { $means }.
ui-fk-beyond-cards = Между нами: ваша ставка { $bid }, а карт у вас { $means }.
ui-fk-more-bids = до { $most } …
ui-fk-pays-gold = { $player } выбирает, как уплатить { $count } золота.
ui-fk-pays-cards =
    { $count ->
        [one] { $player } выбирает ещё { $count } карту для оплаты.
        [few] { $player } выбирает ещё { $count } карты для оплаты.
       *[many] { $player } выбирает ещё { $count } карт для оплаты.
    }
ui-fk-owe = Или нажмите карты золота, которыми хотите уплатить { $owed }.
ui-fk-owe-cards =
    { $count ->
        [one] Нажмите ещё { $count } карту, чтобы сбросить её рубашкой вверх.
        [few] Нажмите ещё { $count } карты, чтобы сбросить их рубашкой вверх.
       *[many] Нажмите ещё { $count } карт, чтобы сбросить их рубашкой вверх.
    }
ui-fk-cheapest = Дешевле всего: { $cards } ({ $lost })
ui-fk-pay-picked = Уплатить { $cards } ({ $lost })
ui-fk-lost = переплата { $lost }, пропадёт
ui-fk-exact = без переплаты
ui-fk-awards = Полученные должности, суммы и лучшие буквы
ui-fk-tie-gold = Ничья, больше золота
ui-fk-tie-count = Ничья, больше карт: { $office }
ui-fk-tie-letter = Ничья, лучшая буква: { $office }
ui-fk-my-cards = Мои карты
ui-fk-watching = Вы зритель
ui-fk-gold = Золото
ui-fk-my-favour = Я кладу в стопку благосклонности ({ $count })
ui-fk-my-discards = Мои сбросы рубашкой вверх ({ $count })
ui-fk-known-gold = открыто полученное золото: { $gold }
ui-fk-known-office = { $office }: открыто получено { $sum }, лучшая буква { $letter }
ui-fk-known-of = { $player }: что известно
ui-fk-hand = Рука
ui-fk-openly-gained = Открыто получено
ui-fk-nothing-known = Пока ничего не известно.
ui-fk-discarded = сброшено рубашкой вверх: { $count }
ui-fk-doubt =
    { $count ->
        [one] возможно, её уже нет: с тех пор { $count } сброс рубашкой вверх
        [few] возможно, её уже нет: с тех пор { $count } сброса рубашкой вверх
       *[many] возможно, её уже нет: с тех пор { $count } сбросов рубашкой вверх
    }
ui-fk-doubt-note = Знак ? у карт, которые с тех пор могли сбросить рубашкой вверх.
ui-fk-composition =
    { $players ->
        [few] Для { $players } игроков есть карт: { $cards }; случайно и вслепую убрано: { $removed }. Карт, места которых вы не знаете: { $unknown }.
       *[many] Для { $players } игроков есть карт: { $cards }; случайно и вслепую убрано: { $removed }. Карт, места которых вы не знаете: { $unknown }.
    }
ui-fk-out = Остались в коробке по метке игроков: { $count }.
ui-fk-gold-of = Золото ценностью { $value }
ui-fk-gone-of = выбыло: { $gone } из { $all }
ui-fk-where-unknown = где она, вам неизвестно
ui-fk-where-drawn = вы на неё смотрите
ui-fk-where-mine = ваша
ui-fk-where-held = открыто получил игрок { $player }
ui-fk-where-centre = в середине стола
ui-fk-where-favour = вы положили её в стопку благосклонности
ui-fk-where-sale = на продаже
ui-fk-where-king = сейчас действует
ui-fk-where-gone = открыто вышла из игры
ui-fk-where-discarded = сбросил рубашкой вверх игрок { $player }
ui-fk-where-removed = случайно убрана перед началом
ui-fk-mark = только от { $mark } игроков
ui-fk-reconstructed = восстановленное число
ui-fk-reconstructed-note = восстановлено: ценность, буква или число копий не из печатного источника
ui-tour-for-the-king-goal = Добро пожаловать в игру «За короля»! У кого в ведомстве больше всего, тот в конце занимает его должность и берёт столько очков, сколько на жетоне. Второй берёт меньшую должность.
ui-tour-for-the-king-turn = Вверху заседает совет с ценностью должностей; короли повышают и понижают её. Внизу сначала раздают карты: одну себе, по одной другим, одну в стопку благосклонности. Потом стопку продают с торгов.
ui-tour-for-the-king-aside = Ваши карты по ведомствам с суммами и ваше золото. Другие их не видят. Все карты игры и то, что вы о них знаете, за один клик.
