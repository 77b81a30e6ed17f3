# Що підрахунок каже про хибну позицію, українською.

pad-an-order = наказ
pad-an-outsider = чужинець
pad-ai-second = гравець-бот — завжди другий із двох
pad-outsiders = карт { $value } у грі лише { $count }

## Стіл

show-orders = Накази короля
show-favours = Милості короля
show-region-head = Регіон
show-spaces = Клітинки для монахів і застав
show-hidden = долілиць до раунду { $round }
show-workshop-on = на ньому майстерня гравця-бота
show-scheme-on = на кожній схема гравця-бота
show-vp = { $vp } ПО
show-done = виконано: { $players }
show-used-by = { $player }: { $worker }
show-taken-by = вибрано: { $player }
show-closed = закрито: { $count }
show-none = немає
show-times = { $count ->
        [one] { $count } раз
        [few] { $count } рази
       *[many] { $count } разів
    }
show-nobody = робітників немає

## Гравці

show-round-of = Раунд { $round } з { $rounds }
show-setup = Підготовка
show-first = перший гравець
show-turn = ходить
show-has-chosen = паладина вибрано
show-chosen = Вибрано, долілиць
show-attributes = Показники
show-supply = Запас
show-used = Використані паладини
show-paladin-deck = Паладини в колоді
show-workshops-left = Лишилося майстерень
show-next-worker = { $count } (наступна дає: { $worker })
show-stack = Фішки знизу вгору
show-resource-marker = Фішка ресурсів на поділці
show-placed = Робітники на діях
show-workshops = Майстерні на діях
show-drawn = Витягнуто для складності
show-scheme-deck = Схеми в колоді
show-scheme-pile = Схеми у скиді, остання — найновіша
show-schemes-on-favours = Схеми на картах милості
show-taken-times = Виконано дій
show-monks = Відправлені монахи
show-outposts = Застави
show-jars = Переміщені глечики
show-walls = Стіни
show-place = регіон { $region }, клітинка { $place }
show-attacked = Атаковані чужинці
show-taxes = податки { $taxes }
show-guilt = Підозри { $suspicion } · Борги { $unpaid }, сплачено { $paid }
show-debts-told = несплачені { $unpaid }, сплачені { $paid }
show-vp-now = зараз { $vp } ПО

## Сторінки

show-pile = Стос
show-in-deck = У колоді
show-discarded = У скиді чи використано
show-scheme-cards = Схеми
show-paladins-of = Паладини, { $player }
show-taverns-now = Таверни цього раунду
show-value = Значення
show-worth = Дає
show-action = Дія
show-needs = Потребує
show-raises = Збільшує
show-costs = Коштує
show-points = Очки
show-place-of = Місце
show-gives = Дає
show-players = Уже там
show-jar-space = Клітинка для глечика { $space }
show-signs = Символи
show-signs-told = { $monk } монах, { $outpost } застава, { $workshop } майстерня; число біля фішки — її гравець. [{ $scout }] клітинка для такого робітника, [ ] для будь-якого, ({ $scout }) робітник на ній. «{ $faith } → { $influence }»: дія потребує першого і збільшує друге. Чужинець потребує віри й сили регіону з номером його комірки.
show-townsfolk-told = скинути: { $discard }; найняти: { $ability }
show-outsider-told = сила { $strength }, атака: { $attack }; віра { $faith }, навернення: { $convert }; { $worth }

## Варіанти

show-assign = { $use } ({ $ability }); на колоду: { $top }; під колоду: { $bottom }
show-clear = { $action }: звідти йдуть { $workers }
show-replaces = замінює: { $worker }
use-develop = майстерня назавжди замінює робітника й дає: { $worker }
use-recruit-1 = скинути городянина заради винагороди
use-recruit-2 = найняти городянина
use-pray = прибрати робітників з іншої дії
use-conspire = { $reward } і карта підозри
use-commission = відправити монаха заради винагороди клітинки; { $reward }
use-fortify = узяти стіну заради винагороди
use-garrison = поставити заставу заради винагороди клітинки; { $reward }
use-absolve = перемістити глечик заради винагороди клітинки; { $reward }
use-attack = атакувати чужинця заради винагороди
use-convert = навернути чужинця заради очок наприкінці
