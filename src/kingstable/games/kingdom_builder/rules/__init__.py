"""The rules: the course of a turn, and its parts by name."""
