"""A small toolkit on pygame-ce, independent of any game."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
