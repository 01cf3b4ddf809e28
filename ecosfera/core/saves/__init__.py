"""Saved games: file format, library, autosave.

Nothing is imported here, because the menu needs only `listing` before its first picture.
"""
