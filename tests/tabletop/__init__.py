"""Tests of the tabletop."""
