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
ui-vis-link = Связь { $one } — { $other }
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
ui-vis-made = Восстановленные карты
ui-vis-made-about = Звёздочкой отмечены карты, числа которых точно не известны и восстановлены. Владельцы игры могут заменить их своим файлом. Сейчас видны:
ui-vis-open = Открыть планшет: { $player }
ui-vis-first = Первый игрок

## Форма нового стола

ui-setting-automa = Каждый из четырёх соперников стремится к своему.
ui-setting-difficulty = Чем больше будущих схем, тем сильнее соперник с самого начала; обычно 0.
