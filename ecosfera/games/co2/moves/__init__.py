"""What can be done at the table, and where one clicks for it. No window, no words."""
