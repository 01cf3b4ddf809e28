"""The table of the game."""
