"""What players press: the controls of the table."""
