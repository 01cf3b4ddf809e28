"""What `ecosfera bench` measures, each beside a floor of the same machine in the same run."""
