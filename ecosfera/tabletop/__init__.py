"""The table of a board or card game. It knows no game."""
