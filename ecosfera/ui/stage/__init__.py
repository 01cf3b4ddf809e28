"""Animation of pieces from pose to pose."""
