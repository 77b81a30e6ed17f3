# What the lobby says of the game.

ui-special-viscounts = Ride around the castle, build your deck and guard your virtue; four solo opponents to choose from.
