"""Drawing of the pieces of the game."""
