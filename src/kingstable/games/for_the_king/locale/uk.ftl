# Слова гри «За Короля (і за Мене)» українською.

## Складники

office-dip = Дипломатія
    .gen = дипломатії
office-ent = Розваги
    .gen = розваг
office-liv = Тваринництво
    .gen = тваринництва
office-arc = Архітектура
    .gen = архітектури
office-mil = Військова справа
    .gen = військової справи
office-pro = Придворна кухня
    .gen = придворної кухні

## Налаштування столу

setting-nobles = Дворяни
setting-nobles-dealt = Роздають навмання
setting-nobles-chosen = Вибирають гравці

## Запитання

ask-noble = Яким дворянином ви граєте? На перебіг гри це не впливає.
ask-place = Ви взяли картку «{ $card }». Куди її покласти?
ask-take = Візьміть одну картку із середини стола.
ask-king = «{ $card }». { $effect }
ask-bid = На торгах картка «{ $card }», платять золотом. { $high ->
        [0] Ставок ще немає.
        [one] Найвища ставка — { $high } золото.
       *[other] Найвища ставка — { $high } золота.
    } Ставите чи пасуєте?
ask-bid-cards = На торгах картка «{ $card }», платять картками з руки. { $high ->
        [0] Ставок ще немає.
        [one] Найвища ставка — { $high } картка.
        [few] Найвища ставка — { $high } картки.
       *[many] Найвища ставка — { $high } карток.
    } Ставите чи пасуєте?
ask-pay = Ви виграли картку «{ $card }» і маєте сплатити { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }. Якими картками золота платите? Решти не буде.
ask-discard = Ви виграли картку «{ $card }». Виберіть, що скинути долілиць: { $left ->
        [one] ще { $left } картку
        [few] ще { $left } картки
       *[many] ще { $left } карток
    }.

## Вибір

option-noble = Дворянин { $tile }, бік { $side ->
        [a] A
       *[b] B
    }
    .full = Узяти дворянина { $tile }, бік { $side ->
            [a] A
           *[b] B
        }
option-place = { $zone_id ->
        [zone-self] Перед собою
        [zone-centre] Посередині стола
       *[zone-favour] У стос прихильності
    }
    .full = { $zone_id ->
            [zone-self] Покласти картку перед собою
            [zone-centre] Покласти картку посередині стола
           *[zone-favour] Покласти картку в стос прихильності
        }
option-take = Взяти картку «{ $card }»
option-raise = Збільшити на 1: { $offices }
option-lower = Зменшити на 1: { $offices }
option-shift = Збільшити на 1 значення { $up_gen }, зменшити на 1 — { $down_gen }
option-bid = Поставити { $amount }
option-pass = Спасувати
option-pay = Сплатити { $gold } золота: { $cards }
option-discard = Скинути картку «{ $card }»

## Що зараз важливо

advice-keep = Наскільки вам відомо, ця картка дала б вам { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } у сфері «{ $office }».
advice-keep-king = Якщо лишити короля собі, він подіє відразу й буде вашою єдиною карткою за цей хід.
advice-gift = Із середини стола цю картку може взяти { $seat } і вийти вперед у сфері «{ $office }», де зараз попереду ви.
advice-favour = Картка в стосі прихильності не пропадає: у другій фазі її виставлять на торги, і ставку зробить кожен, хто має золото.
advice-wait = Ця картка поки нічого вам не дає, а собі лишають лише одну за хід: попереду ще { $count ->
        [one] { $count } картка
        [few] { $count } картки
       *[many] { $count } карток
    }.
advice-gold = Друга фаза вже близько, а золота для ставок у вас { $gold }.
advice-take = Наскільки вам відомо, одна з карток дала б вам { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }: { $card }.
advice-deny = Що ви лишите, візьмуть ті, хто вибирає після вас: із карткою «{ $card }» { $seat } вийде вперед у вашій сфері «{ $office }».
advice-raise = Тут, наскільки відомо, попереду ви, тож збільшення дає вам очко: { $offices }.
advice-lower = У сфері «{ $office }» у вас немає карток, а попереду, наскільки відомо, { $seat }: зменшити її значення вам нічого не коштує.
advice-second = Якщо зменшити значення сфери «{ $office }», другорядна посада там зникне, а другі там — ви.
advice-bluff = Ви можете сплатити { $means }, а ставити треба { $least }: якщо виграєте й не зможете заплатити, втратите картку навмання.
advice-worth = Наскільки вам відомо, картка на торгах дала б вам { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } у сфері «{ $office }».
advice-threat = Із карткою, що на торгах, { $seat } випередить вас у сфері «{ $office }».
advice-nothing = Картка на торгах поки не дає вам посади у сфері «{ $office }».
advice-for-cards = За картку золота платять картками з руки, а таких, що, наскільки вам відомо, не дають посади, у вас { $count }.
advice-discard = Спершу скидайте те, що не дає вам посади: { $offices }.
advice-last-sales = { $count ->
        [0] Це останні торги
        [one] Після цієї картки на торги вийде ще тільки { $count }
        [few] Після цієї картки на торги вийдуть ще тільки { $count }
       *[many] Після цієї картки на торги вийдуть ще тільки { $count }
    }, а золото, що лишиться, очок не дає: у вас його { $gold }.
