"""Motion from pose to pose."""
