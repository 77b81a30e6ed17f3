# What the lobby says of the game.

ui-special-tiletum = A wheel of dice, roads across Europe, and the Cardinal as a solo opponent.
