"""Measure speed and memory, each beside a floor of the same machine in the same run."""
