# «На свет» по-русски: что спрашивают, выбирают, рассказывают и считают.

## Огни, как они стоят в предложении

light-candle = Свеча
    .dat = свече
    .acc = свечу
light-lamp = Лампа
    .dat = лампе
    .acc = лампу
light-lantern = Фонарь
    .dat = фонарю
    .acc = фонарь
light-campfire = Костёр
    .dat = костру
    .acc = костёр
light-lighthouse = Маяк
    .dat = маяку
    .acc = маяк

## Вопросы и выбор

ask-fly = Пошлите мотылька на свет: выберите и мотылька, и огонь. Всех мотыльков открывают одновременно.
option-fly = Мотылёк { $moth } к { $light_dat }

## Журнал

log-fly = { $seat }: мотылёк { $moth } летит к { $light_dat }
log-take =
    { $seat } получает { $light_acc }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
log-spark = { $seat } ловит искру: 1 очко
log-glow = К { $light_dat } никто не прилетел: теперь здесь светлее

## Почему что-то нельзя выбрать

why-flown = Этот мотылёк уже летал.
why-not-yours = Этого мотылька нет у вас на руке.
why-dark = Этого огня нет среди трёх на столе.

## Что сейчас важно

advice-last-night = Это последняя ночь, так что ничего не берегите.
advice-strongest = Ни у кого нет мотылька сильнее вашего лучшего: { $moth }.
advice-glow = Огонь, к которому никто не прилетел, теперь светит ярче ({ $light }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.

## Счёт

score-lights = Огни
score-sparks = Искры
score-lights-taken = Получено огней
