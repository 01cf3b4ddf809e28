"""The app: window, loop, scene stack."""
