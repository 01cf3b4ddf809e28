"""Memory use of this process."""

from __future__ import annotations

import sys
from pathlib import Path


def resident() -> float:
    """Return the resident memory in MB.

    Where the system does not tell the current value, return the peak; on Windows return 0.
    """
    status = Path("/proc/self/statm")
    if status.exists():
        import resource  # noqa: PLC0415 (not on Windows)

        return int(status.read_text().split()[1]) * resource.getpagesize() / 1e6
    if sys.platform == "win32":
        return 0.0
    import resource  # noqa: PLC0415 (as above)

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
