"""Saved games: file format, library, autosave.

Nothing is imported here, because the menu needs only `peek` before its first picture.
"""
