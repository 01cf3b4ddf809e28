"""Paints animals as lit volumes: a body is modelled, lit by one sun and finished with a brush."""
