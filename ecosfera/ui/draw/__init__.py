"""Theme, shapes, pictures, text."""
