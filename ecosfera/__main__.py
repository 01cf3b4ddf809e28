"""`python -m ecosfera`, and where the frozen program begins."""

import gc
import sys

# Loading makes many objects and hardly any garbage; `cli` and `app.start` turn this on again.
gc.disable()

from ecosfera.cli import main  # noqa: E402 (from here on, imports are not interrupted)

if __name__ == "__main__":
    if getattr(sys, "frozen", False) and {"--multiprocessing-fork", "-c"} & set(sys.argv):
        # Only workers of a frozen program begin here so; the others need not wait for this.
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main())
