# Слова гри «За Короля (і за Мене)» українською.

## Налаштування столу

setting-nobles = Дворяни
setting-nobles-dealt = Роздано
setting-nobles-chosen = Обирають гравці

## Запитання

ask-noble = Хто ви з дворян? На гру це не впливає.
ask-place = Ви взяли картку «{ $card }». Куди її покласти?
ask-take = Візьміть одну картку з середини стола.
ask-king = «{ $card }». { $effect }
ask-bid = Картка «{ $card }» продається за золото. { $high ->
        [0] Ставок ще немає.
       *[other] Найвища ставка: { $high }.
    } Ставите чи пасуєте?
ask-bid-cards = Картка «{ $card }» продається за картки з руки. { $high ->
        [0] Ставок ще немає.
       *[other] Найвища ставка: { $high }.
    } Ставите чи пасуєте?
ask-pay = Ви виграли картку «{ $card }» і маєте сплатити { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }. Якими картками золота платите? Решти не буде.
ask-discard = Ви виграли картку «{ $card }». Оберіть, що скинути долілиць: { $left ->
        [one] ще { $left } картку
        [few] ще { $left } картки
       *[many] ще { $left } карток
    }.

## Вибір

option-noble = Дворянин { $tile }, бік { $side }
option-place = { $zone }
option-take = Взяти картку «{ $card }»
option-raise = Збільшити: { $offices }
option-lower = Зменшити: { $offices }
option-shift = Збільшити: { $up }; зменшити: { $down }
option-bid = Поставити { $amount }
option-pass = Пас
option-pay = Сплатити: { $cards }
option-discard = Скинути картку «{ $card }»

## Що сталося

log-noble = { $seat }: дворянин { $noble }, бік { $side }
log-start = { $seat } отримує колоду з { $cards } карток і стає першим радником; прибрано навмання карток: { $removed }
log-advisor = Хід { $turn } з { $turns }: радник — { $seat }
log-draw = { $seat } роздивляється картку
log-draw-known = { $seat } роздивляється картку «{ $card }»
log-keep = { $seat } лишає картку собі
log-keep-known = { $seat } лишає собі картку «{ $card }»
log-centre = { $seat } кладе посередині стола картку «{ $card }»
log-favour = { $seat } кладе картку до стосу прихильності
log-favour-known = { $seat } кладе до стосу прихильності картку «{ $card }»
log-take = { $seat } бере картку «{ $card }»
log-king = { $seat } лишає собі картку короля «{ $card }»
log-king-idle = Картка «{ $card }» нічого не може змінити, її скинуто ({ $seat })
log-raise = { $office }: { $seat } збільшує чільну посаду до { $value }{ $secondary ->
        [-1] { "" }
       *[other] ; другорядна посада: { $secondary }
    }
log-lower = { $office }: { $seat } зменшує чільну посаду до { $value }{ $secondary ->
        [-1] { "" }
        [0] ; другорядної посади більше немає
       *[other] ; другорядна посада: { $secondary }
    }
log-phase-two = Стос прихильності перемішано, карток на продаж: { $cards }; починає { $seat }
log-turn-up = Раунд { $round } з { $rounds }: { $seat } відкриває картку «{ $card }»
log-bid = { $seat } ставить { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    }
log-bid-known = { $seat } ставить { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    }, а в руці лише { $means }
log-bid-cards = { $seat } ставить { $amount ->
        [one] { $amount } картку
        [few] { $amount } картки
       *[many] { $amount } карток
    }
log-bid-cards-known = { $seat } ставить { $amount ->
        [one] { $amount } картку
        [few] { $amount } картки
       *[many] { $amount } карток
    }, а в руці лише { $means }
log-pass = { $seat } пасує
log-win = { $seat } виграє картку «{ $card }» за { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }
log-win-cards = { $seat } виграє картку «{ $card }» за { $price ->
        [one] { $price } картку
        [few] { $price } картки
       *[many] { $price } карток
    }
log-pay = { $seat } платить: { $cards }, разом { $paid ->
        [one] { $paid } золото
       *[other] { $paid } золота
    }{ $lost ->
        [0] { "" }
       *[other] , понад ставку { $lost }
    }
log-discard = { $seat } скидає долілиць { $count ->
        [one] { $count } картку
        [few] { $count } картки
       *[many] { $count } карток
    }
log-discard-known = { $seat } скидає долілиць: { $cards }
log-fail = { $seat } виграє картку «{ $card }» за { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }, але не може сплатити
log-fail-cards = { $seat } виграє картку «{ $card }» за { $price ->
        [one] { $price } картку
        [few] { $price } картки
       *[many] { $price } карток
    }, але не може сплатити
