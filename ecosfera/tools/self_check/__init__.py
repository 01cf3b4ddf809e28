"""Test an installation."""
