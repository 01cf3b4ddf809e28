"""The moves at the table, and the targets to click for them. No window, no words."""
