# Слова игры «За короля (и за меня)» по-русски.

## Компоненты

office-dip = Дипломатия
    .gen = дипломатии
office-ent = Развлечения
    .gen = развлечений
office-liv = Животноводство
    .gen = животноводства
office-arc = Архитектура
    .gen = архитектуры
office-mil = Военное дело
    .gen = военного дела
office-pro = Придворная кухня
    .gen = придворной кухни

## Настройки стола

setting-nobles = Дворяне
setting-nobles-dealt = Раздаются наугад
setting-nobles-chosen = Выбирают игроки

## Вопросы

ask-noble = Каким дворянином вы играете? На ход игры это не влияет.
ask-place = Вы взяли карту «{ $card }». Куда её положить?
ask-take = Возьмите одну карту с середины стола.
ask-king = «{ $card }». { $effect }
ask-bid = На торгах карта «{ $card }», платят золотом. { $high ->
        [0] Ставок ещё нет.
        [one] Наивысшая ставка — { $high } золото.
       *[other] Наивысшая ставка — { $high } золота.
    } Ставите или пасуете?
ask-bid-cards = На торгах карта «{ $card }», платят картами с руки. { $high ->
        [0] Ставок ещё нет.
        [one] Наивысшая ставка — { $high } карта.
        [few] Наивысшая ставка — { $high } карты.
       *[many] Наивысшая ставка — { $high } карт.
    } Ставите или пасуете?
ask-pay = Вы выиграли карту «{ $card }» и должны заплатить { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }. Какими картами золота платите? Сдачи не будет.
ask-discard = Вы выиграли карту «{ $card }». Выберите, что сбросить лицом вниз: { $left ->
        [one] ещё { $left } карту
        [few] ещё { $left } карты
       *[many] ещё { $left } карт
    }.

## Выбор

option-noble = Дворянин { $tile }, сторона { $side ->
        [a] A
       *[b] B
    }
    .full = Взять дворянина { $tile }, сторона { $side ->
            [a] A
           *[b] B
        }
option-place = { $zone_id ->
        [zone-self] Перед собой
        [zone-centre] В середину стола
       *[zone-favour] В стопку благосклонности
    }
    .full = { $zone_id ->
            [zone-self] Положить карту перед собой
            [zone-centre] Положить карту посередине стола
           *[zone-favour] Положить карту в стопку благосклонности
        }
option-take = Взять карту «{ $card }»
option-raise = Повысить на 1: { $offices }
option-lower = Понизить на 1: { $offices }
option-shift = Повысить на 1 значение { $up_gen }, понизить на 1 — { $down_gen }
option-bid = Поставить { $amount }
option-pass = Спасовать
option-pay = Заплатить { $gold } золота: { $cards }
option-discard = Сбросить карту «{ $card }»

## Что сейчас важно

advice-keep = Насколько вам известно, эта карта дала бы вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } в сфере «{ $office }».
advice-keep-king = Если оставить короля себе, он подействует сразу и будет вашей единственной картой за этот ход.
advice-gift = С середины стола эту карту может взять { $seat } и выйти вперёд в сфере «{ $office }», где сейчас впереди вы.
advice-favour = Карта в стопке благосклонности не пропадает: во второй фазе её выставят на торги, и ставку сделает каждый, у кого есть золото.
advice-wait = Эта карта пока ничего вам не даёт, а себе оставляют только одну за ход: впереди ещё { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
advice-gold = Вторая фаза уже близко, а золота для ставок у вас { $gold }.
advice-take = Насколько вам известно, одна из карт дала бы вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $card }.
advice-deny = Что вы оставите, возьмут те, кто выбирает после вас: с картой «{ $card }» { $seat } выйдет вперёд в вашей сфере «{ $office }».
advice-raise = Здесь, насколько известно, впереди вы, так что повышение даёт вам очко: { $offices }.
advice-lower = В сфере «{ $office }» у вас нет карт, а впереди, насколько известно, { $seat }: понизить её значение вам ничего не стоит.
advice-second = Если понизить значение сферы «{ $office }», второстепенная должность там исчезнет, а вторые там — вы.
advice-bluff = Вы можете заплатить { $means }, а ставить надо { $least }: если выиграете и не сможете заплатить, потеряете карту наугад.
advice-worth = Насколько вам известно, карта на торгах дала бы вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } в сфере «{ $office }».
advice-threat = С картой, что на торгах, { $seat } опередит вас в сфере «{ $office }».
advice-nothing = Карта на торгах пока не даёт вам должности в сфере «{ $office }».
advice-for-cards = За карту золота платят картами с руки, а таких, что, насколько вам известно, не дают должности, у вас { $count }.
advice-discard = Сначала сбрасывайте то, что не даёт вам должности: { $offices }.
advice-last-sales = { $count ->
        [0] Это последние торги
        [one] После этой карты на торги выйдет ещё только { $count }
        [few] После этой карты на торги выйдут ещё только { $count }
       *[many] После этой карты на торги выйдут ещё только { $count }
    }, а золото, которое останется, очков не даёт: у вас его { $gold }.