advice-letter = У сфері «{ $office }» дві суми рівні, тож вирішує літера, ближча до A: { $leader_seat } має { $letter }.

## Що сталося

log-noble = { $seat } грає дворянином { $noble } (бік { $side ->
        [a] A
       *[b] B
    })
log-start = { $seat } отримує колоду з { $cards ->
        [one] { $cards } картки
       *[other] { $cards } карток
    } і стає першим радником{ $removed ->
        [0] { "" }
        [one] ; навмання прибрано { $removed } картку
        [few] ; навмання прибрано { $removed } картки
       *[many] ; навмання прибрано { $removed } карток
    }
log-advisor = Хід { $turn } з { $turns }: радник — { $seat }
log-draw = { $seat } роздивляється картку{ $forced ->
        [0] { "" }
       *[other] ; для неї залишилося тільки одне місце
    }
log-draw-known = { $seat } роздивляється картку «{ $card }»{ $forced ->
        [0] { "" }
       *[other] ; для неї залишилося тільки одне місце
    }
log-keep = { $seat } лишає картку собі
log-keep-known = { $seat } лишає собі картку «{ $card }»
log-centre = { $seat } кладе посередині стола картку «{ $card }»
log-favour = { $seat } кладе картку до стосу прихильності
log-favour-known = { $seat } кладе до стосу прихильності картку «{ $card }»
log-take = { $seat } бере картку «{ $card }»
log-king = { $seat } відкриває картку «{ $card }»: вона діє відразу й виходить із гри
log-king-idle = { $seat } скидає картку «{ $card }»: вона нічого не може змінити
log-raise = { $seat } збільшує значення чільної посади { $office_gen } до { $value }{ $secondary ->
        [-1] { "" }
       *[other] ; значення другорядної — { $secondary }
    }
log-lower = { $seat } зменшує значення чільної посади { $office_gen } до { $value }{ $secondary ->
        [-1] { "" }
        [0] ; другорядної більше немає
       *[other] ; значення другорядної — { $secondary }
    }
log-phase-two = Стос прихильності перемішано, на торгах { $cards ->
        [one] { $cards } картка
        [few] { $cards } картки
       *[many] { $cards } карток
    }; починає { $seat }
log-turn-up = Раунд { $round } з { $rounds }: { $seat } відкриває картку «{ $card }»
log-bid = { $seat } ставить { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    } за картку «{ $card }»
log-bid-known = { $seat } ставить { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    } за картку «{ $card }», а { $means ->
        [0] золота в руці немає
       *[other] в руці лише { $means }
    }
log-bid-cards = { $seat } ставить { $amount ->
        [one] { $amount } картку
        [few] { $amount } картки
       *[many] { $amount } карток
    } за «{ $card }»
log-bid-cards-known = { $seat } ставить { $amount ->
        [one] { $amount } картку
        [few] { $amount } картки
       *[many] { $amount } карток
    } за «{ $card }», а в руці лише { $means }
log-pass = { $seat } пасує: картка «{ $card }»
log-win = { $seat } виграє картку «{ $card }» за { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }
log-win-cards = { $seat } виграє картку «{ $card }» за { $price ->
        [one] { $price } картку
        [few] { $price } картки
       *[many] { $price } карток
    }
log-pay = { $seat } платить { $paid ->
        [one] { $paid } золото
       *[other] { $paid } золота
    } ({ $cards }) за картку «{ $bought }»{ $lost ->
        [0] { "" }
       *[other] , переплата — { $lost }
    }
log-discard = { $seat } скидає долілиць { $count ->
        [one] { $count } картку
        [few] { $count } картки
       *[many] { $count } карток
    } за «{ $bought }»
log-discard-known = { $seat } скидає долілиць за «{ $bought }»: { $cards }
log-fail = { $seat } виграє картку «{ $card }» за { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }, але не може сплатити
log-fail-cards = { $seat } виграє картку «{ $card }» за { $price ->
        [one] { $price } картку
        [few] { $price } картки
       *[many] { $price } карток
    }, але не може сплатити
log-penalty = { $drawer_seat } навмання бере картку з руки гравця { $seat } і скидає її, не дивлячись
log-penalty-known = { $drawer_seat } навмання бере картку з руки гравця { $seat } і скидає її, не дивлячись: «{ $card }»
log-again = Картка «{ $card }» знову на торгах; починає { $seat }
log-unsold = Картка «{ $card }» нікому не дістається, її скинуто
log-end = Стос прихильності закінчився: розподіляємо посади
log-primary = { $office }: чільну посаду ({ $value }) отримує { $seat } із сумою { $sum }
log-primary-letter = { $office }: чільну посаду ({ $value }) отримує { $seat } із сумою { $sum } і літерою { $letter }
log-primary-nobody = { $office }: чільну посаду ({ $value }) не отримує ніхто
log-secondary = { $office }: другорядну посаду ({ $value }) отримує { $seat } із сумою { $sum }
log-secondary-letter = { $office }: другорядну посаду ({ $value }) отримує { $seat } із сумою { $sum } і літерою { $letter }
log-secondary-nobody = { $office }: другорядну посаду ({ $value }) не отримує ніхто
log-points = { $seat } має { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
       *[many] { $points } переможних очок
    }
