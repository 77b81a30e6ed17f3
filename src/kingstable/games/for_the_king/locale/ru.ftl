# Слова игры «За короля (и за меня)» по-русски.

## Настройки стола

setting-nobles = Дворяне
setting-nobles-dealt = Розданы
setting-nobles-chosen = Выбирают игроки

## Вопросы

ask-noble = Кто вы из дворян? На игру это не влияет.
ask-place = Вы взяли карту «{ $card }». Куда её положить?
ask-take = Возьмите одну карту с середины стола.
ask-king = «{ $card }». { $effect }
ask-bid = Карта «{ $card }» продаётся за золото. { $high ->
        [0] Ставок ещё нет.
       *[other] Высшая ставка: { $high }.
    } Ставите или пасуете?
ask-bid-cards = Карта «{ $card }» продаётся за карты с руки. { $high ->
        [0] Ставок ещё нет.
       *[other] Высшая ставка: { $high }.
    } Ставите или пасуете?
ask-pay = Вы выиграли карту «{ $card }» и должны заплатить { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }. Какими картами золота платите? Сдачи не будет.
ask-discard = Вы выиграли карту «{ $card }». Выберите, что сбросить лицом вниз: { $left ->
        [one] ещё { $left } карту
        [few] ещё { $left } карты
       *[many] ещё { $left } карт
    }.

## Выбор

option-noble = Дворянин { $tile }, сторона { $side }
option-place = { $zone }
option-take = Взять карту «{ $card }»
option-raise = Повысить: { $offices }
option-lower = Понизить: { $offices }
option-shift = Повысить: { $up }; понизить: { $down }
option-bid = Поставить { $amount }
option-pass = Пас
option-pay = Заплатить: { $cards }
option-discard = Сбросить карту «{ $card }»

## Что произошло

log-noble = { $seat }: дворянин { $noble }, сторона { $side }
log-start = { $seat } получает колоду из { $cards } карт и становится первым советником; убрано наугад карт: { $removed }
log-advisor = Ход { $turn } из { $turns }: советник — { $seat }
log-draw = { $seat } рассматривает карту
log-draw-known = { $seat } рассматривает карту «{ $card }»
log-keep = { $seat } оставляет карту себе
log-keep-known = { $seat } оставляет себе карту «{ $card }»
log-centre = { $seat } кладёт в середину стола карту «{ $card }»
log-favour = { $seat } кладёт карту в стопку благосклонности
log-favour-known = { $seat } кладёт в стопку благосклонности карту «{ $card }»
log-take = { $seat } берёт карту «{ $card }»
log-king = { $seat } оставляет себе карту короля «{ $card }»
log-king-idle = Карта «{ $card }» ничего не может изменить и сброшена ({ $seat })
log-raise = { $office }: { $seat } повышает главную должность до { $value }{ $secondary ->
        [-1] { "" }
       *[other] ; второстепенная должность: { $secondary }
    }
log-lower = { $office }: { $seat } понижает главную должность до { $value }{ $secondary ->
        [-1] { "" }
        [0] ; второстепенной должности больше нет
       *[other] ; второстепенная должность: { $secondary }
    }
log-phase-two = Стопка благосклонности перемешана, карт на продажу: { $cards }; начинает { $seat }
log-turn-up = Раунд { $round } из { $rounds }: { $seat } открывает карту «{ $card }»
log-bid = { $seat } ставит { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    }
log-bid-known = { $seat } ставит { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    }, а на руке лишь { $means }
log-bid-cards = { $seat } ставит { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }
log-bid-cards-known = { $seat } ставит { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }, а на руке лишь { $means }
log-pass = { $seat } пасует
log-win = { $seat } выигрывает карту «{ $card }» за { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }
log-win-cards = { $seat } выигрывает карту «{ $card }» за { $price ->
        [one] { $price } карту
        [few] { $price } карты
       *[many] { $price } карт
    }
log-pay = { $seat } платит: { $cards }, всего { $paid ->
        [one] { $paid } золото
       *[other] { $paid } золота
    }{ $lost ->
        [0] { "" }
       *[other] , сверх ставки { $lost }
    }
