"""The table: layout, cards, stage, and the scene where the game is played."""
