"""Questions and announcements over the table."""
