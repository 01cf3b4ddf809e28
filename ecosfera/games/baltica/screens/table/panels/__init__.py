"""The parts of the table, each of which draws itself."""
