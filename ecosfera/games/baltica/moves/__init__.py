"""The moves at the table: targets, the selection of a move, the list of moves."""
