# The words of the board in the browser, in Russian.

ui-pal-card-discard = Сбросить: { $reward }
ui-pal-card-instant = Сразу при найме: { $reward }
ui-pal-card-kept = Умение: { $ability }
ui-pal-card-attack = Атаковать: { $reward }
ui-pal-card-convert = Обратить: { $reward }; { $worth }
ui-pal-any-worker = любой рабочий
ui-pal-vp = { $vp } ПО
ui-pal-vp-now = сейчас { $vp } ПО
ui-pal-vp-short = ПО
ui-pal-favour-hidden = Милость короля { $slot }, закрыта до раунда { $round }
ui-pal-favour-scheme = На ней лежит схема игрока-бота
ui-pal-favour-taken = В этом раунде здесь стоит рабочий игрока { $player }
ui-pal-order = Действие «{ $action }» не менее { $count ->
        [one] { $count } раза
       *[other] { $count } раз
    }: { $vp } ПО
ui-pal-order-hidden = Приказ короля { $slot }, закрыт до раунда { $round }: { $vp } ПО
ui-pal-order-workshop = На нём лежит мастерская игрока-бота
ui-pal-order-done = Кто выполнил: { $players }
ui-pal-workers = Рабочие: { $workers }
ui-pal-costs = Сейчас стоит: { $cost }
ui-pal-needs = Зависит от { $attribute_gen }
ui-pal-needs-now = Нужно { $need ->
        [one] { $need } очко
        [few] { $need } очка
       *[many] { $need } очков
    } { $attribute_gen }
ui-pal-raises = Повышает { $attribute_acc }
ui-pal-count = { $count ->
        [0] Ещё не выполнено
        [one] Выполнено { $count } раз
        [few] Выполнено { $count } раза
       *[many] Выполнено { $count } раз
    }
ui-pal-blocked = Там уже стоят рабочие
ui-pal-about-develop = Мастерская навсегда заменяет рабочего
ui-pal-about-recruit = 1 рабочий: сбросить горожанина ради награды; 2 рабочих: нанять
ui-pal-about-recruit-1 = Сбросить горожанина ради награды
ui-pal-about-recruit-2 = Нанять горожанина
ui-pal-about-hunt = Получить провизию
ui-pal-about-hunt-1 = 1 жетон провизии
ui-pal-about-hunt-2 = 3 жетона провизии
ui-pal-about-trade = Получить серебро
ui-pal-about-trade-1 = 1 серебро
ui-pal-about-trade-2 = 3 серебра
ui-pal-about-pray = Убрать всех рабочих с клеток другого действия
ui-pal-about-conspire = Получить преступника, а с ним карту подозрения
ui-pal-about-commission = Отправить монаха в регион
ui-pal-about-fortify = Построить стену
ui-pal-about-garrison = Поставить заставу в регионе
ui-pal-about-absolve = Переместить кувшин ради награды и сбросить карту подозрения
ui-pal-about-attack = Атаковать чужака ради награды
ui-pal-about-convert = Обратить чужака ради очков в конце игры
ui-pal-price = Цена: { $price ->
        [0] бесплатно
        [one] { $price } серебро
       *[other] { $price } серебра
    }
ui-pal-or-debt = или долг
ui-pal-empty = Пусто до обновления
ui-pal-attack-price = { $price ->
        [0] Атака не требует серебра
        [one] Атака стоит вам { $price } серебро
       *[other] Атака стоит вам { $price } серебра
    }
