"""Hints, computer players, and what they say."""
