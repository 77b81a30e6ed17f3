# The words of the terminal, in English.

pad-a-section = a section
pad-a-card = a card
pad-row = owners row { $row }
pad-hex = owners row { $row }, column { $column }
pad-hexes = { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } instead of { $most }
pad-no-owner = { $value } is neither a dot nor a digit 0–{ $last }
pad-forbidden = player { $player } cannot have a settlement on a { $terrain_ins } hex
pad-settlements = player { $player } has more than { $most } settlements

## What the terminal shows

show-first-seat = First player: { $seat }
show-tokens = Tokens
show-used-up = Used-up locations
show-settlements = Settlements
show-recent = In the last turn
show-one-card = 1 card
show-no-card = no card
show-order = In turn order
show-still = Still to play this round
show-sections = Sections
show-turned = turned
show-location = Location
show-hex = Hex
show-left = Tokens left
show-had = Taken by (the token now)
show-token-lost = lost
choice-takes = { $choice } (gives you a token: { $location })
choice-loses = { $choice } (costs you the token: { $location })
