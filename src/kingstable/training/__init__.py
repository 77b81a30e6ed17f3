"""How the levels learn: quick games of a game against itself, and small nets fitted to how they ended."""
