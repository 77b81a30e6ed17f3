# Що термінал каже коротко, а підрахунок — про хибну позицію, українською.

short-trade = торг.
short-build = буд.
short-noble = шляхет.
short-cleric = церк.
short-crime = злоч.
short-trading-post = т
short-guildhall = г
short-workshop = м
card-apart = { $card } ({ $what })
    .acc = { $card_acc } ({ $what })
pad-a-building = будівля
pad-a-manuscript = манускрипт
pad-a-ribbon = стрічка
pad-a-card = карта
pad-a-scheme = схема
pad-an-Automa = Автома
pad-manuscripts = манускрипт
pad-bonuses = бонусна карта
pad-cards = карта
pad-automa-missing = один гравець грає проти Автоми, а її тут немає
pad-automa-second = Автомою може бути лише другий із двох гравців
pad-too-many-workers = { $count ->
        [one] { $count } робітник
        [few] { $count } робітники
       *[many] { $count } робітників
    }, а в гравця їх лише { $most }
pad-one-leader = очільником замку може бути лише один
pad-owned-twice = { $what } { $id }: не в одного гравця, а у { $count }

## Стіл

show-printed-folk = Надрукований городянин
show-scroll = { $ribbon } стрічка, { $cost }: { $gives }
show-printed-scroll = надрукований
show-for-tier-2 = За перехід на ярус 2
show-phase-1 = фаза 1: розіграш карти
show-phase-2 = фаза 2: переміщення
show-phase-3 = фаза 3: основна дія
show-phase-4 = фаза 4: наймання
show-phase-5 = фаза 5: зіткнення
show-phase-6 = фаза 6: добір карт
show-revealed = відкрито

## Гравці

show-turn = ходить
show-first = перший гравець
show-markers = Корупція { $corruption }, чеснота { $virtue }
show-debts-told = Борги { $unpaid }, сплачені { $paid }
show-deeds-told = Грамоти { $acquired }, затверджені { $approved }
show-stock = Запас
show-standing = Становище
show-slot-1 = Місце 1
show-slot-2 = Місце 2
show-slot-3 = Місце 3
show-hand-told = { $cards } (ліміт { $limit })
show-viscount = Віконт
show-bonuses = Бонусні карти
show-built = Збудовано
show-buildings-left = Лишилося будівель
show-sections = секції { $sections }

## Автома

show-scheme-deck = Схеми в колоді
show-focus = Головний фокус
show-preference = Уподобання
show-until = { $n ->
        [0] { $resource }
       *[other] { $resource } до { $n }
    }
show-any-resource = усі ресурси однаково
show-reference = Карта-пам’ятка
show-scheme-steps = { $n ->
        [one] проходить { $n } клітинку
        [few] проходить { $n } клітинки
       *[many] проходить { $n } клітинок
    }

## Сторінки

show-segment = Сегмент
show-bonuses-left = Невзяті бонусні карти
show-space = Поділка
show-corruption = Корупція
show-virtue = Чеснота
show-collision = У зіткненні
show-you-gain = ви: { $what }
show-automa-gains = Автома: { $what }
show-reach = Можна дійти
show-cascade = { $n ->
        [one] З { $n } робітником
       *[other] З { $n } робітниками
    }
show-means = { $icons ->
        [one] { $icons } символ
        [few] { $icons } символи
       *[many] { $icons } символів
    }, щонайбільше { $most }
show-dismissing = звільнення за { $price } додає { $icons ->
        [one] { $icons } символ
        [few] { $icons } символи
       *[many] { $icons } символів
    }
show-not-here = не на цьому шляху
show-step-advance = група в секції { $section } просувається
show-step-ascend = робітник із секції { $section } піднімається на ярус 3
show-step-crowd = ярус { $tier }, секція { $section }: забагато робітників
show-building = Будівля
show-opens = Відкриває
show-built-by = Збудовано
show-each-cost = { $cost }; очки за 1, 2, 3: { $points }
show-worker-costs = { $workers } робітників коштують { $icons } символів шляхетності
show-expelled = Прибрано з ярусу { $tier }
show-signs = Символи
show-signs-told = ● ■ ▲ ◆ гравці, починаючи з першого місця, ✦ Автома. (9) 2→… за два символи торгівлі на клітинці 9; ({ $inner }) внутрішня клітинка сегмента. ×14 карт у стосі. A, B… місця для будівництва й те, що вони дають, [ ] що дає зв’язок двох місць, [–] зв’язку немає, ‖ річка, ●м1 майстерня з місця 1 гравця ● (г гільдія, т торговий пост). На карті: ціна наймання й кількість кроків, символи, потім те, що дає наймання чи звільнення. На манускрипті: стрічка, вартість у символах церковника й те, що він дає.

## Варіанти

show-draft = Карта гравця { $card }: { $hero }
show-dismiss = Звільнити { $card_acc } ({ $facts }) та сплатити загалом { $what_acc }
brief-move = ({ $space }){ $silver ->
        [0] { "" }
        [one] { " " }за { $silver } срібняк
        [few] { " " }за { $silver } срібняки
       *[many] { " " }за { $silver } срібняків
    }
show-inner = секція { $section }; манускрипт — { $manuscript }
