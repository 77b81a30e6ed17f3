# The words of the board in the browser, in Russian.

ui-vis-corner = За найм или увольнение: { $what }
ui-vis-cost = стоимость { $cost } ({ $icon })
ui-vis-ribbon = лента: { $ribbon }
ui-vis-scheme-move = движение: { $n }
ui-vis-stands = стоит на { $spot }, способность открыта
ui-vis-uncovers = откроет
ui-vis-spot = Участок { $spot }
ui-vis-space = Поле { $space }
ui-vis-inner = Внутренний путь: рабочие в замок или переписывание
ui-vis-exchange = Внешний путь: { $icons } значков торговли за { $what }
ui-vis-reach = Достижимо за серебро: { $silver }
ui-vis-printed-folk = Напечатанный горожанин: серебро { $silver }, { $what }
ui-vis-printed-scroll = Напечатанный манускрипт: стоимость { $cost }, { $what }
ui-vis-left = В стопке: { $n }
ui-vis-link = Связь { $one } – { $other }
ui-vis-link-complete = замкнута
ui-vis-tier-reward = Шаг на ярус 2: { $what }
ui-vis-cascade = { $n ->
        [one] С { $n } рабочим:
        [few] С { $n } рабочими:
       *[many] С { $n } рабочими:
    }
ui-vis-step-advance = группа { $section } продвигается
ui-vis-step-ascend = один из { $section } поднимается на ярус 3
ui-vis-step-crowd = ярус { $tier }, секция { $section }: слишком тесно
ui-vis-free = пока никто
ui-vis-revealed = Открыто: конец близко
ui-vis-pile = осталось { $left } из { $of }; последняя карта приведёт к концу
ui-vis-collision = Столкновение здесь: { $what }
ui-vis-drops = сойдёт с планшета в следующий ход
ui-vis-slot = Место { $n }
ui-vis-means = значков { $icons }, самое большее { $most }
ui-vis-paid-with = ещё за: { $what }
ui-vis-double = первый считается дважды
ui-vis-dismiss = увольнение добавляет { $icons } за серебро { $silver }
ui-vis-not-here = не на этом пути
ui-vis-made = Восстановленные карты
ui-vis-made-about = Звёздочкой отмечены карты, числа которых точно не известны и восстановлены. Владельцы игры могут заменить их своим файлом. Сейчас видны:
ui-vis-open = Открыть планшет: { $player }
ui-vis-first = Первый игрок
ui-tour-viscounts-goal = Добро пожаловать в «Виконтов Западного королевства»! Очки дают здания, манускрипты, рабочие в замке и сделки. Игра кончается, когда исчерпаны Бедность или Процветание в углах.
ui-tour-viscounts-turn = Каждый ход вы играете карту и движетесь по часовой стрелке: внешний путь для торговли и строительства, внутренний для замка и манускриптов. Затем можно нанять горожанина там, где вы стоите.
ui-tour-viscounts-aside = Ваш планшет: значки для каждого действия, коррупция и добродетель, три карты, сползающие вправо, рука, здания и ресурсы. Наведите на карту, чтобы увидеть, куда она доведёт.
