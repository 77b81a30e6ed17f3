# Слова оболонки українською: те, що кажуть за кожним столом, хай яка гра.

player-number = Гравець { $number }
seat-name = { $seat }
mind-random = Випадковий
mind-greedy = Жадібний

## Скасування

undo-nothing = Немає вашого вибору, який можна скасувати.
undo-other-seat = Відтоді вибір уже зробив інший гравець: { $seat }.
undo-sealed = Відтоді відкрилося щось приховане.
undo-imagined = В уявній грі нічого не скасовують.

## Рахунок

score-total = Разом

## Що не так зі столом

wrong-game = Гри «{ $name }» тут немає. Є такі: { $names }.
wrong-seats = У цю гру грають від { $least } до { $most } гравців, а не { $count }.
wrong-option = У цій грі немає налаштування «{ $name }». Є такі: { $names }.
wrong-number = { $setting }: { $value } — не ціле число від { $least } до { $most }.
wrong-list = { $setting }: { $value } — не список.
wrong-value = { $setting }: немає «{ $value }». Є такі: { $values }.
wrong-twice = { $setting }: у списку { $values } щось названо двічі.
wrong-count = { $setting }: треба вибрати { $wanted } з { $values }, а не { $count }.
wrong-flags = { $setting }: треба сказати «так» чи «ні» { $count ->
        [one] { $count } раз
        [few] { $count } рази
       *[many] { $count } разів
    }.

## Що не так із записом

record-foreign = це не запис Kingstable
record-format = формат запису { $found } тут невідомий; ця версія читає формат { $known }
record-header = перший рядок не такий, як має бути ({ $text })
record-gap = порожній рядок посеред запису
record-damaged = рядок пошкоджено
record-rules = записано за версією правил { $found }; тут версія { $known }
record-components = записано з іншими компонентами, ніж тут
record-choice = «{ $do }» там вибрати не можна
record-answers = вибори, що робляться самі, у цій версії інші
