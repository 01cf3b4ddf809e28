"""`python -m ecosfera`, and where the frozen program begins."""

import sys

from ecosfera.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # Only a frozen program has workers that begin here; the others need not wait for this.
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main())
