"""What the sub-commands of `ecosfera` do; none of them needs a window."""
