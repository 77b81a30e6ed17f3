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
ui-vis-link = Зв’язок { $one } — { $other }
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
ui-vis-made = Відтворені карти
ui-vis-made-about = Зірочкою позначено карти, числа яких достеменно не відомі й відтворені. Власники гри можуть замінити їх своїм файлом. Зараз видно:
ui-vis-open = Відкрити планшет: { $player }
ui-vis-first = Перший гравець

## Форма нового столу

ui-setting-automa = Кожен із чотирьох суперників прагне свого.
ui-setting-difficulty = Що більше майбутніх схем, то сильніший суперник від самого початку; зазвичай 0.
