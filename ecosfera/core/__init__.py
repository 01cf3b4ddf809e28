"""Shared code without a window: matches, saves, protocol, bots, random numbers."""
