"""Kingdom Builder, the base game for 2 to 4 players."""
