# What the terminal says in short, and the score pad of a wrong position, in English.

short-trade = trade
short-build = build
short-noble = noble
short-cleric = cleric
short-crime = crime
short-trading-post = t
short-guildhall = g
short-workshop = w
pad-a-building = a building
pad-a-manuscript = a manuscript
pad-a-ribbon = a ribbon
pad-a-card = a card
pad-a-scheme = a scheme
pad-an-Automa = an Automa
pad-manuscripts = the manuscript
pad-bonuses = the bonus card
pad-cards = the card
pad-automa-missing = one player alone plays against the Automa, who is missing
pad-automa-second = only the second of two players can be the Automa
pad-too-many-workers = { $count } workers, but a player has only { $most }
pad-one-leader = only one of them can be castle leader
pad-owned-twice = { $count } players have { $what } { $id }
