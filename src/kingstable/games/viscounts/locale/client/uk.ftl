# The words of the board in the browser, in Ukrainian.

ui-vis-corner = За найм чи звільнення: { $what }
ui-vis-cost = вартість { $cost } ({ $icon })
ui-vis-ribbon = стрічка: { $ribbon }
ui-vis-scheme-move = рух: { $n }
ui-vis-stands = стоїть на { $spot }, здібність відкрито
ui-vis-uncovers = відкриє
ui-vis-spot = Ділянка { $spot }
ui-vis-space = Поле { $space }
ui-vis-inner = Внутрішній шлях: робітники в замок або переписування
ui-vis-exchange = Зовнішній шлях: { $icons } значків торгівлі за { $what }
ui-vis-reach = Досяжне за срібло: { $silver }
ui-vis-printed-folk = Надрукований містянин: срібло { $silver }, { $what }
ui-vis-printed-scroll = Надрукований манускрипт: вартість { $cost }, { $what }
ui-vis-left = У стосі: { $n }
ui-vis-link = Зв’язок { $one } – { $other }
ui-vis-link-complete = замкнено
ui-vis-tier-reward = Крок на ярус 2: { $what }
ui-vis-cascade = { $n ->
        [one] З { $n } робітником:
        [few] З { $n } робітниками:
       *[many] З { $n } робітниками:
    }
ui-vis-step-advance = група { $section } просувається
ui-vis-step-ascend = один із { $section } піднімається на ярус 3
ui-vis-step-crowd = ярус { $tier }, секція { $section }: затісно
ui-vis-free = ще ніхто
ui-vis-revealed = Відкрито: кінець близько
ui-vis-pile = лишилося { $left } з { $of }; остання карта приведе до кінця
ui-vis-collision = Зіткнення тут: { $what }
ui-vis-drops = зійде з планшета наступного ходу
ui-vis-slot = Місце { $n }
ui-vis-means = значків { $icons }, щонайбільше { $most }
ui-vis-paid-with = ще за: { $what }
ui-vis-double = перший рахується двічі
ui-vis-dismiss = звільнення додає { $icons } за срібло { $silver }
ui-vis-not-here = не на цьому шляху
ui-vis-made = Відтворені карти
ui-vis-made-about = Зірочкою позначено карти, числа яких достеменно не відомі й відтворені. Власники гри можуть замінити їх своїм файлом. Зараз видно:
ui-vis-open = Відкрити планшет: { $player }
ui-vis-first = Перший гравець
ui-tour-viscounts-goal = Вітаємо у «Віконтах Західного королівства»! Очки дають будівлі, манускрипти, робітники в замку та грамоти. Гра закінчується, коли вичерпаються Бідність або Процвітання у кутах.
ui-tour-viscounts-turn = Щоходу ви граєте карту й рухаєтеся за годинниковою стрілкою: зовнішній шлях для торгівлі та будівництва, внутрішній для замку й манускриптів. Потім можна найняти містянина там, де ви стоїте.
ui-tour-viscounts-aside = Ваш планшет: значки для кожної дії, корупція і чеснота, три карти, що зсуваються праворуч, рука, будівлі й ресурси. Наведіть на карту, щоб побачити, куди вона доведе.
