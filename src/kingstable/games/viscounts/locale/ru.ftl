# Слова игры «Виконты Западного королевства», по-русски.

who-automa = Автома
building = { $type } { $slot }
amount = { $what } × { $n }
to-space = на участок { $space }
to-inner-space = на внутренний участок { $space }
flip-debt = неоплаченный долг
flip-deed = приобретённую сделку
focus-flip = переворачивание долгов и сделок
stock-any = ресурсы

## Эффекты

effect-ink = { $n ->
        [one] { $n } чернильница
        [few] { $n } чернильницы
       *[many] { $n } чернильниц
    }
effect-gold = { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
effect-stone = { $n ->
        [one] { $n } камень
        [few] { $n } камня
       *[many] { $n } камней
    }
effect-silver = { $n ->
        [one] { $n } серебро
       *[other] { $n } серебра
    }
effect-any-resource = { $n ->
        [one] { $n } ресурс на выбор
        [few] { $n } ресурса на выбор
       *[many] { $n } ресурсов на выбор
    }
effect-gain-debt = { $n ->
        [one] { $n } долг
        [few] { $n } долга
       *[many] { $n } долгов
    }
effect-gain-deed = { $n ->
        [one] { $n } сделка
        [few] { $n } сделки
       *[many] { $n } сделок
    }
effect-flip-debt = { $n ->
        [one] оплатить { $n } долг
        [few] оплатить { $n } долга
       *[many] оплатить { $n } долгов
    }
effect-flip-deed = { $n ->
        [one] одобрить { $n } сделку
        [few] одобрить { $n } сделки
       *[many] одобрить { $n } сделок
    }
effect-flip-any = { $n ->
        [one] перевернуть долг или сделку
       *[other] перевернуть долг или сделку × { $n }
    }
effect-virtue = { $n ->
        [one] { $n } добродетель
        [few] { $n } добродетели
       *[many] { $n } добродетелей
    }
effect-corruption = { $n ->
        [one] { $n } коррупция
        [few] { $n } коррупции
       *[many] { $n } коррупций
    }
effect-rearrange = перегруппировать свои карты
effect-discard = { $n ->
        [one] сбросить { $n } карту
        [few] сбросить { $n } карты
       *[many] сбросить { $n } карт
    }
effect-destroy = { $n ->
        [one] уничтожить { $n } карту
        [few] уничтожить { $n } карты
       *[many] уничтожить { $n } карт
    }
effect-shuffle = замешать свой сброс в колоду
effect-free-hire = { $n ->
        [one] бесплатный найм
       *[other] бесплатный найм × { $n }
    }
effect-castle-move = { $n ->
        [one] ход в замке
       *[other] ход в замке × { $n }
    }
effect-free-workers = { $n ->
        [one] разместить бесплатно { $n } рабочего
        [few] разместить бесплатно { $n } рабочих
       *[many] разместить бесплатно { $n } рабочих
    }
effect-free-manuscript = { $n ->
        [one] бесплатный манускрипт стоимостью 3 или 4
       *[other] бесплатные манускрипты стоимостью 3 или 4 × { $n }
    }
effect-free-workshop = { $n ->
        [one] бесплатная мастерская
       *[other] бесплатные мастерские × { $n }
    }
effect-free-trading-post = { $n ->
        [one] бесплатный торговый пост
       *[other] бесплатные торговые посты × { $n }
    }
effect-free-guildhall = { $n ->
        [one] бесплатная гильдия
       *[other] бесплатные гильдии × { $n }
    }
effect-future-scheme = { $n ->
        [one] { $n } будущая схема
        [few] { $n } будущие схемы
       *[many] { $n } будущих схем
    }
effect-automa-dismiss = убрать горожанина своего сегмента
effect-corruption-per-crime = коррупция за каждый символ криминала
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
event-any-collision = В каждом столкновении
ability-after-action = После действия «{ $action }»: { $what }
ability-event = { $event }: { $what }
ability-convert = В действии «{ $action }»: { $paid } × { $amount } = { $icon } × { $gives }
paid-trade-icon = символ торговли
reconstructed = Числа этой карты восстановлены.
condition-has-crime = соперники с криминалом
condition-no-crime = соперники без криминала
condition-always = все соперники
scope-self = сразу
scope-any-segment = в любом сегменте
scope-own-viscount-space = там, где стоит ваш виконт
scope-own-starting-cards = одна из ваших стартовых карт
scores-buildings = 1 очко за { $per ->
        [one] каждое здание
        [few] каждые { $per } здания
       *[many] каждые { $per } зданий
    }
scores-castle-workers = 1 очко за { $per ->
        [one] каждого рабочего в замке
        [few] каждых { $per } рабочих в замке
       *[many] каждых { $per } рабочих в замке
    }
scores-manuscripts = 1 очко за { $per ->
        [one] каждый манускрипт
        [few] каждые { $per } манускрипта
       *[many] каждые { $per } манускриптов
    }
scores-approved-deeds = 1 очко за { $per ->
        [one] каждую одобренную сделку
        [few] каждые { $per } одобренные сделки
       *[many] каждые { $per } одобренных сделок
    }
scores-paid-debts = 1 очко за { $per ->
        [one] каждый оплаченный долг
        [few] каждые { $per } оплаченных долга
       *[many] каждые { $per } оплаченных долгов
    }
scores-leftover-resources = 1 очко за { $per ->
        [one] каждый оставшийся ресурс
        [few] каждые { $per } оставшихся ресурса
       *[many] каждые { $per } оставшихся ресурсов
    }
scores-trade-icons = 1 очко за { $per ->
        [one] каждый символ торговли
        [few] каждые { $per } символа торговли
       *[many] каждые { $per } символов торговли
    }
scores-build-icons = 1 очко за { $per ->
        [one] каждый символ строительства
        [few] каждые { $per } символа строительства
       *[many] каждые { $per } символов строительства
    }
scores-noble-icons = 1 очко за { $per ->
        [one] каждый символ благородства
        [few] каждые { $per } символа благородства
       *[many] каждые { $per } символов благородства
    }
scores-cleric-icons = 1 очко за { $per ->
        [one] каждый символ церковника
        [few] каждые { $per } символа церковника
       *[many] каждые { $per } символов церковника
    }
scores-crime-icons = 1 очко за { $per ->
        [one] каждый символ криминала
        [few] каждые { $per } символа криминала
       *[many] каждые { $per } символов криминала
    }
slot-trading-post-1 = Можно пройти на один шаг больше.
slot-trading-post-2 = Увольнение стоит 1 серебро.
slot-trading-post-3 = 2 символа торговли.
slot-guildhall-1 = 1 символ строительства.
slot-guildhall-2 = 1 символ благородства.
slot-guildhall-3 = 1 символ церковника.
slot-workshop-1 = Каждый раз при найме можно сбросить карту.
slot-workshop-2 = В каждом столкновении 1 добродетель, если у вас нет криминала.
slot-workshop-3 = Лимит руки больше на 1.
automa-slot-trading-post-1 = При постройке: будущая схема.
automa-slot-trading-post-2 = В каждом столкновении оплачивает долг, если у неё нет криминала.
automa-slot-trading-post-3 = При каждом переворачивании убирает горожанина своего сегмента.
automa-slot-guildhall-1 = Первый символ её планшета.
automa-slot-guildhall-2 = Второй символ её планшета.
automa-slot-guildhall-3 = Третий символ её планшета.
automa-slot-workshop-1 = При каждой будущей схеме убирает горожанина своего сегмента.
automa-slot-workshop-2 = При каждом перемешивании 1 добродетель.
automa-slot-workshop-3 = При каждом перемешивании 1 коррупция.
reference-1 = Вместо каждых 2 серебра или перегруппировки: 1 ресурс по её выбору.
reference-2 = Вместо уничтожения или будущей схемы, если их нет: перевернуть долг или сделку.
reference-3 = Вместо напрасного переворачивания, сброса или хода в замке: 1 добродетель.

## Настройки стола

setting-first = Первый игрок
setting-first-random = Случайно
setting-first-0 = Место 1
setting-first-1 = Место 2
setting-first-2 = Место 3
setting-first-3 = Место 4
setting-automa = Соперник в одиночной игре
setting-difficulty = Будущие схемы, замешанные с начала (одиночная игра)

## Вопросы

ask-draft = Выберите карту игрока с особым горожанином.
ask-destroy-start = Можно уничтожить одну из стартовых карт.
ask-play = Сыграйте карту.
ask-move = Идите виконтом: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }; каждый следующий шаг стоит 1 серебро.
ask-outer-action = Торгуйте, стройте или пропустите основное действие.
ask-inner-action = Разместите рабочих, напишите манускрипт или пропустите основное действие.
ask-pay = { $action }: нужно { $need ->
        [one] { $need } символ
        [few] { $need } символа
       *[many] { $need } символов
    }. Как платите?
