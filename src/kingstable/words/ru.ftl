# Слова оболочки по-русски: то, что говорят за каждым столом, какая бы ни была игра.

player-number = Игрок { $number }
seat-name = { $seat }
mind-random = Случайный
mind-greedy = Жадный

## Отмена

undo-nothing = Нет вашего выбора, который можно отменить.
undo-other-seat = С тех пор выбор уже сделал другой игрок: { $seat }.
undo-sealed = С тех пор открылось что-то скрытое.
undo-imagined = В воображаемой игре ничего не отменяют.

## Счёт

score-total = Итого

## Что не так со столом

wrong-game = Игры «{ $name }» здесь нет. Есть такие: { $names }.
wrong-seats = В эту игру играют от { $least } до { $most } игроков, а не { $count }.
wrong-option = В этой игре нет настройки «{ $name }». Есть такие: { $names }.
wrong-number = { $setting }: { $value } — не целое число от { $least } до { $most }.
wrong-list = { $setting }: { $value } — не список.
wrong-value = { $setting }: нет «{ $value }». Есть такие: { $values }.
wrong-twice = { $setting }: в списке { $values } что-то названо дважды.
wrong-count = { $setting }: нужно выбрать { $wanted } из { $values }, а не { $count }.
wrong-flags = { $setting }: нужно сказать «да» или «нет» { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }.

## Что не так с записью

record-foreign = это не запись Kingstable
record-format = формат записи { $found } здесь неизвестен; эта версия читает формат { $known }
record-header = первая строка не такая, как должна быть ({ $text })
record-gap = пустая строка посреди записи
record-damaged = строка повреждена
record-rules = записано по версии правил { $found }; здесь версия { $known }
record-components = записано с другими компонентами, чем здесь
record-choice = «{ $do }» там выбрать нельзя
record-answers = выборы, которые делаются сами, в этой версии другие
