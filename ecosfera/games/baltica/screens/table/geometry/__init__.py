"""Where things lie on the table; no drawing."""
