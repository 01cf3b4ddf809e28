"""Ecosfera Baltica, the cooperative card game about the Baltic Sea."""
