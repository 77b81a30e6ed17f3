# Слова игры «Виконты Западного королевства», по-русски.

who-automa = Автома
building = { $type } { $slot }
    .acc = { $type_acc } { $slot }
to-space = на участок { $space }
to-inner-space = на внутренний участок { $segment_loc }
flip-debt = неоплаченный долг
flip-deed = приобретённую сделку
focus-flip = переворачивание долгов и сделок
resource-ink = чернильница
    .acc = чернильницу
townsfolk-none = никого
townsfolk-printed = напечатанный горожанин
    .acc = напечатанного горожанина
stock-any = { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
    }
## Сегменты

spot = { $segment }, место { $letter }
    .loc = { $segment_loc }, место { $letter }
segment-seg-1-2 = Морской залив
    .loc = в Морском заливе
segment-seg-3-4 = Зелёная долина
    .loc = в Зелёной долине
segment-seg-5-6 = Тёмный лес
    .loc = в Тёмном лесу
segment-seg-7-8 = Берег озера
    .loc = на Берегу озера
segment-seg-9-10 = Серые горы
    .loc = в Серых горах

## Символы

icons-trade = { $n ->
        [one] { $n } символ торговли
        [few] { $n } символа торговли
       *[many] { $n } символов торговли
    }
icons-build = { $n ->
        [one] { $n } символ строительства
        [few] { $n } символа строительства
       *[many] { $n } символов строительства
    }
icons-noble = { $n ->
        [one] { $n } символ благородства
        [few] { $n } символа благородства
       *[many] { $n } символов благородства
    }
icons-cleric = { $n ->
        [one] { $n } символ церковника
        [few] { $n } символа церковника
       *[many] { $n } символов церковника
    }
icons-crime = { $n ->
        [one] { $n } символ криминала
        [few] { $n } символа криминала
       *[many] { $n } символов криминала
    }

## Эффекты

effect-ink = { $n ->
        [one] { $n } чернильница
        [few] { $n } чернильницы
       *[many] { $n } чернильниц
    }
    .acc = { $n ->
        [one] { $n } чернильницу
        [few] { $n } чернильницы
       *[many] { $n } чернильниц
    }
