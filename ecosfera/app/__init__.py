"""The program: its own scenes and what they share, whichever game is played."""
