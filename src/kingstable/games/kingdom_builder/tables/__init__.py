"""What the rules look up, built once: the grid, the boards that four sections make, and what things are called."""
