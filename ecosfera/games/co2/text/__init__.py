"""Sentences: names, moves, events, reasons."""
