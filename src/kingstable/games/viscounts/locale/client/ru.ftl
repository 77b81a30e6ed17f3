# The words of the board in the browser, in Russian.

ui-vis-corner = За найм или увольнение: { $what }
ui-vis-cost = стоимость: { $what }
ui-vis-ribbon = лента: { $ribbon }
ui-vis-scheme-move = проходит { $n ->
        [one] { $n } участок
        [few] { $n } участка
       *[many] { $n } участков
    }
ui-vis-stands = стоит: { $spot }; свойство открыто
ui-vis-uncovers = откроет
ui-vis-space = Участок { $space }
ui-vis-inner = Внутренний путь: размещение рабочих или написание манускрипта
ui-vis-exchange = Внешний путь: { $icons ->
        [one] { $icons } символ
        [few] { $icons } символа
       *[many] { $icons } символов
    } торговли → { $what }
ui-vis-reach = Можно дойти { $silver ->
        [0] бесплатно
        [one] за { $silver } серебро
       *[other] за { $silver } серебра
    }
ui-vis-printed-folk = Напечатанный горожанин: { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    }, { $what }
ui-vis-printed-scroll = Напечатанный манускрипт: стоимость { $cost }, { $what }
ui-vis-left = Карт в стопке: { $n }
ui-vis-left-scrolls = Манускриптов в стопке: { $n }
ui-vis-link = Связь: { $one } — { $other }
ui-vis-link-complete = здания связаны
ui-vis-tier-reward = За переход на ярус 2: { $what }
ui-vis-cascade = { $n ->
        [one] С { $n } рабочим:
       *[other] С { $n } рабочими:
    }
ui-vis-step-advance = группа в секции { $section } продвигается
ui-vis-step-ascend = рабочий из секции { $section } поднимается на ярус 3
ui-vis-step-crowd = ярус { $tier }, секция { $section }: слишком много рабочих
ui-vis-free = пока никто
ui-vis-revealed = Открыта: игра подходит к концу
ui-vis-pile = осталось { $left } из { $of }; после последней карты игра подходит к концу
ui-vis-track = Деление { $space }
ui-vis-collision = Столкновение здесь: { $what }
ui-vis-drops = уйдёт с планшета в следующий ход
ui-vis-slot = Место { $n }
ui-vis-means = { $icons ->
        [one] { $icons } символ
        [few] { $icons } символа
       *[many] { $icons } символов
    }, самое большее { $most }
ui-vis-paid-with = ещё за: { $what }
ui-vis-silver-icon = { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    } = 1 символ
ui-vis-double = первый считается дважды
ui-vis-dismiss = увольнение добавляет { $icons ->
        [one] { $icons } символ
        [few] { $icons } символа
       *[many] { $icons } символов
    } за { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    }
ui-vis-not-here = не на этом пути
ui-vis-made-about = Звёздочкой отмечены карты, числа на которых восстановлены; владельцы печатной игры могут заменить их своим файлом. Из тех, что видны сейчас:
ui-vis-open = Открыть планшет: { $player }
ui-vis-first = Первый игрок
ui-vis-lens-row = Очки в конце за количество таких зданий: { $steps }
ui-vis-lens-next = { $vp ->
        [0] Пока построено: { $count }
       *[other] Пока построено: { $count }; следующее добавит { $vp }
    }
ui-vis-lens-tiers = Очки в конце за каждого рабочего: ярус 1 — { $one }, ярус 2 — { $two }, ярус 3 — { $three }; лидеру замка { $leader }
ui-vis-lens-three = Трое своих рабочих в секции: один идёт внутрь, по одному в обе стороны
ui-vis-lens-worker = В конце даёт { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    }
ui-vis-lens-sets = Очки за комплект разных лент, от одной до четырёх: { $sizes }
ui-vis-lens-set = Ваши комплекты: сейчас { $now }, с этим манускриптом { $then }
ui-vis-lens-have = У вас { $count }
ui-vis-lens-resource = Каждая потраченная единица добавляет символ к действию: { $actions }
ui-vis-lens-silver = Им платят и за каждый лишний шаг и за горожан
ui-vis-lens-debts = Долги
ui-vis-lens-deeds = Сделки
ui-vis-lens-side = { $term }: { $count }, очков за карту: { $vp }
ui-vis-lens-debt = Неоплаченные переворачивают эффекты; больше всех оплаченных долгов награждает карта процветания
ui-vis-lens-deed = Приобретённые переворачивают эффекты; больше всех одобренных сделок награждает карта бедности
ui-vis-about-trade = на внешнем пути: обмен, указанный на участке, сколько раз позволят символы торговли
ui-vis-about-construct = на внешнем пути: мастерская за 3 символа строительства, торговый пост за 5, гильдия за 7, на своём берегу реки
ui-vis-about-place-workers = на внутреннем пути: за 1, 3, 5 или 8 символов благородства 1, 2, 3 или 4 рабочих идут в секцию замка напротив
ui-vis-about-transcribe = на внутреннем пути: верхний манускрипт сегмента за столько символов церковника, сколько на нём указано
ui-vis-piles = Что осталось
ui-vis-piles-left = горожане { $cards }, манускрипты { $scrolls }

## Форма нового стола

ui-setting-automa = Каждый из четырёх соперников стремится к своему.
ui-setting-difficulty = Чем больше будущих схем, тем сильнее соперник с самого начала; обычно 0.
