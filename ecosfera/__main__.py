"""`python -m ecosfera` is `ecosfera`."""

import multiprocessing
import sys

from ecosfera.cli import main

if __name__ == "__main__":
    # In a frozen program, the processes of a simulation start here too.
    multiprocessing.freeze_support()
    sys.exit(main())
