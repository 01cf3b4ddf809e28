"""The settings scene: changes apply at once and are kept."""
