# The words of the board in the browser, in Ukrainian.

ui-fk-council = Поле уряду
ui-fk-why = Чому не { $office }?
ui-fk-raise = { $office }: збільшити значення чільної посади (зараз { $value }) на 1
ui-fk-lower = { $office }: зменшити значення чільної посади (зараз { $value }) на 1
ui-fk-no-tile = тайла немає
ui-fk-by-letter = вирішила літера
ui-fk-my-sum = Ваша сума { $sum }, найкраща літера { $letter }
ui-fk-open-sum = { $player }: відкрито здобуто { $sum }, найкраща літера { $letter }
ui-fk-sum = { $player }: сума { $sum }, найкраща літера { $letter }
ui-fk-deck =
    { $count ->
        [one] { $count } картка в колоді
        [few] { $count } картки в колоді
       *[many] { $count } карток у колоді
    }
ui-fk-looks = { $player } роздивляється картку
ui-fk-before = Перед гравцем { $player }
ui-fk-room =
    { $count ->
        [one] ще { $count } картка
        [few] ще { $count } картки
       *[many] ще { $count } карток
    }
ui-fk-full = ліміт ходу вичерпано
ui-fk-cards =
    { $count ->
        [one] { $count } картка
        [few] { $count } картки
       *[many] { $count } карток
    }
ui-fk-cards-of =
    { $count ->
        [0] { $player } ще не має карток
        [one] { $player } має { $count } здобуту картку
        [few] { $player } має { $count } здобуті картки
       *[many] { $player } має { $count } здобутих карток
    }
ui-fk-king-mine = Виберіть угорі, на полі уряду, що змінить картка короля.
ui-fk-king-of = { $player } вибирає, що змінить картка короля.
ui-fk-noble = Дворянин { $number }, бік { $side }
ui-fk-on-sale = На торгах
ui-fk-paid-gold = Оплата картками золота
ui-fk-paid-cards = Оплата будь-якими картками долілиць
ui-fk-unit-gold =
    { $count ->
        [0] ставки золотом
        [one] золото
       *[other] золота
    }
ui-fk-unit-cards =
    { $count ->
        [0] ставки картками
        [one] картка
        [few] картки
       *[many] карток
    }
ui-fk-bid = Ставка: { $amount }
ui-fk-passed = пас
ui-fk-failed = нічим платити
ui-fk-won = виграє і платить
ui-fk-highest = найвища ставка
ui-fk-thinks = робить ставку
ui-fk-have-gold = ваше золото: { $count }
ui-fk-have-cards = ваші картки: { $count }
ui-fk-means-gold = Ваше золото: { $count }. Це бачите лише ви.
ui-fk-means-cards = Ваші картки: { $count }.
ui-fk-bluff-gold = { $bid } — це більше за ваше золото ({ $means }): вигравши, ви не зможете заплатити, втратите взяту навмання картку й вибудете з раунду. Іншим про це не скажуть.
ui-fk-bluff-cards = { $bid } — це більше, ніж у вас карток ({ $means }): вигравши, ви не зможете заплатити, втратите взяту навмання картку й вибудете з раунду. Іншим про це не скажуть.
ui-fk-beyond-gold = Між нами: ваша ставка { $bid }, а золота у вас { $means ->
        [0] немає
       *[other] лише { $means }
    }.
ui-fk-beyond-cards = Між нами: ваша ставка { $bid }, а карток у вас лише { $means }.
ui-fk-more-bids = до { $most }…
ui-fk-pays-gold =
    { $count ->
        [one] { $player } вибирає, як сплатити { $count } золото.
       *[other] { $player } вибирає, як сплатити { $count } золота.
    }
ui-fk-pays-cards =
    { $count ->
        [one] { $player } вибирає ще { $count } картку для оплати.
        [few] { $player } вибирає ще { $count } картки для оплати.
       *[many] { $player } вибирає ще { $count } карток для оплати.
    }
ui-fk-owe =
    { $owed ->
        [one] Або натисніть на картки золота, якими хочете сплатити { $owed } золото.
       *[other] Або натисніть на картки золота, якими хочете сплатити { $owed } золота.
    }
ui-fk-owe-cards =
    { $count ->
        [0] Ці картки підуть долілиць.
        [one] Натисніть ще на { $count } картку, щоб скинути її долілиць.
        [few] Натисніть ще на { $count } картки, щоб скинути їх долілиць.
       *[many] Натисніть ще на { $count } карток, щоб скинути їх долілиць.
    }
ui-fk-keep-cards =
    { $count ->
        [0] Ці картки ви залишаєте собі.
        [one] Натисніть ще на { $count } картку, яку залишите собі.
        [few] Натисніть ще на { $count } картки, які залишите собі.
       *[many] Натисніть ще на { $count } карток, які залишите собі.
    }
ui-fk-discard-cards =
    { $count ->
        [one] Скинути { $count } картку
        [few] Скинути { $count } картки
       *[many] Скинути { $count } карток
    }