effect-gold = { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
effect-stone = { $n ->
        [one] { $n } камень
        [few] { $n } камня
       *[many] { $n } камней
    }
effect-silver = { $n ->
        [one] { $n } серебро
       *[other] { $n } серебра
    }
effect-any-resource = { $n ->
        [one] { $n } ресурс на выбор
        [few] { $n } ресурса на выбор
       *[many] { $n } ресурсов на выбор
    }
effect-gain-debt = { $n ->
        [one] { $n } долг
        [few] { $n } долга
       *[many] { $n } долгов
    }
effect-gain-deed = { $n ->
        [one] { $n } сделка
        [few] { $n } сделки
       *[many] { $n } сделок
    }
    .acc = { $n ->
        [one] { $n } сделку
        [few] { $n } сделки
       *[many] { $n } сделок
    }
effect-flip-debt = { $n ->
        [one] оплатить { $n } долг
        [few] оплатить { $n } долга
       *[many] оплатить { $n } долгов
    }
effect-flip-deed = { $n ->
        [one] одобрить { $n } сделку
        [few] одобрить { $n } сделки
       *[many] одобрить { $n } сделок
    }
effect-flip-any = { $n ->
        [one] перевернуть { $n } долг или сделку
        [few] перевернуть { $n } долга или сделки
       *[many] перевернуть { $n } долгов или сделок
    }
effect-virtue = { $n ->
        [one] { $n } добродетель
        [few] { $n } добродетели
       *[many] { $n } добродетелей
    }
effect-corruption = { $n ->
        [one] { $n } коррупция
        [few] { $n } коррупции
       *[many] { $n } коррупций
    }
effect-rearrange = перегруппировать свои карты
effect-discard = { $n ->
        [one] сбросить { $n } карту
        [few] сбросить { $n } карты
       *[many] сбросить { $n } карт
    }
effect-destroy = { $n ->
        [one] уничтожить { $n } карту
        [few] уничтожить { $n } карты
       *[many] уничтожить { $n } карт
    }
effect-shuffle = замешать свой сброс в колоду
effect-free-hire = { $n ->
        [one] { $n } бесплатный найм
        [few] { $n } бесплатных найма
       *[many] { $n } бесплатных наймов
    }
effect-castle-move = { $n ->
        [one] { $n } ход в замке
        [few] { $n } хода в замке
       *[many] { $n } ходов в замке
    }
effect-free-workers = { $n ->
        [one] разместить бесплатно { $n } рабочего
       *[other] разместить бесплатно { $n } рабочих
    }
effect-free-manuscript = { $n ->
        [one] { $n } бесплатный манускрипт стоимостью 3 или 4
        [few] { $n } бесплатных манускрипта стоимостью 3 или 4
       *[many] { $n } бесплатных манускриптов стоимостью 3 или 4
    }
effect-free-workshop = { $n ->
        [one] { $n } бесплатная мастерская
        [few] { $n } бесплатные мастерские
       *[many] { $n } бесплатных мастерских
    }
effect-free-trading-post = { $n ->
        [one] { $n } бесплатный торговый пост
        [few] { $n } бесплатных торговых поста
       *[many] { $n } бесплатных торговых постов
    }
effect-free-guildhall = { $n ->
        [one] { $n } бесплатная гильдия
        [few] { $n } бесплатные гильдии
       *[many] { $n } бесплатных гильдий
    }
effect-future-scheme = { $n ->
        [one] { $n } будущая схема
        [few] { $n } будущие схемы
       *[many] { $n } будущих схем
    }
effect-automa-dismiss = убрать горожанина из своего сегмента
effect-corruption-per-crime = 1 коррупция за каждый символ криминала
effect-choose-one = одно из: { $options }
effects = { $all }
effects-none = ничего

## Карты и планшеты

timing-immediate = Немедленно
timing-ongoing = Постоянно
timing-drop-off = Когда уходит с планшета
timing-none = Без свойства
event-own-debt-flipped = Каждый раз, когда вы оплачиваете долг
event-own-debt-gained = Каждый раз, когда вы получаете долг
event-any-collision = При каждом столкновении
ability-after-action = После действия «{ $action }»: { $what }
ability-event = { $event }: { $what }
ability-convert = В действии «{ $action }»: { $paid } = { $icons }
ability-convert-once = В действии «{ $action }»: { $paid } = { $icons }, один раз за действие
condition-has-crime = соперники с символом криминала
condition-no-crime = соперники без символа криминала
condition-always = все соперники
scope-self = сразу
scope-any-segment = в любом сегменте
scope-own-viscount-space = там, где стоит ваш виконт
scope-own-starting-cards = одна из ваших стартовых карт
scores-buildings = 1 очко за { $per ->
        [one] каждое здание
        [few] каждые { $per } здания
       *[many] каждые { $per } зданий
    }
scores-castle-workers = 1 очко за { $per ->
        [one] каждого рабочего в замке
       *[other] каждых { $per } рабочих в замке
    }
scores-manuscripts = 1 очко за { $per ->
        [one] каждый манускрипт
        [few] каждые { $per } манускрипта
       *[many] каждые { $per } манускриптов
    }
scores-approved-deeds = 1 очко за { $per ->
        [one] каждую одобренную сделку
        [few] каждые { $per } одобренные сделки
       *[many] каждые { $per } одобренных сделок
    }
scores-paid-debts = 1 очко за { $per ->
        [one] каждый оплаченный долг
        [few] каждые { $per } оплаченных долга
       *[many] каждые { $per } оплаченных долгов
    }
scores-leftover-resources = 1 очко за { $per ->
        [one] каждый оставшийся ресурс
        [few] каждые { $per } оставшихся ресурса
       *[many] каждые { $per } оставшихся ресурсов
    }
scores-trade-icons = 1 очко за { $per ->
        [one] каждый символ торговли
        [few] каждые { $per } символа торговли
       *[many] каждые { $per } символов торговли
    }
scores-build-icons = 1 очко за { $per ->
        [one] каждый символ строительства
        [few] каждые { $per } символа строительства
       *[many] каждые { $per } символов строительства
    }
scores-noble-icons = 1 очко за { $per ->
        [one] каждый символ благородства
        [few] каждые { $per } символа благородства
       *[many] каждые { $per } символов благородства
    }
scores-cleric-icons = 1 очко за { $per ->
        [one] каждый символ церковника
        [few] каждые { $per } символа церковника
       *[many] каждые { $per } символов церковника
    }
scores-crime-icons = 1 очко за { $per ->
        [one] каждый символ криминала
        [few] каждые { $per } символа криминала
       *[many] каждые { $per } символов криминала
    }
slot-trading-post-1 = Виконт может пройти на 1 шаг больше.
slot-trading-post-2 = Увольнение стоит 1 серебро.
slot-trading-post-3 = 2 символа торговли.
slot-guildhall-1 = 1 символ строительства.
slot-guildhall-2 = 1 символ благородства.
slot-guildhall-3 = 1 символ церковника.
slot-workshop-1 = Каждый раз, когда вы нанимаете горожанина, можно сбросить карту.
slot-workshop-2 = При каждом столкновении 1 добродетель, если у вас нет символов криминала.
slot-workshop-3 = Лимит руки — на 1 карту больше.
automa-slot-trading-post-1 = После постройки: 1 будущая схема.
automa-slot-trading-post-2 = При каждом столкновении оплачивает долг, если у неё нет символов криминала.
automa-slot-trading-post-3 = Каждый раз, когда переворачивает карту, убирает горожанина из своего сегмента.
automa-slot-guildhall-1 = Первый символ её планшета.
automa-slot-guildhall-2 = Второй символ её планшета.
automa-slot-guildhall-3 = Третий символ её планшета.
automa-slot-workshop-1 = Каждый раз, когда берёт будущую схему, убирает горожанина из своего сегмента.
automa-slot-workshop-2 = За каждое перемешивание 1 добродетель.
automa-slot-workshop-3 = За каждое перемешивание 1 коррупция.
reference-1 = Вместо каждых 2 серебра или перегруппировки: 1 ресурс по её выбору.
reference-2 = Вместо уничтожения карты или вместо будущей схемы, когда их не осталось: перевернуть долг или сделку.
reference-3 = Вместо переворачивания, когда нечего переворачивать, сброса или хода в замке: 1 добродетель.

## Настройки стола

setting-first = Первый игрок
setting-first-random = Случайный
setting-first-0 = Место 1
setting-first-1 = Место 2
setting-first-2 = Место 3
setting-first-3 = Место 4
setting-automa = Соперник в одиночной игре
setting-difficulty = Сложность: сколько будущих схем добавить в начале (одиночная игра)

## Вопросы

phase-setup = Подготовка
ask-draft = Выберите карту игрока с особым горожанином.
ask-destroy-start = Можно уничтожить одну из стартовых карт.
ask-play = Разыграйте карту.
ask-move = Переместите виконта на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }; { $free ->
        [0] каждый дополнительный шаг стоит 1 серебро.
        [one] { $free } дополнительный шаг бесплатный, каждый следующий стоит 1 серебро.
        [few] { $free } дополнительных шага бесплатны, каждый следующий стоит 1 серебро.
       *[many] { $free } дополнительных шагов бесплатны, каждый следующий стоит 1 серебро.
    }
