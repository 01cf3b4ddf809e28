"""The rules: state, actions, refusals, events. Standard library only; no files, no text."""
