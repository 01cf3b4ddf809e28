"""The game itself: state, actions, refusals, events. Standard library only; no files, no text."""
