# The words of the shell, in English: what is said at every table, whatever the game.

player-number = Player { $number }
seat-name = { $seat }
mind-random = Random
mind-greedy = Greedy

## Taking back

undo-nothing = There is nothing of yours to take back.
undo-other-seat = { $seat } has chosen since then.
undo-sealed = Something hidden has come to light since then.
undo-imagined = An imagined game cannot be taken back.

## Scores

score-total = Total

## What is wrong with a table

wrong-game = There is no game “{ $name }” here. There are: { $names }.
wrong-seats = This game is for { $least } to { $most } players, not { $count }.
wrong-option = This game has no option “{ $name }”. There are: { $names }.
wrong-number = { $setting }: { $value } is not a whole number from { $least } to { $most }.
wrong-list = { $setting }: { $value } is not a list.
wrong-value = { $setting }: there is no “{ $value }”. There are: { $values }.
wrong-twice = { $setting }: one is named twice among { $values }.
wrong-count = { $setting }: takes { $wanted } of { $values }, not { $count }.
wrong-flags = { $setting }: takes yes or no { $count ->
        [one] once
       *[other] { $count } times
    }.

## What is wrong with a record

record-foreign = not a Kingstable record
record-format = record format { $found } is not known; this version reads format { $known }
record-header = the first line is not as it should be ({ $text })
record-gap = an empty line in the middle of the record
record-damaged = damaged
record-rules = recorded under rules version { $found }; this is version { $known }
record-components = recorded with other components than those in use here
record-choice = “{ $do }” is not a legal choice here
record-answers = choices that make themselves are others in this version
