# What is asked, chosen, told and scored, in English.

stone = { $colour } { $number }

ask-take = Take a stone.
option-take = Take { $stone }
log-take = { $seat } takes { $stone }
why-taken = This stone does not lie on the table.
advice-most = One stone on the table has a higher number than the others: { $stone }.
score-red = Red
score-green = Green
score-blue = Blue
