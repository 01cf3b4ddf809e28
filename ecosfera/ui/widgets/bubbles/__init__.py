"""Bubbles: short texts about things on the screen, and where they lie."""
