"""What is told about a card or a thing: its page, its texts, and whether a move is possible."""