ask-outer-action = Торгуйте, стройте или пропустите основное действие.
ask-inner-action = Разместите рабочих, напишите манускрипт или пропустите основное действие.
ask-pay = { $action }: { $need ->
        [one] нужен { $need } символ
        [few] нужны { $need } символа
       *[many] нужно { $need } символов
    }. Как платите?{ $card_id ->
        [townsfolk-none] {""}
       *[other] {" "}Можно уволить { $card_acc }.
    }
ask-trade-on = Вы получили серебро и можете торговать дальше.
ask-hire = Наймите горожанина рядом с вашим виконтом или завершите ход.
ask-end = Завершите ход.
ask-resource = { $left ->
        [1] { $during }: выберите ресурс.
       *[other] { $during }: выберите ресурс (ещё { $left } на выбор).
    }
ask-flip = { $during }: переверните долг или сделку.
ask-take = { $during }: выберите один вариант.
ask-order = { $during }: какое свойство применить первым?
ask-discard = { $left ->
        [1] { $during }: можно сбросить карту.
        [one] { $during }: можно сбросить карту (ещё { $left } раз).
        [few] { $during }: можно сбросить карту (ещё { $left } раза).
       *[many] { $during }: можно сбросить карту (ещё { $left } раз).
    }
ask-destroy = { $left ->
        [1] { $during }: можно уничтожить карту и получить её стоимость в серебре.
        [one] { $during }: можно уничтожить карту и получить её стоимость в серебре (ещё { $left } раз).
        [few] { $during }: можно уничтожить карту и получить её стоимость в серебре (ещё { $left } раза).
       *[many] { $during }: можно уничтожить карту и получить её стоимость в серебре (ещё { $left } раз).
    }
ask-rearrange = { $during }: можно перегруппировать карты на своём планшете: выберите их новый порядок слева направо.
ask-free-hire = { $during }: наймите горожанина бесплатно.
ask-free-workers = { $during }: где вы бесплатно размещаете { $n ->
        [one] { $n } рабочего
       *[other] { $n } рабочих
    }?
ask-free-building = { $during }: что и где вы строите бесплатно?
ask-free-manuscript = { $during }: возьмите манускрипт стоимостью 3 или 4.
ask-castle-move = { $during }: можно переместить одного своего рабочего на первом ярусе.
ask-advance = В какой секции рабочий поднимается первым?
ask-expel = Секция переполнена: уберите рабочего.
ask-link = Эффект какой связи применить первым?

## Выбор

option-draft = Карта игрока № { $card }
    .full = Взять карту игрока № { $card }
option-play = Разыграть карту «{ $card }»
option-move = Перейти { $space }{ $silver ->
        [0] {""}
        [one] {" "}за { $silver } серебро
       *[other] {" "}за { $silver } серебра
    }
