# The words of the board in the browser, in Ukrainian.

ui-vis-corner = За наймання чи звільнення: { $what }
ui-vis-cost = вартість: { $what }
ui-vis-ribbon = стрічка: { $ribbon }
ui-vis-scheme-move = проходить { $n ->
        [one] { $n } клітинку
        [few] { $n } клітинки
       *[many] { $n } клітинок
    }
ui-vis-stands = стоїть: { $spot }; властивість відкрито
ui-vis-uncovers = відкриє
ui-vis-space = Клітинка { $space }
ui-vis-inner = Внутрішній шлях: розміщення робітників або переписування манускрипту
ui-vis-exchange = Зовнішній шлях: { $icons ->
        [one] { $icons } символ
        [few] { $icons } символи
       *[many] { $icons } символів
    } торгівлі → { $what }
ui-vis-reach = Можна дійти { $silver ->
        [0] безплатно
        [one] за { $silver } срібняк
        [few] за { $silver } срібняки
       *[many] за { $silver } срібняків
    }
ui-vis-printed-folk = Надрукований городянин: { $silver ->
        [one] { $silver } срібняк
        [few] { $silver } срібняки
       *[many] { $silver } срібняків
    }, { $what }
ui-vis-printed-scroll = Надрукований манускрипт: вартість { $cost }, { $what }
ui-vis-left = Карт у стосі: { $n }
ui-vis-left-scrolls = Манускриптів у стосі: { $n }
ui-vis-link = Зв’язок: { $one } — { $other }
ui-vis-link-complete = з’єднано
ui-vis-tier-reward = За перехід на ярус 2: { $what }
ui-vis-cascade = { $n ->
        [one] З { $n } робітником:
       *[other] З { $n } робітниками:
    }
ui-vis-step-advance = група в секції { $section } просувається
ui-vis-step-ascend = робітник із секції { $section } піднімається на ярус 3
ui-vis-step-crowd = ярус { $tier }, секція { $section }: забагато робітників
ui-vis-free = ще ніхто
ui-vis-revealed = Відкрито: гра добігає кінця
ui-vis-pile = лишилося { $left } з { $of }; після останньої карти гра добігає кінця
ui-vis-track = Поділка { $space }
ui-vis-collision = Зіткнення тут: { $what }
ui-vis-drops = зійде з планшета наступного ходу
ui-vis-slot = Місце { $n }
ui-vis-means = { $icons ->
        [one] { $icons } символ
        [few] { $icons } символи
       *[many] { $icons } символів
    }, щонайбільше { $most }
ui-vis-paid-with = більше символів за: { $what }
ui-vis-silver-icon = { $silver ->
        [one] { $silver } срібняк
        [few] { $silver } срібняки
       *[many] { $silver } срібняків
    } = 1 символ
ui-vis-double = перший рахується двічі
ui-vis-dismiss = звільнення додає { $icons ->
        [one] { $icons } символ
        [few] { $icons } символи
       *[many] { $icons } символів
    } за { $silver ->
        [one] { $silver } срібняк
        [few] { $silver } срібняки
       *[many] { $silver } срібняків
    }
ui-vis-not-here = не на цьому шляху
ui-vis-made-about = Зірочкою позначено карти, числа на яких відтворено; власники друкованої гри можуть замінити їх власним файлом. З тих, що видно зараз:
ui-vis-open = Відкрити планшет: { $player }
ui-vis-first = Перший гравець
ui-vis-lens-row = Очки наприкінці за кількість таких будівель: { $steps }
ui-vis-lens-next = { $vp ->
        [0] Досі збудовано: { $count }
       *[other] Досі збудовано: { $count }; наступна додасть { $vp }
    }
ui-vis-lens-tiers = Очки наприкінці за кожного робітника: ярус 1 — { $one }, ярус 2 — { $two }, ярус 3 — { $three }; очільникові замку { $leader }
ui-vis-lens-three = Троє своїх робітників у секції: один іде всередину, по одному в обидва боки
ui-vis-lens-worker = Наприкінці дає { $vp ->
        [one] { $vp } очко
        [few] { $vp } очки
       *[many] { $vp } очок
    }
ui-vis-lens-sets = Очки за набір різних стрічок, від однієї до чотирьох: { $sizes }
ui-vis-lens-set = Ваші набори: зараз { $now }, із цим манускриптом { $then }
ui-vis-lens-have = У вас { $count }
ui-vis-lens-resource = Кожна витрачена одиниця додає символ до дії: { $actions }
ui-vis-lens-silver = Ними платять і за кожен додатковий крок та за городян
ui-vis-lens-debts = Борги
ui-vis-lens-deeds = Грамоти
ui-vis-lens-side = { $term }: { $count }, очок за карту: { $vp }
ui-vis-lens-debt = Несплачені перевертають ефекти; найбільше сплачених боргів винагороджує карта процвітання
ui-vis-lens-deed = Набуті перевертають ефекти; найбільше затверджених грамот винагороджує карта бідності
ui-vis-about-trade = на зовнішньому шляху: обмін, указаний на клітинці, скільки разів дозволять символи торгівлі
ui-vis-about-construct = на зовнішньому шляху: майстерня за 3 символи будівництва, торговий пост за 5, гільдія за 7, на своєму березі річки
ui-vis-about-place-workers = на внутрішньому шляху: за 1, 3, 5 чи 8 символів шляхетності 1, 2, 3 чи 4 робітники йдуть у секцію замку навпроти
ui-vis-about-transcribe = на внутрішньому шляху: верхній манускрипт сегмента за стільки символів церковника, скільки на ньому вказано
ui-vis-piles = Що лишилося
ui-vis-piles-left = городяни { $cards }, манускрипти { $scrolls }

## Форма нового столу

ui-setting-automa = Кожен із чотирьох суперників прагне свого.
ui-setting-difficulty = Що більше майбутніх схем, то сильніший суперник від самого початку; зазвичай 0.
