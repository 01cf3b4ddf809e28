"""The sheets that the table opens: offers, answers, places, the log."""
