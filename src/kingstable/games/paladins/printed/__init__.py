"""The shapes of what is printed: `cards` for words and cards, `boards` for boards, tables and the box as a whole."""
