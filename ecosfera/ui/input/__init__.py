"""Intents, keys, gamepads, focus."""