log-discard = { $seat } сбрасывает лицом вниз { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
log-discard-known = { $seat } сбрасывает лицом вниз: { $cards }
log-fail = { $seat } выигрывает карту «{ $card }» за { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }, но не может заплатить
log-fail-cards = { $seat } выигрывает карту «{ $card }» за { $price ->
        [one] { $price } карту
        [few] { $price } карты
       *[many] { $price } карт
    }, но не может заплатить
log-penalty = { $drawer_seat } вслепую берёт карту с руки соперника ({ $seat }) и сбрасывает её не глядя
log-penalty-known = { $drawer_seat } вслепую берёт карту с руки соперника ({ $seat }) и сбрасывает её не глядя: «{ $card }»
log-again = Карту «{ $card }» продают снова; начинает { $seat }
log-unsold = Карта «{ $card }» никому не достаётся и сброшена
log-end = Стопка благосклонности закончилась: распределяем должности
log-primary = { $office }: главную должность ({ $value }) получает { $seat } с суммой { $sum }
log-primary-letter = { $office }: главную должность ({ $value }) получает { $seat } с суммой { $sum } и буквой { $letter }
log-primary-nobody = { $office }: главную должность ({ $value }) не получает никто
log-secondary = { $office }: второстепенную должность ({ $value }) получает { $seat } с суммой { $sum }
log-secondary-letter = { $office }: второстепенную должность ({ $value }) получает { $seat } с суммой { $sum } и буквой { $letter }
log-secondary-nobody = { $office }: второстепенную должность ({ $value }) не получает никто
log-points = У игрока { $seat } { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }
log-tie-gold = Ничья за победу: у игрока { $seat } { $gold ->
        [one] { $gold } золото
       *[other] { $gold } золота
    }
log-tie-count = Ничья за победу: { $office }, у игрока { $seat } { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
log-tie-letter = Ничья за победу: { $office }, лучшая буква: { $letter } ({ $seat })
log-winner = { $seat } побеждает
log-shared-victory = { $seat } делит победу

## Счёт

score-primary = { $office }, главная должность { $value }
score-primary-letter = { $office }, главная должность { $value } (по букве { $letter })
score-secondary = { $office }, второстепенная должность { $value }
score-secondary-letter = { $office }, второстепенная должность { $value } (по букве { $letter })
score-gold = Остаток золота
score-count = { $office }: карт
score-letter = { $office }: лучшая буква (A это 1)

## Почему нет

why-zone-full = { $zone }: в этом ходу места больше нет ({ $rule }).
why-not-in-centre = Взять можно только карту с середины стола ({ $rule }).
why-office-out = { $office }: при таком числе игроков этого портрета нет ({ $rule }).
why-office-highest = { $office }: уже { $value }, повысить нельзя ({ $rule }).
why-office-lowest = { $office }: уже { $value }, понизить нельзя ({ $rule }).
why-bid-low = Ставка должна быть выше { $high } ({ $rule }).
why-bid-cap = Больше { $cap } никто никогда не заплатит ({ $rule }).
why-on-sale = Карта, за которую вы платите, не может оплатить саму себя ({ $rule }).
why-not-gold = За эту карту платят только картами золота ({ $rule }).
why-equal-gold = Сначала платят другими картами золота того же достоинства ({ $rule }).

## В терминале

show-turn = ход { $turn } из { $turns }
show-round = раунд { $round } из { $rounds }
show-deck = колода { $cards }
show-favour = стопка благосклонности { $cards }
show-over = Игра окончена
show-office = Сфера
show-primary = Главная
show-secondary = Второстепенная
show-mine = Вы
show-centre = В середине
show-room = Ещё можно положить: себе { $self }, в середину { $centre }, в благосклонность { $favour }
show-drawn = Вы рассматриваете
show-drawing = { $seat } рассматривает карту
show-sale = Продаётся
show-high = Высшая ставка: { $high } ({ $seat })
show-no-bid = Ставок ещё нет
show-range = Чтобы поставить, введите число от { $least } до { $cap }; вы можете заплатить до { $means }.
show-beyond = Вы можете заплатить до { $means }: любая ставка сейчас вам не по силам.
show-king = Воля короля
show-hand = Ваши карты
show-empty = нет
show-put = Вы положили в благосклонность
show-discarded = Вы сбросили
show-cards = Карты
show-face-down = Сброшено лицом вниз: { $count }
show-perhaps = возможно, уже сброшено
show-passed = пас
show-excluded = вне раунда
show-bids = ставит { $amount }
show-advisor = советник
show-first = первый игрок
show-reference = Карты (игроков: { $seats }): { $cards }; убрано наугад: { $removed }
show-legend = В скобках: вышло из игры. С апострофом: известно, что в другом месте. Звёздочка отмечает восстановленные нами числа.
show-kings = Короли
show-sales = Что уже продано или нет
show-sold = { $card }: { $seat } за { $price }
show-unsold = { $card }: никто
