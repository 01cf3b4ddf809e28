"""What owns the screen for a while: the sun over an area, the win, a player who goes out."""
