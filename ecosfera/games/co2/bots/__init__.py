"""Computer players and hints. They never see the event deck or the dice to come."""
