"""Reading aloud with the voice of the system."""