ui-fk-cheapest = Найдешевше: { $cards } ({ $lost })
ui-fk-pay-picked = Сплатити { $cards } ({ $lost })
ui-fk-lost = переплата { $lost } пропаде
ui-fk-exact = без переплати
ui-fk-awards = Здобуті посади, суми й найкращі літери
ui-fk-tie-gold = Нічия, більше золота
ui-fk-tie-count = Нічия, більше карток: { $office }
ui-fk-tie-letter = Нічия, найкраща літера: { $office }
ui-fk-my-cards = Мої картки
ui-fk-watching = Ви глядач
ui-fk-gold = Золото
ui-fk-my-favour = Мої картки у стосі прихильності ({ $count })
ui-fk-my-discards = Мої картки, скинуті долілиць ({ $count })
ui-fk-known-gold = відкрито здобуте золото: { $gold }
ui-fk-known-office = { $office }: відкрито здобуто { $sum }, найкраща літера { $letter }
ui-fk-known-of = { $player }: що відомо
ui-fk-hand = Рука
ui-fk-openly-gained = Відкрито здобуто
ui-fk-nothing-known = Поки нічого не відомо.
ui-fk-discarded = скинуто долілиць: { $count }
ui-fk-doubt =
    { $count ->
        [one] можливо, її вже немає: відтоді скинуто долілиць { $count } картку
        [few] можливо, її вже немає: відтоді скинуто долілиць { $count } картки
       *[many] можливо, її вже немає: відтоді скинуто долілиць { $count } карток
    }
ui-fk-doubt-note = Символом «?» позначено картки, які відтоді могли скинути долілиць.
ui-fk-composition =
    У грі на { $players } гравців { $cards ->
        [one] { $cards } картка
        [few] { $cards } картки
       *[many] { $cards } карток
    }{ $removed ->
        [0] { "" }
       *[other] , з них { $removed } прибрано навмання, не дивлячись
    }. { $unknown ->
        [0] Ви знаєте, де кожна картка.
        [one] Ви не знаєте, де лежить { $unknown } картка.
        [few] Ви не знаєте, де лежать { $unknown } картки.
       *[many] Ви не знаєте, де лежать { $unknown } карток.
    }
ui-fk-out =
    { $count ->
        [one] У коробці лишилася { $count } картка: число внизу на ній більше за кількість гравців.
        [few] У коробці лишилися { $count } картки: число внизу на них більше за кількість гравців.
       *[many] У коробці лишилося { $count } карток: число внизу на них більше за кількість гравців.
    }
ui-fk-gold-of = Картка золота зі значенням { $value }
ui-fk-gone-of = вибуло: { $gone } з { $all }
ui-fk-where-unknown = де вона, вам невідомо
ui-fk-where-drawn = ви її роздивляєтеся
ui-fk-where-mine = ваша
ui-fk-where-held = відкрито здобув гравець { $player }
ui-fk-where-centre = посередині стола
ui-fk-where-favour = ви поклали її в стос прихильності
ui-fk-where-sale = на торгах
ui-fk-where-king = зараз діє
ui-fk-where-gone = скинута горілиць
ui-fk-where-discarded = скинув долілиць гравець { $player }
ui-fk-where-removed = прибрана навмання перед початком
ui-fk-mark = лише від { $mark } гравців
ui-fk-reconstructed-note = Значення, літеру або кількість копій деяких карток відтворено: друкованого джерела для них немає.
ui-fk-leads-self = вона ваша
ui-fk-leads-centre = суперники беруть по одній
ui-fk-leads-favour = на торги в другій фазі
ui-fk-lens-card = Додає { $value } до вашої суми у сфері «{ $office }».
ui-fk-lens-letter = У разі нічиєї перемагає літера, найближча до A; тут { $letter }.
ui-fk-lens-primary = Наприкінці найбільша сума бере чільну посаду, зараз це { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
ui-fk-lens-secondary = Друга за величиною бере другорядну посаду, зараз це { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
ui-fk-lens-gold = У другій фазі нею платять за картки уряду й короля: вона варта { $value }. Решти не дають.
ui-fk-lens-gold-cost = На торгах за неї платять будь-якими картками. Очок вона не дає.
ui-fk-lens-king = Хто її здобув, застосовує одразу; після цього вона вибуває з гри.
ui-fk-lens-self = Картка дістається радникові, долілиць. Картка короля діє одразу.
ui-fk-lens-centre = Горілиць. Коли всі місця заповнено, суперники по черзі беруть звідси по одній картці; радник не бере.
ui-fk-lens-favour = Долілиць. У другій фазі ці картки розіграють на торгах, одну по одній.
ui-fk-lens-bid = Платить той, чия ставка найвища. Поставити більше, ніж маєш, — це блеф (червоні монети): хто виграв і не може заплатити, втрачає картку навмання, а інші торгуються знову.
ui-fk-bids = Ставки

## Форма нового столу

ui-setting-nobles = Постать, яка представляє вас за столом. На гру вона не впливає.