log-tie-gold = Нічия: { $seat } { $gold ->
        [0] не має золота
        [one] має { $gold } золото
       *[other] має { $gold } золота
    }
log-tie-count = Нічия: { $seat } { $count ->
        [0] не має карток { $office_gen }
        [one] має { $count } картку { $office_gen }
        [few] має { $count } картки { $office_gen }
       *[many] має { $count } карток { $office_gen }
    }
log-tie-letter = Нічия: найкраща літера { $office_gen } у гравця { $seat } — { $letter }
log-winner = { $seat } перемагає
log-shared-victory = { $seat } розділяє перемогу

## Рахунок

score-primary = { $office }, чільна посада { $value }
score-primary-letter = { $office }, чільна посада { $value } (за літерою { $letter })
score-secondary = { $office }, другорядна посада { $value }
score-secondary-letter = { $office }, другорядна посада { $value } (за літерою { $letter })
score-gold = Залишок золота
score-note = Тут враховано лише картки, які ви бачили: ваші власні й ті, що інші брали у вас на очах. В інших їх може бути більше.
score-count = { $office }: кількість карток
score-letter = { $office }: найкраща літера (A — це 1)

## Чому ні

why-zone-full = { $zone }: ліміт карток за хід вичерпано ({ $rule }).
why-not-in-centre = Можна взяти лише картку із середини стола ({ $rule }).
why-office-out = { $office }: за такої кількості гравців цієї сфери в грі немає ({ $rule }).
why-office-highest = Чільна посада { $office_gen } вже має значення { $value }, збільшити його не можна ({ $rule }).
why-office-lowest = Чільна посада { $office_gen } вже має значення { $value }, зменшити його не можна ({ $rule }).
why-bid-low = Ставка має бути вищою за { $high } ({ $rule }).
why-bid-cap = Поставити більше ніж { $cap } не можна: стільки ніхто не зможе сплатити ({ $rule }).
why-on-sale = Не можна платити карткою, яку ви саме купуєте ({ $rule }).
why-not-gold = За цю картку можна платити лише картками золота ({ $rule }).
why-equal-gold = Спершу платять іншими картками золота того самого значення ({ $rule }).

## У терміналі

show-turn = хід { $turn } з { $turns }
show-round = раунд { $round } з { $rounds }
show-deck = у колоді { $cards }
show-favour = у стосі прихильності { $cards }
show-over = Гру завершено
show-office = Сфера
show-mine = Ви
show-centre = Посередині
show-room = Ще можна покласти: собі { $self }, посередині { $centre }, у стос прихильності { $favour }
show-drawn = Ви роздивляєтеся
show-drawing = { $seat } роздивляється картку
show-sale = На торгах
show-no-bid = Ставок ще немає
show-king = Діє картка короля
show-hand = Ваші картки
show-empty = порожньо
show-put = Ви поклали до стосу прихильності
show-discarded = Ви скинули
show-cards = Картки
show-face-down = Скинуто долілиць: { $count }
show-perhaps = можливо, вже скинуто
show-passed = пас
show-excluded = поза раундом
show-advisor = радник
show-first = перший гравець
show-reference = Картки для { $seats } гравців: { $cards }; навмання прибрано: { $removed }
show-legend = У дужках: вийшло з гри. З апострофом: відомо, що деінде. Зірочкою позначено відтворені числа.
show-kings = Картки короля
show-gold-cards = Картки золота
show-sales = Попередні торги
show-unsold = { $card }: ніхто

## Що має гравець

means-gold = Золото
means-gold-cards = Карток золота
means-sum = { $office } (сума)
means-to-come = Карток іще на вибір для себе
means-to-favour = Карток іще на вибір для стосу прихильності
means-gold-given = Золото для суперників
means-king-given = Картка короля для суперників
means-sum-given = { $office } для суперників (сума)
means-other-given = Інших карток для суперників
means-rival = Очки найсильнішого суперника зараз
means-gold-bid = Золота до сплати (якщо виграти)
means-cards-bid = Карток до скидання (якщо виграти)
means-short = Бракує до сплати (якщо виграти)
means-driven = Ціна для інших, якщо торгуватимуться далі
means-gold-won = Золото (якщо виграти)
means-king-won = Картка короля (якщо виграти)
means-sum-won = { $office } (сума, якщо виграти)
means-outbid = Мінімальна ставка для інших

## Підказки

hint-centre = Картку «{ $card }» візьме суперник.
hint-favour-known = Картку «{ $card }» виставлять на торги у другій фазі; поки що лише ви знаєте, що вона там.
