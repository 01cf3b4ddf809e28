"""Watch a saved game from its beginning."""
