# What the lobby says of the game.

ui-special-moths = Everyone sends a moth to a light, all at once. The highest number takes it, the lowest catches a spark.
