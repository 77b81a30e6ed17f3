# What the lobby says of the game.

ui-special-kingdom-builder = Three settlements a turn, on the terrain of your card. What earns gold changes from game to game.
