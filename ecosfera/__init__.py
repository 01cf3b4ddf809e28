"""Ecosfera Baltica: an independent digital edition of the cooperative card game."""

import os

__version__ = "1.0.0"

# pygame greets on standard output when it is imported, unless this is set.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
