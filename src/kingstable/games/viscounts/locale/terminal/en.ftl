# What the score pad says of a wrong position, in English.

pad-a-building = a building
pad-a-manuscript = a manuscript
pad-a-ribbon = a ribbon
pad-a-card = a card
pad-a-scheme = a scheme
pad-an-automa = an automa
pad-automa-missing = one player alone plays against the Automa, who is missing
pad-automa-second = only the second of two players can be the Automa
pad-too-many-workers = { $count } workers, but a player has only { $most }
pad-one-leader = only one of them can be castle leader
pad-owned-twice = { $count } of them have { $what } { $id }
