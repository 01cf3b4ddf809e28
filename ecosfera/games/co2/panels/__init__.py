"""The panels of the table, and the pieces that move over them."""
