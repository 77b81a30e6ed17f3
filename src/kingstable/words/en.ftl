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
