"""What can be done at the table: targets, selection of a move, the list of moves."""