option-trade = Сделать { $times ->
        [one] { $times } обмен
        [few] { $times } обмена
       *[many] { $times } обменов
    }
option-build = Построить { $building_acc } { $at_loc }
option-place = Разместить { $workers ->
        [one] { $workers } рабочего
       *[other] { $workers } рабочих
    } в секции { $section }
option-transcribe = Написать манускрипт { $segment_loc }
option-skip = Без основного действия
    .full = Обойтись без основного действия
option-pay = Заплатить { $what_acc }
option-pay-nothing = Ничего не платить: символов хватает
option-dismiss = Уволить горожанина { $segment_loc } и заплатить в общей сложности { $what_acc }
option-hire = Нанять { $card_acc }
option-end = Завершить ход
option-pick = Взять { $resource_acc }
option-flip = Перевернуть { $what }
option-take = Выбрать: { $effects }
option-discard = Сбросить карту «{ $card }»
option-destroy = Уничтожить карту «{ $card }»
option-top = Верхняя карта колоды вслепую
    .full = Выбрать верхнюю карту колоды вслепую
option-reshuffle = Сначала замешать сброс, затем верхняя карта колоды вслепую
    .full = Замешать сброс в колоду и выбрать верхнюю карту вслепую
option-decline = Отказаться
    .full = Отказаться от эффекта
option-arrange = Новый порядок: { $cards }
    .full = Выложить карты в новом порядке: { $cards }
option-keep = Оставить как есть
option-resolve = Сначала «{ $card }»
    .full = Сначала применить карту «{ $card }»
option-link = Связь { $at_loc }
    .full = Сначала применить связь { $at_loc }
option-advance = Секция { $section }
    .full = Сначала поднять рабочего в секции { $section }
option-castle-move = Из секции { $start } в секцию { $end }
    .full = Переместить рабочего из секции { $start } в секцию { $end }
option-station = В секции { $section }
    .full = Разместить рабочих в секции { $section }
option-expel = Ярус { $tier }, секция { $section }: рабочий ({ $who })
    .full = Убрать рабочего ({ $who }) с яруса { $tier }, секция { $section }
option-manuscript = { $manuscript }
    .full = Взять манускрипт: { $manuscript }

## Что сейчас важно

advice-last-round = Конец уже близко: { $left ->
        [one] это ваш последний ход
        [few] вместе с этим у вас { $left } хода
       *[many] вместе с этим у вас { $left } ходов
    }.
advice-end-debts = Долгов, которые ещё можно взять, осталось { $left }; когда возьмут последний, раунд доигрывают и играют ещё один.
advice-end-deeds = Сделок, которые ещё можно взять, осталось { $left }; когда возьмут последнюю, раунд доигрывают и играют ещё один.
advice-poverty = Карта бедности награждает за наибольшее число одобренных сделок: у вас их { $mine }, у лучшего из соперников { $best }.
advice-prosperity = Карта процветания награждает за наибольшее число оплаченных долгов: у вас их { $mine }, у лучшего из соперников { $best }.
advice-unpaid = Каждый неоплаченный долг в конце отнимет у вас { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    }, а их у вас { $count }.
advice-collision = Между вашими маркерами один шаг: если их сведёт коррупция, вы получите сделки ({ $deeds }) и долги ({ $debts }), если добродетель — сделки ({ $virtue_deeds }) и долги ({ $virtue_debts }).
advice-crime = Карта с символом криминала стоит коррупции за каждый такой символ, который окажется на планшете: не меньше { $count }.
advice-building = { $building }: из всего, что вы можете здесь построить, следующее такое здание даёт больше всего очков, { $vp }.
advice-castle = Если выставить здесь рабочих ({ $workers }), вместе будет стоять { $group } ваших: один поднимется на следующий ярус, и по одному уйдёт в обе стороны.
advice-leader = Замок пока никто не возглавляет: кто первым доберётся до высшего яруса, возьмёт карту лидера, { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    }.
advice-set = Манускрипт этого сегмента добавит вашим наборам разных лент { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    } ({ $ribbon }).
advice-bonus = С манускриптом этого сегмента у вас будет { $count } с одинаковой лентой ({ $ribbon }), и вы возьмёте бонусную карту раньше других.
advice-bonus-race = { $who }: не хватает только одного манускрипта до бонусной карты, за которой идёте и вы ({ $ribbon }).
advice-poor = У вас нет серебра, поэтому ни пройти дальше, чем говорит карта, ни нанять или уволить кого-то за серебро вы не сможете.
advice-dismiss = Если уволить горожанина этого сегмента (серебра: { $silver }), его символы помогут только в этот раз, эффект из угла достанется вам, а карта выйдет из игры.
advice-inner = Кроме торговли, на планшете у вас больше всего символов одного вида ({ $icon }, { $count }), а они нужны на внутреннем пути.
advice-outer = Кроме торговли, на планшете у вас больше всего символов одного вида ({ $icon }, { $count }), а они нужны на внешнем пути.
advice-hire = Нанятая карта будет возвращаться снова и снова, так что чем раньше её нанять, тем дольше она служит.

