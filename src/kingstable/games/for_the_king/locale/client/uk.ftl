# The words of the board in the browser, in Ukrainian.

ui-fk-council = Рада
ui-fk-why = Чому не { $office }?
ui-fk-raise = { $office }: підвищити чільну посаду, зараз { $value }, на 1
ui-fk-lower = { $office }: знизити чільну посаду, зараз { $value }, на 1
ui-fk-no-tile = жетона немає
ui-fk-by-letter = вирішила літера
ui-fk-my-sum = Ваше: сума { $sum }, найкраща літера { $letter }
ui-fk-open-sum = { $player }: відкрито здобуто { $sum }, найкраща літера { $letter }
ui-fk-sum = { $player }: сума { $sum }, найкраща літера { $letter }
ui-fk-turn = Хід { $turn } з { $turns }
ui-fk-deck =
    { $count ->
        [one] { $count } картка в колоді
        [few] { $count } картки в колоді
       *[many] { $count } карток у колоді
    }
ui-fk-looks = { $player } дивиться картку
ui-fk-before = Карти: { $player }
ui-fk-room =
    { $count ->
        [one] є місце: { $count }
       *[many] є місця: { $count }
    }
ui-fk-full = цього ходу заповнено
ui-fk-cards =
    { $count ->
        [one] { $count } картка
        [few] { $count } картки
       *[many] { $count } карток
    }
ui-fk-cards-of = { $player }: здобуто карток { $count }
ui-fk-king-mine = Виберіть угорі, в раді, що змінить король.
ui-fk-king-of = { $player } вибирає, що змінить король.
ui-fk-noble = Дворянин { $number }, бік { $side }
ui-fk-on-sale = На продаж
ui-fk-paid-gold = Оплата картками золота
ui-fk-paid-cards = Оплата будь-якими картками долілиць
ui-fk-unit-gold =
    { $count ->
        [0] ставки золотом
       *[many] золота
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
ui-fk-won = виграш, оплата
ui-fk-highest = найвища ставка
ui-fk-thinks = робить ставку
ui-fk-have-gold = ваше золото: { $count }
ui-fk-have-cards = ваші картки: { $count }
ui-fk-means-gold = Ваше золото: { $count }. Це бачите лише ви.
ui-fk-means-cards = Ваші картки: { $count }. Це бачите лише ви.
ui-fk-bluff-gold = { $bid } більше за ваше золото ({ $means }): вигравши, ви не зможете заплатити, втратите випадкову картку й вибудете з раунду. Іншим про це не скажуть.
ui-fk-bluff-cards = { $bid } більше, ніж у вас карток ({ $means }): вигравши, ви не зможете заплатити, втратите випадкову картку й вибудете з раунду. Іншим про це не скажуть.
ui-fk-beyond-gold = Між нами: ваша ставка { $bid }, а золота у вас { $means }.
ui-fk-beyond-cards = Між нами: ваша ставка { $bid }, а карток у вас { $means }.
ui-fk-more-bids = до { $most } …
ui-fk-pays-gold = { $player } вибирає, як сплатити { $count } золота.
ui-fk-pays-cards =
    { $count ->
        [one] { $player } вибирає ще { $count } картку для оплати.
        [few] { $player } вибирає ще { $count } картки для оплати.
       *[many] { $player } вибирає ще { $count } карток для оплати.
    }
ui-fk-owe = Або натисніть картки золота, якими хочете сплатити { $owed }.
ui-fk-owe-cards =
    { $count ->
        [one] Натисніть ще { $count } картку, щоб скинути її долілиць.
        [few] Натисніть ще { $count } картки, щоб скинути їх долілиць.
       *[many] Натисніть ще { $count } карток, щоб скинути їх долілиць.
    }
ui-fk-cheapest = Найдешевше: { $cards } ({ $lost })
ui-fk-pay-picked = Сплатити { $cards } ({ $lost })
ui-fk-lost = переплата { $lost }, пропаде
ui-fk-exact = без переплати
ui-fk-awards = Здобуті посади, суми й найкращі літери
ui-fk-tie-gold = Нічия, більше золота
ui-fk-tie-count = Нічия, більше карток: { $office }
ui-fk-tie-letter = Нічия, найкраща літера: { $office }
ui-fk-my-cards = Мої картки
ui-fk-watching = Ви глядач
ui-fk-gold = Золото
ui-fk-my-favour = Я кладу в стос прихильності ({ $count })
ui-fk-my-discards = Мої скидання долілиць ({ $count })
ui-fk-known-gold = відкрито здобуте золото: { $gold }
ui-fk-known-office = { $office }: відкрито здобуто { $sum }, найкраща літера { $letter }
ui-fk-known-of = { $player }: що відомо
ui-fk-hand = Рука
ui-fk-openly-gained = Відкрито здобуто
ui-fk-nothing-known = Поки нічого не відомо.
ui-fk-discarded = скинуто долілиць: { $count }
ui-fk-doubt =
    { $count ->
        [one] можливо, вже немає: відтоді { $count } скидання долілиць
        [few] можливо, вже немає: відтоді { $count } скидання долілиць
       *[many] можливо, вже немає: відтоді { $count } скидань долілиць
    }
ui-fk-doubt-note = Знак ? мають картки, які відтоді могли скинути долілиць.
ui-fk-composition =
    { $players ->
        [few] Для { $players } гравців є карток: { $cards }; випадково й наосліп прибрано: { $removed }. Карток, місця яких ви не знаєте: { $unknown }.
       *[many] Для { $players } гравців є карток: { $cards }; випадково й наосліп прибрано: { $removed }. Карток, місця яких ви не знаєте: { $unknown }.
    }
ui-fk-out = Лишилися в коробці за позначкою гравців: { $count }.
ui-fk-gold-of = Золото вартістю { $value }
ui-fk-gone-of = вибуло: { $gone } з { $all }
ui-fk-where-unknown = де вона, вам невідомо
ui-fk-where-drawn = ви на неї дивитеся
ui-fk-where-mine = ваша
ui-fk-where-held = відкрито здобув гравець { $player }
ui-fk-where-centre = посередині стола
ui-fk-where-favour = ви поклали її в стос прихильності
ui-fk-where-sale = на продажу
ui-fk-where-king = зараз діє
ui-fk-where-gone = відкрито вийшла з гри
ui-fk-where-discarded = скинув долілиць гравець { $player }
ui-fk-where-removed = випадково прибрана перед початком
ui-fk-mark = лише від { $mark } гравців
ui-fk-reconstructed = відновлене число
ui-fk-reconstructed-note = відновлено: вартість, літера або кількість копій не з друкованого джерела
ui-tour-for-the-king-goal = Вітаємо у грі «За Короля»! Хто має в галузі найбільше, той наприкінці посідає її посаду і бере стільки очок, скільки на жетоні. Другий бере меншу посаду.
ui-tour-for-the-king-turn = Угорі засідає рада з вартістю посад; королі підвищують і знижують її. Унизу спершу розподіляють картки: одну собі, по одній іншим, одну в стос прихильності. Потім стос продають на торгах.
ui-tour-for-the-king-aside = Ваші картки за галузями із сумами та ваше золото. Інші їх не бачать. Усі картки гри і те, що ви про них знаєте, за один клік.
