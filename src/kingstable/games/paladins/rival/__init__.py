"""The solo opponent: `turn` is its turn; what it does, what it prefers and its resource track stand beside it."""
