"""The sub-commands of `ecosfera`."""
