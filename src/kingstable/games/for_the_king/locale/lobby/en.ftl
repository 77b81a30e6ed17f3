# What the lobby says of the game.

ui-special-for-the-king = Courtiers, auctions and bluffs: win the offices that the king will remember.
