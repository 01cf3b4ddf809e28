"""What players do: pointer, keys, commands, screen readers."""
