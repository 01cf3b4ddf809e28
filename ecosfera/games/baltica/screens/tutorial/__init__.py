"""The guided first game, and tips that are given once."""
