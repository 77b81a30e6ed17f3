# What the score pad says of a wrong position, in English.

pad-a-contract = a contract
pad-cardinal-missing = one player alone plays against the Cardinal, who is missing
pad-cardinal-for-one = only one player can play against the Cardinal, not { $count }

## The terminal

show-roads = roads
show-road-long = { $town } (2 steps)
show-placing = { $tile } to building { $building }, floor { $floor } ({ $ap } AP)
sector-king = King
sector-merchant = Merchant
sector-architect = Architect
sector-character = Character
sector-contract = Contract
sector-jester = Jester
letter-gold = G
letter-food = F
letter-wool = W
letter-stone = S
letter-iron = I