ask-hire = Наймите здешнего горожанина или завершите ход.
ask-end = Завершите ход.
ask-resource = { $left ->
        [1] Выберите ресурс.
       *[other] Выберите ресурс (осталось { $left }).
    }
ask-flip = Переверните долг или сделку.
ask-take = Выберите одно.
ask-order = Какое свойство первое?
ask-discard = { $left ->
        [1] Можно сбросить карту.
       *[other] Можно сбросить карту (осталось { $left }).
    }
ask-destroy = { $left ->
        [1] Можно уничтожить карту за её серебро.
       *[other] Можно уничтожить карту за её серебро (осталось { $left }).
    }
ask-rearrange = Можно перегруппировать карты на своём планшете.
ask-free-hire = Наймите горожанина бесплатно.
ask-free-workers = Разместите бесплатно { $n ->
        [one] { $n } рабочего
        [few] { $n } рабочих
       *[many] { $n } рабочих
    }: где?
ask-free-building = Стройте бесплатно: что и где?
ask-free-manuscript = Возьмите манускрипт стоимостью 3 или 4.
ask-castle-move = Можно переместить одного своего рабочего на первом ярусе.
ask-advance = Какая группа продвигается первой?
ask-expel = Секция переполнена: уберите рабочего.
ask-link = Какая связь первая?

