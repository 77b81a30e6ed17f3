# Что терминал говорит кратко, а подсчёт — о неверной позиции, по-русски.

short-trade = торг.
short-build = строит.
short-noble = благор.
short-cleric = церк.
short-crime = крим.
short-trading-post = т
short-guildhall = г
short-workshop = м
card-apart = { $card } ({ $what })
    .acc = { $card_acc } ({ $what })
pad-a-building = здание
pad-a-manuscript = манускрипт
pad-a-ribbon = лента
pad-a-card = карта
pad-a-scheme = схема
pad-an-Automa = Автома
pad-manuscripts = манускрипт
pad-bonuses = бонусная карта
pad-cards = карта
pad-automa-missing = один игрок играет против Автомы, а её здесь нет
pad-automa-second = Автомой может быть только второй из двух игроков
pad-too-many-workers = { $count ->
        [one] { $count } рабочий
        [few] { $count } рабочих
       *[many] { $count } рабочих
    }, а у игрока их всего { $most }
pad-one-leader = лидером замка может быть только один
pad-owned-twice = { $what } { $id }: не у одного игрока, а у { $count }

## Стол

show-printed-folk = Напечатанный горожанин
show-scroll = { $ribbon } лента, { $cost }: { $gives }
show-printed-scroll = напечатанный
show-for-tier-2 = За переход на ярус 2
show-phase-1 = фаза 1: розыгрыш карты
show-phase-2 = фаза 2: перемещение
show-phase-3 = фаза 3: основное действие
show-phase-4 = фаза 4: найм
show-phase-5 = фаза 5: столкновение
show-phase-6 = фаза 6: добор карт
show-revealed = открыта

## Игроки

show-turn = ходит
show-first = первый игрок
show-markers = Коррупция { $corruption }, добродетель { $virtue }
show-debts-told = Долги { $unpaid }, оплаченные { $paid }
show-deeds-told = Сделки { $acquired }, одобренные { $approved }
show-stock = Запас
show-standing = Положение
show-slot-1 = Место 1
show-slot-2 = Место 2
show-slot-3 = Место 3
show-hand-told = { $cards } (лимит { $limit })
show-viscount = Виконт
show-bonuses = Бонусные карты
show-built = Построено
show-buildings-left = Осталось зданий
show-sections = секции { $sections }

## Автома

show-scheme-deck = Схемы в колоде
show-focus = Главный фокус
show-preference = Предпочтения
show-until = { $n ->
        [0] { $resource }
       *[other] { $resource } до { $n }
    }
show-any-resource = все ресурсы одинаково
show-reference = Карта-памятка
show-scheme-steps = { $n ->
        [one] проходит { $n } участок
        [few] проходит { $n } участка
       *[many] проходит { $n } участков
    }

## Страницы

show-segment = Сегмент
show-bonuses-left = Невзятые бонусные карты
show-space = Деление
show-corruption = Коррупция
show-virtue = Добродетель
show-collision = При столкновении
show-you-gain = вы: { $what }
show-automa-gains = Автома: { $what }
show-reach = Можно дойти
show-cascade = { $n ->
        [one] С { $n } рабочим
       *[other] С { $n } рабочими
    }
show-means = { $icons ->
        [one] { $icons } символ
        [few] { $icons } символа
       *[many] { $icons } символов
    }, самое большее { $most }
show-dismissing = увольнение за { $price } добавляет { $icons ->
        [one] { $icons } символ
        [few] { $icons } символа
       *[many] { $icons } символов
    }
show-not-here = не на этом пути
show-step-advance = группа в секции { $section } продвигается
show-step-ascend = рабочий из секции { $section } поднимается на ярус 3
show-step-crowd = ярус { $tier }, секция { $section }: слишком много рабочих
show-building = Здание
show-opens = Открывает
show-built-by = Построено
show-each-cost = { $cost }; очки за 1, 2, 3: { $points }
show-worker-costs = { $workers } рабочих стоят { $icons } символов благородства
show-expelled = Убран с яруса { $tier }
show-signs = Символы
show-signs-told = ● ■ ▲ ◆ игроки, начиная с первого места, ✦ Автома. (9) 2→… за два символа торговли на участке 9; ({ $inner }) внутренний участок сегмента. ×14 карт в стопке. A, B… места для строительства и то, что они дают, [ ] что даёт связь двух мест, [–] связи нет, ‖ река, ●м1 мастерская с места 1 игрока ● (г гильдия, т торговый пост). На карте: цена найма и число шагов, символы, затем то, что даёт найм или увольнение. На манускрипте: лента, стоимость в символах церковника и то, что он даёт.

## Варианты

show-draft = Карта игрока { $card }: { $hero }
show-dismiss = Уволить { $card_acc } ({ $facts }) и заплатить в общей сложности { $what_acc }
brief-move = ({ $space }){ $silver ->
        [0] { "" }
        [one] { " " }за { $silver } серебро
       *[other] { " " }за { $silver } серебра
    }
show-inner = секция { $section }; манускрипт — { $manuscript }
