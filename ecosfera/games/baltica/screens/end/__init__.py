"""The end of a game: won or lost, and how it went."""
