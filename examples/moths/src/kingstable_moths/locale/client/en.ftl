# The words of the board in the browser, in English.

ui-moths-night = Night { $night } of { $nights }
ui-moths-hand = Your moths
ui-moths-moth = Moth { $moth }
ui-moths-light =
    { $light }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-moths-last = Last night
ui-moths-flown = Moths that have flown
ui-moths-sparks = Sparks: { $count }
ui-moths-lights = Lights: { $count }
ui-moths-over = It is dawn
ui-tour-moths-goal = Welcome to To the Light! For five nights everybody sends one moth to one of three lights. Lights and sparks are points.
ui-tour-moths-turn = Choose a moth below and a light above. All moths are revealed at once: the highest number takes the light, and where several have come, the lowest catches a spark.
