"""A small toolkit on pygame-ce, independent of any game."""
