"""Files of the program: read within limits, written whole, private, deleted only by mark."""
