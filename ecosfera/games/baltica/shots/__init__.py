"""Shots of the scenes of the game."""
