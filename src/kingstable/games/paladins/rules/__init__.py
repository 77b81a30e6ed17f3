"""The rules of docs/rules/paladins.md: `course` is the course of the game, its other modules are its named parts."""