## Выбор

option-draft = Карта игрока { $card }
option-play = Сыграть: { $card }
option-move = Идти { $space }{ $silver ->
        [0] {""}
        [one] {" "}за { $silver } серебро
       *[other] {" "}за { $silver } серебра
    }
option-trade = Обмен × { $times }
option-build = Построить: { $building }, место { $spot }
option-place = Разместить { $workers ->
        [one] { $workers } рабочего
        [few] { $workers } рабочих
       *[many] { $workers } рабочих
    } в секции { $section }
option-transcribe = Написать манускрипт сегмента { $segment }
option-skip = Без основного действия
option-pay = Заплатить: { $what }
option-pay-nothing = Ничего не платить: символов хватает
option-dismiss = Уволить горожанина сегмента { $segment } и заплатить всего: { $what }
option-hire = Нанять: { $card }
option-end = Завершить ход
option-pick = { $resource }
option-flip = Перевернуть { $what }
option-take = { $effects }
option-discard = Сбросить: { $card }
option-destroy = Уничтожить: { $card }
option-top = Верхняя карта колоды, вслепую
option-reshuffle = Сначала перемешать, затем верхняя карта, вслепую
option-decline = Нет, спасибо
option-arrange = Новый порядок: { $cards }
option-keep = Оставить как есть
option-resolve = Сначала { $card }
option-link = Связь у { $link }
option-advance = Секция { $section }
option-castle-move = Из секции { $start } в секцию { $end }
option-station = В секцию { $section }
option-expel = Ярус { $tier }, секция { $section }: рабочий ({ $who })
option-manuscript = { $manuscript }

## Что произошло

log-draft = { $who }: { $card }, особый горожанин { $hero }
log-start-space = { $who } начинает на участке { $space }
log-setup-over = Подготовка завершена: долгов на Бедности { $debts }, сделок на Процветании { $deeds }
log-turn = Раунд { $round }: { $who }
log-drop-off = { $who }: уходит с планшета { $card }
log-play = { $who } играет карту: { $card }
log-play-unseen = { $who } играет верхнюю карту вслепую: { $card }
log-move = { $who } идёт { $space }{ $silver ->
        [0] {""}
        [one] {" "}за { $silver } серебро
       *[other] {" "}за { $silver } серебра
    }
