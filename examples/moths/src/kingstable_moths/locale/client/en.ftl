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
