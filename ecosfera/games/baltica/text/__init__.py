"""The sentences of the game: card names, events, moves."""
