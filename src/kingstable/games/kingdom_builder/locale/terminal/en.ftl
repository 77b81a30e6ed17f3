# What the score pad says of a wrong position, in English.

pad-a-section = a section
pad-a-card = a card
pad-row = owners row { $row }
pad-hex = owners row { $row }, column { $column }
pad-hexes = { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } instead of { $most }
pad-no-owner = { $value } is neither a dot nor a player 0–{ $last }
pad-forbidden = player { $player } cannot have a settlement on a { $terrain_ins } hex
pad-settlements = player { $player } has more than { $most } settlements
