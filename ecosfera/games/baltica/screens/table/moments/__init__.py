"""Moments: a restored habitat, an impact and the end of a match own the screen for a while."""
