"""Drawing: theme, shapes, pictures, text."""
