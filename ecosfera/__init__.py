"""Ecosfera Baltica: an independent digital edition of the cooperative card game."""

__version__ = "0.1.0"
