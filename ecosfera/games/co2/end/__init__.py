"""The end screen of the game."""
