# «На світло» українською: що питають, вибирають, розповідають і рахують.

## Вогні, як вони стоять у реченні

light-candle = Свічка
    .gen = свічки
    .acc = свічку
light-lamp = Лампа
    .gen = лампи
    .acc = лампу
light-lantern = Ліхтар
    .gen = ліхтаря
    .acc = ліхтар
light-campfire = Багаття
    .gen = багаття
    .acc = багаття
light-lighthouse = Маяк
    .gen = маяка
    .acc = маяк

## Запитання й вибір

ask-fly = Пошліть метелика на світло: виберіть і метелика, і вогонь. Усіх метеликів відкривають водночас.
option-fly = Метелик { $moth } до { $light_gen }

## Журнал

log-fly = { $seat }: метелик { $moth } летить до { $light_gen }
log-take =
    { $seat } здобуває { $light_acc }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
log-spark = { $seat } ловить іскру: 1 очко
log-glow = До { $light_gen } ніхто не прилетів: тепер тут світліше

## Чому щось не можна вибрати

why-flown = Цей метелик уже літав.
why-not-yours = Цього метелика немає у вас на руці.
why-dark = Цього вогню немає серед трьох на столі.

## Що зараз важливо

advice-last-night = Це остання ніч, тож нічого не бережіть.
advice-strongest = Ні в кого немає метелика, сильнішого за вашого найкращого: { $moth }.
advice-glow = Вогонь, до якого ніхто не прилетів, тепер світить яскравіше ({ $light }): { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.

## Рахунок

score-lights = Вогні
score-sparks = Іскри
score-lights-taken = Здобуто вогнів
