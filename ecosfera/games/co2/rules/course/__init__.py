"""What happens by itself (RULES 2, 3, 7, 9, 13): deal, VIA, event cards, the end of a move."""