## Что будет потеряно

lose-main-action = Основное действие этого хода будет потеряно.

## Что произошло

log-draft = { $who } берёт карту игрока № { $card }; особый горожанин: { $hero }
log-start-space = { $who } начинает на участке { $space }
log-setup-over = Подготовка завершена: на карте бедности { $debts ->
        [one] { $debts } долг
        [few] { $debts } долга
       *[many] { $debts } долгов
    }, на карте процветания { $deeds ->
        [one] { $deeds } сделка
        [few] { $deeds } сделки
       *[many] { $deeds } сделок
    }
log-turn = Раунд { $round }: { $who }
log-drop-off = { $who }: «{ $card }» уходит с планшета
log-play = { $who } разыгрывает карту «{ $card }»
log-play-unseen = { $who } разыгрывает верхнюю карту вслепую: «{ $card }»
log-move = { $who } переходит { $space }{ $silver ->
        [0] {""}
        [one] {" "}за { $silver } серебро
       *[other] {" "}за { $silver } серебра
    }
log-meet = Встреча виконтов: { $who } и { $other }
log-skip = { $who } не выполняет основного действия
log-action-trade = { $who } торгует за { $icons ->
        [one] { $icons } символ торговли
        [few] { $icons } символа торговли
       *[many] { $icons } символов торговли
    }
log-action-construct = { $who } строит за { $icons ->
        [one] { $icons } символ строительства
        [few] { $icons } символа строительства
       *[many] { $icons } символов строительства
    }
log-action-place-workers = { $who } размещает рабочих за { $icons ->
        [one] { $icons } символ благородства
        [few] { $icons } символа благородства
       *[many] { $icons } символов благородства
    }
log-action-transcribe = { $who } пишет манускрипт за { $icons ->
        [one] { $icons } символ церковника
        [few] { $icons } символа церковника
       *[many] { $icons } символов церковника
    }
log-pays = { $who } платит { $what_acc }
log-pays-hire = { $who } платит { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    }
log-exchange = { $who } делает { $times ->
        [1] обмен: { $what }
        [one] { $times } обмен, каждый даёт: { $what }
        [few] { $times } обмена, каждый даёт: { $what }
       *[many] { $times } обменов, каждый даёт: { $what }
    }
log-dismiss = { $who } увольняет { $card_acc }
log-dismiss-printed = { $who } увольняет напечатанного горожанина { $segment_loc }
log-townsfolk-shown = { $segment }: открыта карта «{ $card }»
log-townsfolk-empty = { $segment }: горожан больше нет
log-hire = { $who } нанимает { $card_acc }
log-build = { $who } строит { $building_acc } { $at_loc }
log-link = Здания { $one_at_loc } и { $other_at_loc } связаны: { $what }
log-place = { $who } размещает { $n ->
        [one] { $n } рабочего
       *[other] { $n } рабочих
    } в секции { $section }
log-castle-move = { $who } перемещает рабочего из секции { $start } в секцию { $end }
log-advance = { $who } поднимает рабочего на ярус 2 в секции { $section }
log-ascend = { $who } поднимает рабочего на ярус 3 из секции { $section }
log-leader = { $who } становится лидером замка
log-expel = { $who }: рабочий убран с яруса { $tier } в секции { $section }
log-manuscript = { $who } берёт «{ $manuscript }»
log-manuscript-shown = { $segment }: открыт «{ $manuscript }»
log-manuscripts-empty = { $segment }: манускриптов больше нет
log-transcribe-printed = { $who } пишет напечатанный манускрипт { $segment_loc }
log-bonus = { $who } берёт { $bonus_acc }
log-gain = { $who } получает { $what_acc }
log-lost = { $who } не может использовать эффект «{ $what }»
log-pick = { $who } выбирает и получает { $what_acc }
log-ability = { $who }: срабатывает карта «{ $card }»
log-corruption = { $who } получает { $n ->
        [one] { $n } коррупцию
        [few] { $n } коррупции
       *[many] { $n } коррупций
    } (маркеры на делениях { $corruption } и { $virtue })
log-virtue = { $who } получает { $n ->
        [one] { $n } добродетель
        [few] { $n } добродетели
       *[many] { $n } добродетелей
    } (маркеры на делениях { $corruption } и { $virtue })
