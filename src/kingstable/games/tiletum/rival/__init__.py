"""The Cardinal, who plays against one human and has no seat; `turn` is his turn."""
