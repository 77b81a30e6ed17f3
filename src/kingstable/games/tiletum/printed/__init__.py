"""The shapes of what is printed: the entries of `data/components.json` as frozen structs."""
