"""The application: window, loop, scene stack."""
