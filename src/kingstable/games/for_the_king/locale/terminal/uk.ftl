# Слова термінала, українською.

pad-too-much-gold = золота разом { $gold }, а в грі є лише { $most }
pad-too-many-cards = карток у руці не може бути { $count } чи більше; якщо гравців { $players }, найбільше — { $most }
pad-no-government-card = { $value } — не картка уряду, як-от { $example }; сфери: { $offices }
pad-unknown-letter = { $value }: картки з такою літерою немає; допишіть її значення: { $example }
pad-already-at = { $value } вже є в { $other }

## Що показує термінал

show-primary = Чіл.
show-secondary = Друг.
show-open-sums = Суми за картками, які бачили всі:
show-open-note = Під іменами — суми за картками, які бачили всі; деякі вже могли скинути.
show-own-note = Ваші — за всіма вашими картками.
show-amount = { $unit ->
        [gold] { $count ->
            [one] { $count } золото
           *[other] { $count } золота
        }
       *[cards] { $count ->
            [one] { $count } картка
            [few] { $count } картки
           *[many] { $count } карток
        }
    }
    .acc = { $unit ->
            [gold] { $count ->
                [one] { $count } золото
               *[other] { $count } золота
            }
           *[cards] { $count ->
                [one] { $count } картку
                [few] { $count } картки
               *[many] { $count } карток
            }
        }
show-high = Найвища ставка: { $amount } ({ $seat })
show-bids = ставить { $amount_acc }
show-beyond = { $any ->
        [0] Вам нічим платити
       *[other] Ви можете сплатити щонайбільше { $amount_acc }
    }: будь-яка ставка зараз вам не під силу.
show-range = Щоб поставити { $unit ->
        [gold] золото
       *[cards] картки
    }, введіть число від { $least } до { $most }{ $paid ->
        [0] { "" }
       *[other] ; сплатити ви можете щонайбільше { $means_acc }
    }.
show-one-bid = Щоб поставити { $amount_acc }, введіть { $least }{ $paid ->
        [0] { "" }
       *[other] ; сплатити ви можете щонайбільше { $means_acc }
    }.
show-sold = { $card }: { $seat } за { $amount_acc }
show-known = Відомі картки
show-gone = Відкрито вийшли з гри
show-removed-cards = Прибрано навмання
show-failed = не змогли заплатити: { $seat }
show-faces = 4H — картка зі значенням 4 і літерою H. На картці золота вказано її значення. У сфері перший той, у кого більша сума, а за рівності — краща літера: A краща за B.
show-none = немає
choice-acts = { $choice }: діє відразу й виходить із гри
