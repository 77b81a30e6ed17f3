# What the lobby says of the game.

ui-special-paladins = Workers, faith and strength in a troubled kingdom, with a solo opponent from the rulebook.
