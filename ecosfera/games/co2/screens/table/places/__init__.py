"""What is looked at closely: the large card of a territory, and the territories of a player."""
