# The words of the terminal, in English.

show-lights = Lights
show-hand = Your moths
show-flown = Moths that have flown:
show-about = The highest moth at a light takes it. Where several have come, the lowest catches a spark: 1 point. A light to which nobody comes is worth 1 point more.
show-sparks =
    { $count ->
        [one] { $count } spark
       *[other] { $count } sparks
    }
show-night = Night { $night }
show-moths =
    { $count ->
        [one] { $count } moth
       *[other] { $count } moths
    }
show-deck =
    { $count ->
        [one] { $count } light is still in the pile.
       *[other] { $count } lights are still in the pile.
    }
