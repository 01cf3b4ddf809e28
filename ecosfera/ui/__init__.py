"""A small toolkit on pygame-ce; it knows no game."""
