"""Saved games: their files, the folder they are in, and the keeper that saves as one plays.

Nothing is imported here: the menu takes `glimpse` alone, before its first picture.
"""
