"""What a board or card game needs at a table. It knows no game."""