log-linked = { $who }: маркеры встретились на делении { $space }
log-crime-check-corruption = { $who }: перемешивание, на планшете есть символ криминала
log-crime-check-virtue = { $who }: перемешивание, на планшете нет символов криминала
log-flip-debt = { $who } оплачивает долг
log-flip-deed = { $who } одобряет сделку
log-poverty-revealed = Открыта карта бедности
log-prosperity-revealed = Открыта карта процветания
log-end-triggered = Игра подходит к концу: раунд { $round } последний
log-last-round = Начинается последний раунд
log-game-over = Игра окончена
log-shuffle = { $who } замешивает в колоду { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    } из сброса
log-draw = { $who } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
log-draw-known = { $who } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: { $cards }
log-discard = { $who } сбрасывает карту «{ $card }»
log-discard-top = { $who } сбрасывает верхнюю карту колоды: «{ $card }»
log-destroy = { $who } уничтожает карту «{ $card }» (получено { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    })
log-rearrange = { $who } перегруппировывает карты: { $cards }
log-collision = { $who }: столкновение на делении { $space }
log-collision-space = { $who } получает то, что указано над делением { $space }
log-collision-moved = { $who }: маркеры сдвинулись; остальные получают то, что указано под делением { $space }
log-collision-over = { $who }: маркеры возвращаются на края шкалы

## Автома

log-rival-drop = { $who }: «{ $scheme }» уходит с планшета
log-rival-scheme = { $who } открывает карту «{ $scheme }» ({ $icons }); { $left ->
        [0] в колоде карт не осталось
        [one] в колоде осталась { $left } карта
        [few] в колоде осталось { $left } карты
       *[many] в колоде осталось { $left } карт
    }
log-rival-move = { $who } проходит { $steps ->
        [one] { $steps } участок
        [few] { $steps } участка
       *[many] { $steps } участков
    } и останавливается на участке { $space }
log-rival-tries = { $who } пробует действие «{ $action }»
log-rival-focus = { $who }: главный фокус — «{ $focus }»
log-rival-count = { $who } считает: { $icons } + { $crime } + { $stock } = { $total }
log-rival-cannot-afford = { $who }: на действие «{ $action }» не хватает символов
log-rival-no-spot = { $who } не находит свободного места на своём берегу
log-rival-one-worker = { $who }: остался один рабочий, а одного здесь никогда не размещают
log-rival-no-workers = { $who }: рабочих не осталось
log-rival-manuscript-dear = { $who }: на манускрипт не хватает символов, { $need ->
        [one] нужен { $need } символ церковника
        [few] нужны { $need } символа церковника
       *[many] нужно { $need } символов церковника
    }
log-rival-nothing-to-flip = { $who }: нечего переворачивать
log-rival-option = { $who } вместо этого выполняет последний вариант: { $what }
log-rival-first-option = { $who } берёт первый вариант: { $what }
log-rival-spends = { $who }: { $need ->
        [one] нужен { $need } символ
        [few] нужны { $need } символа
       *[many] нужно { $need } символов
    }, { $units ->
        [0] ресурсы не тратятся
       *[other] потрачено: { $stock }
    }
log-rival-instead = { $who }: вместо «{ $what }» действует карта-памятка, колонка { $column }
log-rival-flip = { $who }: { $paid ->
        [one] { $paid } оплаченный долг
        [few] { $paid } оплаченных долга
       *[many] { $paid } оплаченных долгов
    } и { $approved ->
        [one] { $approved } одобренная сделка
        [few] { $approved } одобренные сделки
       *[many] { $approved } одобренных сделок
    }; переворачивает то, чего меньше, а если поровну — долг
log-rival-pick-any = { $who } берёт ресурс (в запасе { $stock ->
        [one] { $stock } ресурс
        [few] { $stock } ресурса
       *[many] { $stock } ресурсов
    })
log-rival-future = { $who } получает карту «{ $scheme }»; { $left ->
        [0] будущих схем не осталось
        [one] осталась { $left } будущая схема
        [few] осталось { $left } будущие схемы
       *[many] осталось { $left } будущих схем
    }
log-rival-shuffle = { $who } замешивает в колоду { $cards ->
        [one] { $cards } схему
        [few] { $cards } схемы
       *[many] { $cards } схем
    }
log-rival-free-manuscript = { $who } находит манускрипт стоимостью 3 или 4 { $segment_loc }

## Очки

score-trading-posts = Торговые посты
score-guildhalls = Гильдии
score-workshops = Мастерские
score-castle = Рабочие в замке
score-sets = Комплекты лент
score-manuscripts = Манускрипты с очками
score-leader = Лидер замка
score-bonuses = Бонусные карты церковника
score-unpaid-debts = Неоплаченные долги
score-paid-debts = Оплаченные долги
score-acquired-deeds = Приобретённые сделки
score-approved-deeds = Одобренные сделки
score-poverty = Карта бедности
score-prosperity = Карта процветания
score-leftovers = Остаток ресурсов
score-wealth = Серебро и ресурсы

## Почему нет

