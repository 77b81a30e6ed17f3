"""What is printed as the rules look it up: tables built once from the components."""
