# To the Light in English: what is asked, chosen, told and scored.

## Lights, as they stand in a sentence

light-candle = Candle
    .acc = the candle
light-lamp = Oil lamp
    .acc = the oil lamp
light-lantern = Lantern
    .acc = the lantern
light-campfire = Campfire
    .acc = the campfire
light-lighthouse = Lighthouse
    .acc = the lighthouse

## Questions and choices

ask-fly = Send a moth to a light: choose both. All moths are revealed at once.
option-fly = Moth { $moth } to { $light_acc }

## The log

log-fly = { $seat } sends moth { $moth } to { $light_acc }
log-take =
    { $seat } takes { $light_acc }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
log-spark = { $seat } catches a spark: 1 point
log-glow = Nobody came to { $light_acc }: it now glows brighter

## Why something cannot be chosen

why-flown = This moth has flown already.
why-not-yours = This moth is not in your hand.
why-dark = This light is not among the three on the table.

## What matters now

advice-last-night = This is the last night, so keep nothing back.
advice-strongest = Nobody has a stronger moth than your best one: { $moth }.
advice-glow = A light that nobody came to glows brighter now ({ $light }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Scores

score-lights = Lights
score-sparks = Sparks
score-lights-taken = Lights taken
