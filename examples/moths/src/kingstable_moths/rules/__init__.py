"""The rules: the course of the game, and what happens when the moths have flown."""