why-not-moving = Сейчас вы не перемещаете виконта.
why-too-far = Это стоило бы { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    }, а у вас { $have ->
        [0] его нет
       *[other] только { $have }
    }.
why-hire-later = Горожан вы нанимаете после основного действия.
why-hire-elsewhere = Нанимать можно только там, где стоит ваш виконт: { $segment_loc }.
why-hire-dear = Найм стоит { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    }, а у вас { $have ->
        [0] его нет
       *[other] только { $have }
    }.
why-on-board = Эта карта на вашем планшете.
why-discarded = Эта карта в вашем сбросе.
why-card-not-asked = Сейчас вы не выбираете карту с руки.
why-spot-taken = Это место уже занято: { $who }.
why-not-building = Сейчас вы не строите.
why-outer-only = Строить и торговать можно только на внешнем пути.
why-inner-only = Размещать рабочих и писать манускрипты можно только на внутреннем пути.
why-other-segment = Ваш виконт стоит в другом сегменте.
why-across-river = Это место на другом берегу реки.
why-bank-full = На этом берегу нет свободного места.
why-built = Это здание уже стоит { $at_loc }.
why-icons = { $need ->
        [one] Нужен { $need } символ
        [few] Нужны { $need } символа
       *[many] Нужно { $need } символов
    }, а { $have ->
        [0] у вас нет ни одного
       *[other] вы можете набрать только { $have }
    }.
why-not-placing = Сейчас вы не размещаете рабочих.
why-other-section = Ваш виконт стоит напротив секции { $section }.
why-no-workers = У вас не осталось рабочих.
why-no-worker-near = Ни один ваш рабочий не может туда перейти.
why-no-group = У вас там нет 3 рабочих.
why-not-transcribing = Сейчас вы не пишете манускрипт.
why-manuscript-owned = Этот манускрипт уже взят.
why-manuscript-hidden = Этого манускрипта ещё не видно: он лежит глубже в одной из стопок.
why-manuscript-dear = Стоимость этого манускрипта — { $cost }, а бесплатно можно взять только манускрипт стоимостью 3 или 4.
why-dismiss-later = Уволить горожанина можно во время основного действия.
why-dismiss-dear = Увольнение стоит { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    }, а у вас { $have ->
        [0] его нет
       *[other] только { $have }
    }.
why-dismiss-icons = На этой карте нет символа, нужного для этого действия.

## В терминале

show-round = Раунд
show-last-round = Последний раунд
show-poverty = Карта бедности
show-prosperity = Карта процветания
show-townsfolk = Горожане
show-section = Секция
show-castle = Замок
show-tier = Ярус
show-hand = Рука
show-board = Планшет
show-draw-pile = Колода
show-discard = Сброс
show-icons = Символы
show-workers = Рабочие
show-points = Очки
show-manuscripts = Манускрипты
show-buildings = Здания
show-none = нет
show-leader = лидер замка
show-linked = связаны
show-schemes = Схемы
show-future = Будущие схемы
show-actions = Символы для каждого действия
show-pairs = Карты игроков
show-viscounts = Виконты

## Названия в падежах

building-trading-post = Торговый пост
    .acc = торговый пост
building-guildhall = Гильдия
    .acc = гильдию
building-workshop = Мастерская
    .acc = мастерскую
bonus-grey = Бонусная карта церковника (серая)
    .acc = бонусную карту церковника (серую)
bonus-yellow = Бонусная карта церковника (жёлтая)
    .acc = бонусную карту церковника (жёлтую)
bonus-blue = Бонусная карта церковника (синяя)
    .acc = бонусную карту церковника (синюю)
bonus-black = Бонусная карта церковника (чёрная)
    .acc = бонусную карту церковника (чёрную)
card-acolyte-1 = Послушник
    .acc = Послушника
card-antagonist-1 = Антагонист
    .acc = Антагониста
card-architect-1 = Архитектор
    .acc = Архитектора
card-aristocrat-1 = Аристократ
    .acc = Аристократа
card-artisan-1 = Ремесленник
    .acc = Ремесленника
card-artist-1 = Художник
    .acc = Художника
card-benefactor-1 = Меценат
    .acc = Мецената
card-bishop-1 = Епископ
    .acc = Епископа
card-charlatan-1 = Шарлатан
    .acc = Шарлатана
card-chevalier-1 = Шевалье
    .acc = Шевалье
card-clergyman-1 = Священнослужитель
    .acc = Священнослужителя
card-conspirator-1 = Заговорщик
    .acc = Заговорщика
card-courier-1 = Гонец
    .acc = Гонца
card-deacon-1 = Диакон 1
    .acc = Диакона 1
card-deacon-2 = Диакон 2
    .acc = Диакона 2
card-debt-collector-1 = Сборщик долгов 1
    .acc = Сборщика долгов 1