ui-pal-flags = Вера { $faith }: обратить чужака или отправить монаха; сила { $strength }: атаковать или поставить заставу
ui-pal-tax = Налоговый запас: { $tax } из { $start }. Когда он опустеет, начнётся инквизиция
ui-pal-tax-short = Налоги
ui-pal-deck = { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
ui-pal-townsfolk = Горожане
ui-pal-outsiders = Чужаки
ui-pal-regions = Регионы
ui-pal-taverns = Таверны
ui-pal-tavern-taken = Рабочих берёт { $player }
ui-pal-no-taverns = Ни одна не открыта
ui-pal-space = Регион { $region }, клетка { $place }: { $reward }. Монах: вера { $faith }. Застава: сила { $strength }
ui-pal-space-closed = Регион { $region }, клетка { $place }: только для игры от { $players ->
        [one] { $players } игрока
       *[other] { $players } игроков
    }
ui-pal-space-taken = Регион { $region }, клетка { $place }: { $piece }, { $player } ({ $reward })
ui-pal-event-inquisition = Инквизиция
ui-pal-event-refresh = Новый раунд
ui-pal-event-close = Дальше
ui-pal-event = Событие
ui-pal-event-what = что случилось
ui-pal-event-read = { $event }: прочитать, что случилось
ui-pal-silver = Серебро: { $count }
ui-pal-provisions = Провизия: { $count }
ui-pal-suspicion = Карты подозрений: { $count }
ui-pal-unpaid = Неоплаченные долги: { $count }
ui-pal-paid = Оплаченные долги: { $count }
ui-pal-track = { $bonus ->
        [0] { $attribute }: { $value }, даёт { $vp } ПО
       *[other] { $attribute }: { $value }, с паладином +{ $bonus } в этом раунде; даёт { $vp } ПО
    }
ui-pal-paladin-chosen = Паладин выбран
ui-pal-paladins-left = Паладинов в колоде: { $count }
ui-pal-workshops-left = { $count ->
        [0] Мастерских не осталось
        [one] Осталась { $count } мастерская: она даёт рабочего под ней
        [few] Осталось { $count } мастерские. Следующая — крайняя левая: она даёт рабочего под ней
       *[many] Осталось { $count } мастерских. Следующая — крайняя левая: она даёт рабочего под ней
    }
ui-pal-workshop-here = Мастерская: { $action }, клетка { $space }
ui-pal-workshop-worker = { $worker } возвращается в запас
ui-pal-workshop-space = На клетке с пунктиром можно поставить мастерскую
ui-pal-jar-space = Клетка для кувшина: { $reward }
ui-pal-jar-there = Здесь стоит кувшин
ui-pal-kept = Нанятые горожане
ui-pal-hand = Ваши паладины
ui-pal-hand-use = Какого паладина вы используете в этом раунде?
ui-pal-hand-top = Кого положить на колоду, чтобы взять снова в следующем раунде? Другой уйдёт под колоду.
ui-pal-hand-use-this = Использовать
ui-pal-hand-used-this = Выбран
ui-pal-hand-top-this = На колоду
ui-pal-place = Каких рабочих?
ui-pal-place-criminal = Каких рабочих? Преступник — джокер: заменяет рабочего любого цвета.
ui-pal-place-wild = Заменить кого-то преступником
ui-pal-keep = Кого оставляете на следующий раунд? Выбрано: { $count }
ui-pal-first = Первый игрок
ui-pal-open-board = Планшет: { $player }
ui-pal-signs = Символы
ui-pal-piles = Колоды и сбросы
ui-pal-pile = — в колоде { $deck }, сброшено { $gone }
ui-pal-pile-townsfolk = Горожане
ui-pal-pile-outsiders = Чужаки
ui-pal-pile-walls = Стены
ui-pal-pile-suspicion = Подозрения
ui-pal-pile-taverns = Таверны
ui-pal-my-paladins = Ваши паладины
ui-pal-used = Использованы:
ui-pal-made-note = Некоторые напечатанные числа восстановлены, и владельцы печатной игры могут их исправить:
ui-pal-made-townsfolk = горожане с этой пометкой
ui-pal-made-suspicion = на скольких картах подозрений 0, 1 и 2 налога
ui-pal-made-schemes = сколько карт каждой схемы у игрока-бота
ui-pal-made-ai-board = левая колонка планшета игрока-бота
ui-pal-made-workshop-row = рабочие под мастерскими
ui-pal-made-jars = влияние, которого требуют кувшины
ui-pal-made-jar-spaces = две клетки для кувшинов
ui-pal-made-tax-supply = налоговый запас для менее чем четырёх игроков
ui-pal-ai-last = Его последний ход
ui-pal-ai-left = Если схема невыполнима: крайнее левое доступное действие
ui-pal-ai-marker = Фишка ресурсов на делении { $at }: сначала бот пробует карту из этой ячейки; после 5 растёт его самый низкий показатель
ui-pal-ai-marker-head = Фишка ресурсов
ui-pal-ai-workers = Рабочие: { $count }
ui-pal-ai-workers-head = Рабочие
ui-pal-ai-stack = Фишки показателей снизу вверх
ui-pal-ai-schemes = Схемы: в колоде { $deck }, в сбросе { $pile }, на картах милости { $favours }
ui-pal-lens-pays = ПО в конце за их количество: { $steps }
ui-pal-lens-next = { $vp ->
        [0] Пока { $count }; следующий раз ПО не добавит
       *[other] Пока { $count }; следующий раз добавит { $vp } ПО
    }
ui-pal-actions = Действия

## Форма нового стола

ui-setting-difficulty = Со сколькими мастерскими начинает соперник из правил: 1, 3 или 5.
