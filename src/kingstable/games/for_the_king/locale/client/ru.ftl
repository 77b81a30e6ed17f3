# The words of the board in the browser, in Russian.

ui-fk-council = Поле правительства
ui-fk-why = Почему не { $office }?
ui-fk-raise = { $office }: повысить значение главной должности (сейчас { $value }) на 1
ui-fk-lower = { $office }: понизить значение главной должности (сейчас { $value }) на 1
ui-fk-no-tile = тайла нет
ui-fk-by-letter = решила буква
ui-fk-my-sum = Ваша сумма { $sum }, лучшая буква { $letter }
ui-fk-open-sum = { $player }: открыто получено { $sum }, лучшая буква { $letter }
ui-fk-sum = { $player }: сумма { $sum }, лучшая буква { $letter }
ui-fk-deck =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
ui-fk-looks = { $player } рассматривает карту
ui-fk-before = Перед игроком { $player }
ui-fk-room =
    { $count ->
        [one] ещё { $count } карта
        [few] ещё { $count } карты
       *[many] ещё { $count } карт
    }
ui-fk-full = лимит хода исчерпан
ui-fk-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
ui-fk-cards-of =
    { $count ->
        [0] У игрока { $player } ещё нет карт
        [one] У игрока { $player } { $count } полученная карта
        [few] У игрока { $player } { $count } полученные карты
       *[many] У игрока { $player } { $count } полученных карт
    }
