"""Set up a game: who plays, how hard it is, which cards."""
