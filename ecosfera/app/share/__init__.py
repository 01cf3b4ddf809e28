"""Take a finished game along: a picture, a page to print, the code, the game itself."""
