"""The set-up: who plays, and how long."""
