"""Saved games: file format, library, autosave.

Nothing is imported here: the menu uses `peek` alone, before its first picture.
"""
