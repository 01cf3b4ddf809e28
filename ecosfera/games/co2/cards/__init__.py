"""How the pieces of the game are drawn."""
