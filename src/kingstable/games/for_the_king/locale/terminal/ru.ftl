# Слова терминала, по-русски.

pad-too-much-gold = золота всего { $gold }, а в игре есть лишь { $most }
pad-too-many-cards = карт на руке не может быть { $count } или больше; если игроков { $players }, самое большее — { $most }
pad-no-government-card = { $value } — не карта правительства, как { $example }; сферы: { $offices }
pad-unknown-letter = { $value }: карты с такой буквой нет; допишите её значение: { $example }
pad-already-at = { $value } уже есть в { $other }

## Что показывает терминал

show-primary = Гл.
show-secondary = Втор.
show-open-sums = Суммы по картам, которые видели все:
show-open-note = Под именами — суммы по картам, которые видели все; некоторые уже могли сбросить.
show-own-note = Ваши — по всем вашим картам.
show-amount = { $unit ->
        [gold] { $count ->
            [one] { $count } золото
           *[other] { $count } золота
        }
       *[cards] { $count ->
            [one] { $count } карта
            [few] { $count } карты
           *[many] { $count } карт
        }
    }
    .acc = { $unit ->
            [gold] { $count ->
                [one] { $count } золото
               *[other] { $count } золота
            }
           *[cards] { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[many] { $count } карт
            }
        }
show-high = Наивысшая ставка: { $amount } ({ $seat })
show-bids = ставит { $amount_acc }
show-beyond = { $any ->
        [0] Вам нечем платить
       *[other] Вы можете заплатить максимум { $amount_acc }
    }: любая ставка сейчас вам не по силам.
show-range = Чтобы поставить { $unit ->
        [gold] золото
       *[cards] карты
    }, введите число от { $least } до { $most }{ $paid ->
        [0] { "" }
       *[other] ; заплатить вы можете максимум { $means_acc }
    }.
show-one-bid = Чтобы поставить { $amount_acc }, введите { $least }{ $paid ->
        [0] { "" }
       *[other] ; заплатить вы можете максимум { $means_acc }
    }.
show-sold = { $card }: { $seat } за { $amount_acc }
show-known = Известные карты
show-gone = Открыто вышли из игры
show-removed-cards = Убрано наугад
show-failed = не смогли заплатить: { $seat }
show-faces = 4H — карта со значением 4 и буквой H. На карте золота указано её значение. В сфере первый тот, у кого больше сумма, а при равенстве — лучшая буква: A лучше B.
show-none = нет
choice-acts = { $choice }: действует сразу и выходит из игры