card-debt-collector-2 = Сборщик долгов 2
    .acc = Сборщика долгов 2
card-debt-collector-3 = Сборщик долгов 3
    .acc = Сборщика долгов 3
card-debt-collector-4 = Сборщик долгов 4
    .acc = Сборщика долгов 4
card-defender-1 = Защитник
    .acc = Защитника
card-diplomat-1 = Дипломат
    .acc = Дипломата
card-disciple-1 = Ученик
    .acc = Ученика
card-enforcer-1 = Экзекутор
    .acc = Экзекутора
card-foreman-1 = Десятник
    .acc = Десятника
card-friar-1 = Монах
    .acc = Монаха
card-gatekeeper-1 = Привратник
    .acc = Привратника
card-illusionist-1 = Иллюзионист
    .acc = Иллюзиониста
card-jeweller-1 = Ювелир
    .acc = Ювелира
card-lookout-1 = Дозорный
    .acc = Дозорного
card-mason-1 = Каменщик
    .acc = Каменщика
card-meddler-1 = Интриган
    .acc = Интригана
card-miner-1 = Рудокоп
    .acc = Рудокопа
card-missionary-1 = Миссионер 1
    .acc = Миссионера 1
card-missionary-2 = Миссионер 2
    .acc = Миссионера 2
card-overseer-1 = Надзиратель 1
    .acc = Надзирателя 1
card-overseer-2 = Надзиратель 2
    .acc = Надзирателя 2
card-pastor-1 = Пастор
    .acc = Пастора
card-patron-1 = Покровитель 1
    .acc = Покровителя 1
card-patron-2 = Покровитель 2
    .acc = Покровителя 2
card-peddler-1 = Бродячий торговец 1
    .acc = Бродячего торговца 1
card-peddler-2 = Бродячий торговец 2
    .acc = Бродячего торговца 2
card-peddler-3 = Бродячий торговец 3
    .acc = Бродячего торговца 3
card-peddler-4 = Бродячий торговец 4
    .acc = Бродячего торговца 4
card-pickpocket-1 = Карманник
    .acc = Карманника
card-priest-1 = Священник
    .acc = Священника
card-princess-1 = Принцесса
    .acc = Принцессу
card-racketeer-1 = Рэкетир 1
    .acc = Рэкетира 1
card-racketeer-2 = Рэкетир 2
    .acc = Рэкетира 2
card-scoundrel-1 = Негодяй 1
    .acc = Негодяя 1
card-scoundrel-2 = Негодяй 2
    .acc = Негодяя 2
card-scoundrel-3 = Негодяй 3
    .acc = Негодяя 3
card-sculptor-1 = Скульптор
    .acc = Скульптора
card-stonecutter-1 = Камнерез 1
    .acc = Камнереза 1
card-stonecutter-2 = Камнерез 2
    .acc = Камнереза 2
card-strongman-1 = Силач
    .acc = Силача
card-swindler-1 = Мошенник 1
    .acc = Мошенника 1
card-swindler-2 = Мошенник 2
    .acc = Мошенника 2
card-swindler-3 = Мошенник 3
    .acc = Мошенника 3
card-tinker-1 = Лудильщик 1
    .acc = Лудильщика 1
card-tinker-2 = Лудильщик 2
    .acc = Лудильщика 2
card-tinker-3 = Лудильщик 3
    .acc = Лудильщика 3
card-traitor-1 = Предатель
    .acc = Предателя
card-traveller-1 = Путешественник
    .acc = Путешественника
card-trickster-1 = Плут
    .acc = Плута
card-vicar-1 = Викарий
    .acc = Викария
card-watchman-1 = Стражник
    .acc = Стражника
card-woodcutter-1 = Дровосек 1
    .acc = Дровосека 1
card-woodcutter-2 = Дровосек 2
    .acc = Дровосека 2

## Что есть у игрока

means-ink = Чернила
means-gold = Золото
means-stone = Камень
means-silver = Серебро
means-virtue = Добродетель
means-corruption = Коррупция
means-cards = Свои карты
strength-cards = Символы на ваших картах ({ $icon })
strength-board = Символы на планшете ({ $icon })
strength-deck = Сила ваших карт
strength-castle = Рабочие на верхних ярусах замка
strength-pairs = Пары ваших рабочих на первом ярусе
strength-sections = Секции первого яруса с вашими рабочими
strength-others-pairs = Пары рабочих { $others ->
    [1] соперника
   *[other] соперников
} на первом ярусе
strength-others-resources = Ресурсы { $others ->
    [1] соперника
   *[other] соперников
}
strength-others = Символы на картах { $others ->
    [1] соперника
   *[other] соперников
} ({ $icon })
hint-collision = Ваши добродетель и коррупция столкнутся на делении { $space }, и вы получите то, что там указано.
