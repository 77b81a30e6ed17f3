# What is asked, chosen, told and scored, in English.

stone = { $colour } { $number }

ask-take = Take a stone.
option-take = Take { $stone }
log-take = { $seat } takes { $stone }
why-taken = This stone does not lie on the table.
score-red = Red
score-green = Green
score-blue = Blue
