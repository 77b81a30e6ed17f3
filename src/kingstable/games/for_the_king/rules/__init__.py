"""The rules: the course of the game, and its parts by name."""
