"""A game at one moment (RULES 2, 6, 8, 16): settings, state, what follows, what is hidden."""
