"""Drive scenes and take pictures of them without a display."""
