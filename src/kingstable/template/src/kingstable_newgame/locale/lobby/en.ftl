# What the lobby says of the game.

ui-special-newgame = Take stones in three colours. Of each colour only your highest counts.
