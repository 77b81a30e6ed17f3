# Что подсчёт говорит о неверной позиции, по-русски.

pad-an-order = приказ
pad-an-outsider = чужак
pad-ai-second = игрок-бот — всегда второй из двух
pad-outsiders = карт { $value } в игре всего { $count }

## Стол

show-orders = Приказы короля
show-favours = Милости короля
show-region-head = Регион
show-spaces = Клетки для монахов и застав
show-hidden = лицом вниз до раунда { $round }
show-workshop-on = на нём мастерская игрока-бота
show-scheme-on = на каждой схема игрока-бота
show-vp = { $vp } ПО
show-done = выполнен: { $players }
show-used-by = { $player }: { $worker }
show-taken-by = выбрана: { $player }
show-closed = закрыто: { $count }
show-none = нет
show-times = { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }
show-nobody = рабочих нет

## Игроки

show-round-of = Раунд { $round } из { $rounds }
show-setup = Подготовка
show-first = первый игрок
show-turn = ходит
show-has-chosen = паладин выбран
show-chosen = Выбран, лицом вниз
show-attributes = Показатели
show-supply = Запас
show-used = Использованные паладины
show-paladin-deck = Паладины в колоде
show-workshops-left = Осталось мастерских
show-next-worker = { $count } (следующая даёт: { $worker })
show-stack = Фишки снизу вверх
show-resource-marker = Фишка ресурсов на делении
show-placed = Рабочие на действиях
show-workshops = Мастерские на действиях
show-drawn = Вытянуто для сложности
show-scheme-deck = Схемы в колоде
show-scheme-pile = Схемы в сбросе, последняя — новейшая
show-schemes-on-favours = Схемы на картах милости
show-taken-times = Выполнено действий
show-monks = Отправленные монахи
show-outposts = Заставы
show-jars = Перемещённые кувшины
show-walls = Стены
show-place = регион { $region }, клетка { $place }
show-attacked = Атакованные чужаки
show-taxes = налоги { $taxes }
show-guilt = Подозрения { $suspicion } · Долги { $unpaid }, оплачено { $paid }
show-debts-told = неоплаченные { $unpaid }, оплаченные { $paid }
show-vp-now = сейчас { $vp } ПО

## Страницы

show-pile = Стопка
show-in-deck = В колоде
show-discarded = В сбросе или использовано
show-scheme-cards = Схемы
show-paladins-of = Паладины, { $player }
show-taverns-now = Таверны этого раунда
show-value = Значение
show-worth = Даёт
show-action = Действие
show-needs = Требует
show-raises = Увеличивает
show-costs = Стоит
show-points = Очки
show-place-of = Место
show-gives = Даёт
show-players = Уже там
show-jar-space = Клетка для кувшина { $space }
show-signs = Символы
show-signs-told = { $monk } монах, { $outpost } застава, { $workshop } мастерская; число у фишки — её игрок. [{ $scout }] клетка для такого рабочего, [ ] для любого, ({ $scout }) рабочий на ней. «{ $faith } → { $influence }»: действие требует первого и увеличивает второе. Чужак требует веры и силы региона с номером его ячейки.
show-townsfolk-told = сбросить: { $discard }; нанять: { $ability }
show-outsider-told = сила { $strength }, атака: { $attack }; вера { $faith }, обращение: { $convert }; { $worth }

## Варианты

show-assign = { $use } ({ $ability }); на колоду: { $top }; под колоду: { $bottom }
show-clear = { $action }: оттуда уходят { $workers }
show-replaces = заменяет: { $worker }
use-develop = мастерская навсегда заменяет рабочего и даёт: { $worker }
use-recruit-1 = сбросить горожанина ради награды
use-recruit-2 = нанять горожанина
use-pray = убрать рабочих с другого действия
use-conspire = { $reward } и карта подозрения
use-commission = отправить монаха ради награды клетки; { $reward }
use-fortify = взять стену ради награды
use-garrison = поставить заставу ради награды клетки; { $reward }
use-absolve = переместить кувшин ради награды клетки; { $reward }
use-attack = атаковать чужака ради награды
use-convert = обратить чужака ради очков в конце
