# The words of the terminal, in English.

show-about = Of each colour, only your highest stone counts.
pad-a-stone = a stone