log-meet = { $who }: встреча с виконтом ({ $other })
log-skip = { $who } не выполняет основного действия
log-action-trade = { $who } торгует, символов торговли: { $icons }
log-action-construct = { $who } строит, символов строительства: { $icons }
log-action-place-workers = { $who } размещает рабочих, символов благородства: { $icons }
log-action-transcribe = { $who } пишет манускрипт, символов церковника: { $icons }
log-pays = { $who } платит: { $what }
log-pays-hire = { $who } платит { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    }
log-exchange = { $who }, обмен × { $times }: { $what }
log-dismiss = { $who } увольняет: { $card }
log-dismiss-printed = { $who } увольняет напечатанного горожанина: { $segment }
log-townsfolk-shown = { $segment }: открыта карта «{ $card }»
log-townsfolk-empty = { $segment }: горожан больше нет
log-hire = { $who } нанимает: { $card }
log-build = { $who } строит: { $building }, место { $spot }
log-link = Связь между { $one } и { $other } завершена: { $what }
log-place = { $who } размещает { $n ->
        [one] { $n } рабочего
        [few] { $n } рабочих
       *[many] { $n } рабочих
    } в секции { $section }
log-castle-move = { $who }: рабочий идёт из секции { $start } в секцию { $end }
log-advance = { $who }: рабочий поднимается на ярус 2, секция { $section }
log-ascend = { $who }: рабочий поднимается на ярус 3 из секции { $section }
log-leader = { $who } становится лидером замка
log-expel = Рабочий убран ({ $who }): ярус { $tier }, секция { $section }
log-manuscript = { $who } берёт: { $manuscript }
log-manuscript-shown = { $segment }: открыт «{ $manuscript }»
log-manuscripts-empty = { $segment }: манускриптов больше нет
log-transcribe-printed = { $who } пишет напечатанный манускрипт: { $segment }
log-bonus = { $who } берёт карту «{ $bonus }»
log-gain = { $who } получает: { $what }
log-lost = { $who } не может использовать: { $what }
log-pick = { $who } берёт ресурс: { $resource }
log-take = { $who } выбирает: { $what }
log-ability = { $who }: работает { $card }
log-corruption = { $who }: коррупция { $n } (маркеры на { $corruption } и { $virtue })
log-virtue = { $who }: добродетель { $n } (маркеры на { $corruption } и { $virtue })
log-linked = { $who }: маркеры встретились на { $space }
log-crime-check-corruption = { $who }: перемешивание с криминалом на планшете
log-crime-check-virtue = { $who }: перемешивание без криминала на планшете
log-flip-debt = { $who } оплачивает долг
log-flip-deed = { $who } одобряет сделку
log-poverty-revealed = Открыта Бедность
log-prosperity-revealed = Открыто Процветание
log-end-triggered = Конец близок: раунд { $round } последний
log-last-round = Начинается последний раунд
log-game-over = Игра окончена
log-shuffle = { $who } замешивает сброс в колоду, карт: { $cards }
log-draw = { $who } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
log-draw-known = { $who } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: { $cards }
log-discard = { $who } сбрасывает: { $card }
log-discard-top = { $who } сбрасывает верхнюю карту: { $card }
log-destroy = { $who } уничтожает: { $card } (серебро { $silver })
log-rearrange = { $who } перегруппировывает: { $cards }
log-collision = Столкновение ({ $who }) на делении { $space }
log-collision-space = { $who } получает показанное над делением { $space }
log-collision-over = { $who }: маркеры возвращаются на края

## Автома

log-automa-start = { $who } начинает на участке { $space }
log-automa-drop = { $who }: уходит с планшета «{ $scheme }»
log-automa-scheme = { $who } открывает карту «{ $scheme }» ({ $icons }); в колоде осталось { $left }
log-automa-move = { $who } идёт на { $steps ->
        [one] { $steps } участок
        [few] { $steps } участка
       *[many] { $steps } участков
    }, на { $space }