advice-letter = В сфере «{ $office }» две суммы равны, поэтому решает буква, которая ближе к A: у игрока { $leader_seat } это { $letter }.

## Что произошло

log-noble = { $seat } играет дворянином { $noble } (сторона { $side ->
        [a] A
       *[b] B
    })
log-start = { $seat } получает колоду из { $cards ->
        [one] { $cards } карты
       *[other] { $cards } карт
    } и становится первым советником{ $removed ->
        [0] { "" }
        [one] ; наугад убрана { $removed } карта
        [few] ; наугад убраны { $removed } карты
       *[many] ; наугад убрано { $removed } карт
    }
log-advisor = Ход { $turn } из { $turns }: советник — { $seat }
log-draw = { $seat } рассматривает карту{ $forced ->
        [0] { "" }
       *[other] ; для неё осталось только одно место
    }
log-draw-known = { $seat } рассматривает карту «{ $card }»{ $forced ->
        [0] { "" }
       *[other] ; для неё осталось только одно место
    }
log-keep = { $seat } оставляет карту себе
log-keep-known = { $seat } оставляет себе карту «{ $card }»
log-centre = { $seat } кладёт в середину стола карту «{ $card }»
log-favour = { $seat } кладёт карту в стопку благосклонности
log-favour-known = { $seat } кладёт в стопку благосклонности карту «{ $card }»
log-take = { $seat } берёт карту «{ $card }»
log-king = { $seat } открывает карту «{ $card }»: она действует сразу и выходит из игры
log-king-idle = { $seat } сбрасывает карту «{ $card }»: она ничего не может изменить
log-raise = { $seat } повышает значение главной должности { $office_gen } до { $value }{ $secondary ->
        [-1] { "" }
       *[other] ; у второстепенной — { $secondary }
    }
log-lower = { $seat } понижает значение главной должности { $office_gen } до { $value }{ $secondary ->
        [-1] { "" }
        [0] ; второстепенной больше нет
       *[other] ; у второстепенной — { $secondary }
    }
log-phase-two = Стопка благосклонности перемешана, на торгах { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }; начинает { $seat }
log-turn-up = Раунд { $round } из { $rounds }: { $seat } открывает карту «{ $card }»
log-bid = { $seat } ставит { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    } за карту «{ $card }»
log-bid-known = { $seat } ставит { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    } за карту «{ $card }», а { $means ->
        [0] золота на руке нет
       *[other] на руке лишь { $means }
    }
log-bid-cards = { $seat } ставит { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } за «{ $card }»
log-bid-cards-known = { $seat } ставит { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } за «{ $card }», а на руке лишь { $means }
log-pass = { $seat } пасует: карта «{ $card }»
log-win = { $seat } выигрывает карту «{ $card }» за { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }
log-win-cards = { $seat } выигрывает карту «{ $card }» за { $price ->
        [one] { $price } карту
        [few] { $price } карты
       *[many] { $price } карт
    }
log-pay = { $seat } платит { $paid ->
        [one] { $paid } золото
       *[other] { $paid } золота
    } ({ $cards }) за карту «{ $bought }»{ $lost ->
        [0] { "" }
       *[other] , переплата — { $lost }
    }
log-discard = { $seat } сбрасывает лицом вниз { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } за «{ $bought }»
log-discard-known = { $seat } сбрасывает лицом вниз за «{ $bought }»: { $cards }
log-fail = { $seat } выигрывает карту «{ $card }» за { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }, но не может заплатить
log-fail-cards = { $seat } выигрывает карту «{ $card }» за { $price ->
        [one] { $price } карту
        [few] { $price } карты
       *[many] { $price } карт
    }, но не может заплатить
log-penalty = { $drawer_seat } наугад берёт карту с руки игрока { $seat } и сбрасывает её не глядя
log-penalty-known = { $drawer_seat } наугад берёт карту с руки игрока { $seat } и сбрасывает её не глядя: «{ $card }»
log-again = Карта «{ $card }» снова на торгах; начинает { $seat }
log-unsold = Карта «{ $card }» никому не достаётся, её сбрасывают
log-end = Стопка благосклонности закончилась: распределяем должности
log-primary = { $office }: главную должность ({ $value }) получает { $seat } с суммой { $sum }
log-primary-letter = { $office }: главную должность ({ $value }) получает { $seat } с суммой { $sum } и буквой { $letter }
log-primary-nobody = { $office }: главную должность ({ $value }) не получает никто
log-secondary = { $office }: второстепенную должность ({ $value }) получает { $seat } с суммой { $sum }
log-secondary-letter = { $office }: второстепенную должность ({ $value }) получает { $seat } с суммой { $sum } и буквой { $letter }
log-secondary-nobody = { $office }: второстепенную должность ({ $value }) не получает никто
log-points = { $seat } набирает { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }
log-tie-gold = Ничья: у игрока { $seat } { $gold ->
        [0] нет золота
        [one] { $gold } золото
       *[other] { $gold } золота
    }
