"""The Automa, who plays the solo game without a seat: its start, its turn, its actions and its gains."""