log-automa-tries = { $who } пробует: { $action }
log-automa-focus = { $who }, главный фокус: { $focus }
log-automa-count = { $who } считает ({ $icon }): { $icons } + криминал { $crime } + { $resource } { $units } = { $total }
log-automa-cannot-afford = { $who } не может себе позволить: { $action }
log-automa-no-spot = { $who } не находит свободного места на своём берегу
log-automa-no-workers = { $who }: рабочих не осталось
log-automa-manuscript-dear = { $who } не может оплатить манускрипт, его стоимость { $need }
log-automa-nothing-to-flip = { $who }: переворачивать нечего
log-automa-option = { $who } выполняет вместо этого последнюю строку: { $what }
log-automa-first-option = { $who } берёт первый вариант: { $what }
log-automa-spends = { $who }: нужно символов { $need }, потрачено { $units ->
        [one] { $units } ресурс
        [few] { $units } ресурса
       *[many] { $units } ресурсов
    }
log-automa-instead = { $who }: вместо «{ $what }» действует столбец { $column } карты-памятки
log-automa-flip = { $who }: оплаченных долгов { $paid }, одобренных сделок { $approved }; переворачивает то, чего меньше, а при равенстве долг
log-automa-pick-any = { $who } берёт ресурс (запас: { $stock })
log-automa-future = { $who } получает карту «{ $scheme }» (осталось { $left })
log-automa-dismiss = { $who } убирает: { $card }
log-automa-shuffle = { $who } замешивает схемы в колоду, карт: { $cards }
log-automa-free-manuscript = { $who } находит манускрипт стоимостью 3 или 4: { $segment }

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
score-poverty = Бедность
score-prosperity = Процветание
score-leftovers = Остаток ресурсов
score-wealth = Серебро и ресурсы

## Почему нет

why-not-moving = Сейчас ваш виконт не движется.
why-too-far = Это стоило бы { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    }; у вас { $have }.
why-hire-later = Горожан нанимают после основного действия.
why-hire-elsewhere = Нанимать можно только там, где стоит ваш виконт ({ $segment }).
why-hire-dear = Стоит { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    }; у вас { $have }.
why-on-board = Эта карта на вашем планшете.
why-discarded = Эта карта в вашем сбросе.
why-card-not-asked = Сейчас речь не о картах с руки.
why-spot-taken = Место занято: { $who }.
why-not-building = Сейчас ничего не строят.
why-outer-only = Строят и торгуют только на внешнем пути.
why-inner-only = Размещают рабочих и пишут манускрипты только на внутреннем пути.
why-other-segment = Ваш виконт стоит в другом сегменте.
why-across-river = Это место на другом берегу реки.
why-bank-full = На этом берегу нет свободного места.
why-built = Уже стоит на { $spot }.
why-icons = Нужно символов: { $need }; вы можете набрать { $have }.
why-not-placing = Сейчас рабочих не размещают.
why-other-section = Ваш виконт стоит напротив секции { $section }.
why-no-workers = У вас не осталось рабочих.
why-no-worker-near = Ни один ваш рабочий не может туда перейти.
why-no-group = У вас там нет трёх рабочих.
why-not-transcribing = Сейчас манускриптов не пишут.
why-manuscript-owned = Этот манускрипт уже взят.
why-manuscript-dear = Его стоимость { $cost }; бесплатно только 3 или 4.
why-dismiss-later = Горожан увольняют во время основного действия.
why-dismiss-dear = Увольнение стоит { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    }; у вас { $have }.
why-dismiss-icons = На карте нет символа, нужного для этого действия.

## В терминале

show-round = Раунд
show-last-round = Последний раунд
show-poverty = Бедность
show-prosperity = Процветание
show-townsfolk = Горожанин
show-manuscript = Манускрипт
show-section = Секция
show-castle = Замок
show-tier = Ярус
show-hand = Рука
show-board = Планшет
show-draw-pile = Колода
show-discard = Сброс
show-icons = Символы
show-stock = Ресурсы любого вида
show-workers = Рабочие
show-points = Очки
show-track = Коррупция и добродетель
show-debts = Долги
show-deeds = Сделки
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
