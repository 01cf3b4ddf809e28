"""`python -m ecosfera`, and where the frozen program begins."""

import sys

from ecosfera.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False) and {"--multiprocessing-fork", "-c"} & set(sys.argv):
        # Only workers of a frozen program begin here so; the others need not wait for this.
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main())
