"""Setting up a game: who plays, how the sea is, which game."""
