# The words of the terminal, in English.

show-about = Of each colour, only your highest stone counts.
show-deck =
    { $count ->
        [one] { $count } stone is still face down.
       *[other] { $count } stones are still face down.
    }
pad-a-stone = a stone