ui-fk-king-mine = Выберите вверху, на поле правительства, что изменит карта короля.
ui-fk-king-of = { $player } выбирает, что изменит карта короля.
ui-fk-noble = Дворянин { $number }, сторона { $side }
ui-fk-on-sale = На торгах
ui-fk-paid-gold = Оплата картами золота
ui-fk-paid-cards = Оплата любыми картами лицом вниз
ui-fk-unit-gold =
    { $count ->
        [0] ставки золотом
        [one] золото
       *[other] золота
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
ui-fk-won = выигрывает и платит
ui-fk-highest = наивысшая ставка
ui-fk-thinks = делает ставку
ui-fk-have-gold = ваше золото: { $count }
ui-fk-have-cards = ваши карты: { $count }
ui-fk-means-gold = Ваше золото: { $count }. Это видите только вы.
ui-fk-means-cards = Ваши карты: { $count }.
ui-fk-bluff-gold = { $bid } — это больше вашего золота ({ $means }): выиграв, вы не сможете заплатить, потеряете взятую наугад карту и выбудете из раунда. Другим об этом не скажут.
ui-fk-bluff-cards = { $bid } — это больше, чем у вас карт ({ $means }): выиграв, вы не сможете заплатить, потеряете взятую наугад карту и выбудете из раунда. Другим об этом не скажут.
ui-fk-beyond-gold = Между нами: ваша ставка { $bid }, а золота у вас { $means ->
        [0] нет
       *[other] лишь { $means }
    }.
ui-fk-beyond-cards = Между нами: ваша ставка { $bid }, а карт у вас лишь { $means }.
ui-fk-more-bids = до { $most }…
ui-fk-pays-gold =
    { $count ->
        [one] { $player } выбирает, как заплатить { $count } золото.
       *[other] { $player } выбирает, как заплатить { $count } золота.
    }
ui-fk-pays-cards =
    { $count ->
        [one] { $player } выбирает ещё { $count } карту для оплаты.
        [few] { $player } выбирает ещё { $count } карты для оплаты.
       *[many] { $player } выбирает ещё { $count } карт для оплаты.
    }
ui-fk-owe =
    { $owed ->
        [one] Или нажмите карты золота, которыми хотите заплатить { $owed } золото.
       *[other] Или нажмите карты золота, которыми хотите заплатить { $owed } золота.
    }
ui-fk-owe-cards =
    { $count ->
        [0] Эти карты уйдут лицом вниз.
        [one] Нажмите ещё { $count } карту, чтобы сбросить её лицом вниз.
        [few] Нажмите ещё { $count } карты, чтобы сбросить их лицом вниз.
       *[many] Нажмите ещё { $count } карт, чтобы сбросить их лицом вниз.
    }
ui-fk-keep-cards =
    { $count ->
        [0] Эти карты вы оставляете себе.
        [one] Нажмите ещё { $count } карту, которую оставите себе.
        [few] Нажмите ещё { $count } карты, которые оставите себе.
       *[many] Нажмите ещё { $count } карт, которые оставите себе.
    }
ui-fk-discard-cards =
    { $count ->
        [one] Сбросить { $count } карту
        [few] Сбросить { $count } карты
       *[many] Сбросить { $count } карт
    }
ui-fk-cheapest = Дешевле всего: { $cards } ({ $lost })
ui-fk-pay-picked = Заплатить: { $cards } ({ $lost })
ui-fk-lost = переплата { $lost } пропадёт
ui-fk-exact = без переплаты
ui-fk-awards = Полученные должности, суммы и лучшие буквы
ui-fk-tie-gold = Ничья, больше золота
ui-fk-tie-count = Ничья, больше карт: { $office }
ui-fk-tie-letter = Ничья, лучшая буква: { $office }
ui-fk-my-cards = Мои карты
ui-fk-watching = Вы зритель
ui-fk-gold = Золото
ui-fk-my-favour = Мои карты в стопке благосклонности ({ $count })
ui-fk-my-discards = Сброшено мной лицом вниз ({ $count })
ui-fk-known-gold = открыто полученное золото: { $gold }
ui-fk-known-office = { $office }: открыто получено { $sum }, лучшая буква { $letter }
ui-fk-known-of = { $player }: что известно
ui-fk-hand = Рука
ui-fk-openly-gained = Открыто получено
ui-fk-nothing-known = Пока ничего не известно.
ui-fk-discarded = сброшено лицом вниз: { $count }
ui-fk-doubt =
    { $count ->
        [one] возможно, её уже нет: с тех пор лицом вниз сброшена { $count } карта
        [few] возможно, её уже нет: с тех пор лицом вниз сброшены { $count } карты
       *[many] возможно, её уже нет: с тех пор лицом вниз сброшено { $count } карт
    }
ui-fk-doubt-note = Символом «?» отмечены карты, которые с тех пор могли сбросить лицом вниз.
ui-fk-composition =
    В игре на { $players } игроков { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }{ $removed ->
        [0] { "" }
       *[other] , из них { $removed } убрано наугад, не глядя
    }. { $unknown ->
        [0] Вы знаете, где каждая карта.
        [one] Вы не знаете, где лежит { $unknown } карта.
        [few] Вы не знаете, где лежат { $unknown } карты.
       *[many] Вы не знаете, где лежат { $unknown } карт.
    }
ui-fk-out =
    { $count ->
        [one] В коробке осталась { $count } карта: число внизу на ней больше числа игроков.
        [few] В коробке остались { $count } карты: число внизу на них больше числа игроков.
       *[many] В коробке осталось { $count } карт: число внизу на них больше числа игроков.
    }
ui-fk-gold-of = Карта золота со значением { $value }
ui-fk-gone-of = выбыло: { $gone } из { $all }
ui-fk-where-unknown = где она, вам неизвестно
ui-fk-where-drawn = вы её рассматриваете
ui-fk-where-mine = ваша
ui-fk-where-held = открыто получил игрок { $player }
ui-fk-where-centre = в середине стола
ui-fk-where-favour = вы положили её в стопку благосклонности
ui-fk-where-sale = на торгах
ui-fk-where-king = сейчас действует
ui-fk-where-gone = сброшена лицом вверх
ui-fk-where-discarded = сбросил лицом вниз игрок { $player }
ui-fk-where-removed = убрана наугад перед началом
ui-fk-mark = только в игре от { $mark } игроков
ui-fk-reconstructed-note = Значение, буква или число копий некоторых карт восстановлены: печатного источника для них нет.
ui-fk-leads-self = она ваша
ui-fk-leads-centre = соперники берут по одной
ui-fk-leads-favour = на торги во второй фазе
ui-fk-lens-card = Добавляет { $value } к вашей сумме в сфере «{ $office }».
ui-fk-lens-letter = В случае ничьей побеждает буква, ближайшая к A; здесь { $letter }.
ui-fk-lens-primary = В конце наибольшая сумма берёт главную должность, сейчас это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
ui-fk-lens-secondary = Вторая по величине берёт второстепенную должность, сейчас это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
ui-fk-lens-gold = Во второй фазе ею платят за карты правительства и короля: она стоит { $value }. Сдачи нет.
ui-fk-lens-gold-cost = На торгах за неё платят любыми картами. Очков она не даёт.
ui-fk-lens-king = Кому она досталась, тот применяет её сразу; потом она выбывает из игры.
ui-fk-lens-self = Карта достаётся советнику, лицом вниз. Карта короля действует сразу.
ui-fk-lens-centre = Лицом вверх. Когда все места заполнены, соперники по очереди берут отсюда по одной карте; советник не берёт.
ui-fk-lens-favour = Лицом вниз. Во второй фазе эти карты разыграют на торгах, одну за другой.
ui-fk-lens-bid = Платит тот, чья ставка наивысшая. Поставить больше, чем имеешь, — это блеф (красные монеты): кто выиграл и не может заплатить, теряет карту наугад, а остальные торгуются снова.
ui-fk-bids = Ставки

## Форма нового стола

ui-setting-nobles = Фигура, которая представляет вас за столом. На игру она не влияет.
