"""The rulebook of the game."""
