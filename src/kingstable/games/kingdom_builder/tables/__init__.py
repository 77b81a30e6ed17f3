"""What the rules look up, built once: the grid, and the boards that four sections make."""
