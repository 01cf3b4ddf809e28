"""The pieces of the game and chance (RULES 1, 2): numbers of things, data, what is drawn."""
