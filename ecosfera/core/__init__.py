"""What every game needs without a window: matches, saves, protocol, bots, random numbers."""
