"""The rules in short."""
