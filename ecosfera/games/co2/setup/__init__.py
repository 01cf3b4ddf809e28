"""The set-up of the game."""