log-tie-count = Ничья: у игрока { $seat } { $count ->
        [0] нет карт { $office_gen }
        [one] { $count } карта { $office_gen }
        [few] { $count } карты { $office_gen }
       *[many] { $count } карт { $office_gen }
    }
log-tie-letter = Ничья: лучшая буква { $office_gen } у игрока { $seat } — { $letter }
log-winner = { $seat } побеждает
log-shared-victory = { $seat } делит первое место

## Счёт

score-primary = { $office }, главная должность { $value }
score-primary-letter = { $office }, главная должность { $value } (по букве { $letter })
score-secondary = { $office }, второстепенная должность { $value }
score-secondary-letter = { $office }, второстепенная должность { $value } (по букве { $letter })
score-gold = Остаток золота
score-note = Здесь учтены только карты, которые вы видели: ваши собственные и те, что другие брали у вас на глазах. У других их может быть больше.
score-count = { $office }: карт
score-letter = { $office }: лучшая буква (A — это 1)

## Почему нет

why-zone-full = { $zone }: лимит карт за ход исчерпан ({ $rule }).
why-not-in-centre = Взять можно только карту с середины стола ({ $rule }).
why-office-out = { $office }: при таком числе игроков этой сферы в игре нет ({ $rule }).
why-office-highest = У главной должности { $office_gen } уже значение { $value }, повысить его нельзя ({ $rule }).
why-office-lowest = У главной должности { $office_gen } уже значение { $value }, понизить его нельзя ({ $rule }).
why-bid-low = Ставка должна быть выше { $high } ({ $rule }).
why-bid-cap = Поставить больше { $cap } нельзя: столько никто не сможет заплатить ({ $rule }).
why-on-sale = Нельзя платить картой, которую вы как раз покупаете ({ $rule }).
why-not-gold = За эту карту можно платить только картами золота ({ $rule }).
why-equal-gold = Сначала платят другими картами золота того же значения ({ $rule }).

## В терминале

show-turn = ход { $turn } из { $turns }
show-round = раунд { $round } из { $rounds }
show-deck = в колоде { $cards }
show-favour = в стопке благосклонности { $cards }
show-over = Игра окончена
show-office = Сфера
show-mine = Вы
show-centre = В середине
show-room = Ещё можно положить: себе { $self }, в середину { $centre }, в стопку благосклонности { $favour }
show-drawn = Вы рассматриваете
show-drawing = { $seat } рассматривает карту
show-sale = На торгах
show-no-bid = Ставок ещё нет
show-king = Действует карта короля
show-hand = Ваши карты
show-empty = пусто
show-put = Вы положили в стопку благосклонности
show-discarded = Вы сбросили
show-cards = Карты
show-face-down = Сброшено лицом вниз: { $count }
show-perhaps = возможно, уже сброшено
show-passed = пас
show-excluded = вне раунда
show-advisor = советник
show-first = первый игрок
show-reference = Карты для { $seats } игроков: { $cards }; наугад убрано: { $removed }
show-legend = В скобках: вышло из игры. С апострофом: известно, что в другом месте. Звёздочкой отмечены восстановленные числа.
show-kings = Карты короля
show-gold-cards = Карты золота
show-sales = Прошедшие торги
show-unsold = { $card }: никто

## Что есть у игрока

means-gold = Золото
means-gold-cards = Карт золота
means-sum = { $office } (сумма)
means-to-come = Карт ещё на выбор для себя
means-to-favour = Карт ещё на выбор для стопки благосклонности
means-gold-given = Золото для соперников
means-king-given = Карта короля для соперников
means-sum-given = { $office } для соперников (сумма)
means-other-given = Других карт для соперников
means-rival = Очки сильнейшего соперника сейчас
means-gold-bid = Золота к уплате (если выиграть)
means-cards-bid = Карт к сбросу (если выиграть)
means-short = Не хватает для уплаты (если выиграть)
means-driven = Цена для других, если продолжат торг
means-gold-won = Золото (если выиграть)
means-king-won = Карта короля (если выиграть)
means-sum-won = { $office } (сумма, если выиграть)
means-outbid = Минимальная ставка для других

## Подсказки

hint-centre = Карту «{ $card }» возьмёт соперник.
hint-favour-known = Карту «{ $card }» выставят на торги во второй фазе; пока только вы знаете, что она там.
