"""The games, each in a package of its own; nothing is imported here."""
