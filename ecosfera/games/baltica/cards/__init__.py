"""Drawing of cards and pieces."""