log-penalty = { $drawer_seat } навмання бере картку з руки суперника ({ $seat }) і скидає її, не дивлячись
log-penalty-known = { $drawer_seat } навмання бере картку з руки суперника ({ $seat }) і скидає її, не дивлячись: «{ $card }»
log-again = Картку «{ $card }» продають знову; починає { $seat }
log-unsold = Картка «{ $card }» нікому не дістається, її скинуто
log-end = Стос прихильності закінчився: розподіляємо посади
log-primary = { $office }: чільну посаду ({ $value }) отримує { $seat } із сумою { $sum }
log-primary-letter = { $office }: чільну посаду ({ $value }) отримує { $seat } із сумою { $sum } і літерою { $letter }
log-primary-nobody = { $office }: чільну посаду ({ $value }) не отримує ніхто
log-secondary = { $office }: другорядну посаду ({ $value }) отримує { $seat } із сумою { $sum }
log-secondary-letter = { $office }: другорядну посаду ({ $value }) отримує { $seat } із сумою { $sum } і літерою { $letter }
log-secondary-nobody = { $office }: другорядну посаду ({ $value }) не отримує ніхто
log-points = { $seat } має { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
       *[many] { $points } переможних очок
    }
log-tie-gold = Нічия за перемогу: { $seat } має { $gold ->
        [one] { $gold } золото
       *[other] { $gold } золота
    }
log-tie-count = Нічия за перемогу: { $office }, { $seat } має { $count ->
        [one] { $count } картку
        [few] { $count } картки
       *[many] { $count } карток
    }
log-tie-letter = Нічия за перемогу: { $office }, найкраща літера: { $letter } ({ $seat })
log-winner = { $seat } перемагає
log-shared-victory = { $seat } ділить перемогу

## Рахунок

score-primary = { $office }, чільна посада { $value }
score-primary-letter = { $office }, чільна посада { $value } (за літерою { $letter })
score-secondary = { $office }, другорядна посада { $value }
score-secondary-letter = { $office }, другорядна посада { $value } (за літерою { $letter })
score-gold = Решта золота
score-count = { $office }: карток
score-letter = { $office }: найкраща літера (A це 1)

## Чому ні

why-zone-full = { $zone }: цього ходу більше місця немає ({ $rule }).
why-not-in-centre = Взяти можна лише картку з середини стола ({ $rule }).
why-office-out = { $office }: за такої кількості гравців цього портрета немає ({ $rule }).
why-office-highest = { $office }: вже { $value }, збільшити не можна ({ $rule }).
why-office-lowest = { $office }: вже { $value }, зменшити не можна ({ $rule }).
why-bid-low = Ставка має бути вищою за { $high } ({ $rule }).
why-bid-cap = Більше ніж { $cap } ніхто ніколи не сплатить ({ $rule }).
why-on-sale = Картка, за яку ви платите, не може оплатити сама себе ({ $rule }).
why-not-gold = За цю картку платять лише картками золота ({ $rule }).
why-equal-gold = Спершу платять іншими картками золота того самого значення ({ $rule }).

## У терміналі

show-turn = хід { $turn } з { $turns }
show-round = раунд { $round } з { $rounds }
show-deck = колода { $cards }
show-favour = стос прихильності { $cards }
show-over = Гру завершено
show-office = Сфера
show-primary = Чільна
show-secondary = Другорядна
show-mine = Ви
show-centre = Посередині
show-room = Ще можна покласти: собі { $self }, посередині { $centre }, до прихильності { $favour }
show-drawn = Ви роздивляєтеся
show-drawing = { $seat } роздивляється картку
show-sale = Продається
show-high = Найвища ставка: { $high } ({ $seat })
show-no-bid = Ставок ще немає
show-range = Щоб поставити, введіть число від { $least } до { $cap }; ви можете сплатити до { $means }.
show-beyond = Ви можете сплатити до { $means }: будь-яка ставка зараз вам не під силу.
show-king = Воля короля
show-hand = Ваші картки
show-empty = немає
show-put = Ви поклали до прихильності
show-discarded = Ви скинули
show-cards = Картки
show-face-down = Скинуто долілиць: { $count }
show-perhaps = можливо, вже скинуто
show-passed = пас
show-excluded = поза раундом
show-bids = ставить { $amount }
show-advisor = радник
show-first = перший гравець
show-reference = Картки (гравців: { $seats }): { $cards }; прибрано навмання: { $removed }
show-legend = У дужках: вийшло з гри. З апострофом: відомо, що деінде. Зірочка позначає відновлені нами числа.
show-kings = Королі
show-sales = Що вже продано чи ні
show-sold = { $card }: { $seat } за { $price }
show-unsold = { $card }: ніхто
