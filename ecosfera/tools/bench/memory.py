"""How much memory this process holds."""

from __future__ import annotations

import sys
from pathlib import Path


def resident() -> float:
    """Resident memory in MB; the most there ever was where the system tells no more; else 0."""
    status = Path("/proc/self/statm")
    if status.exists():
        import resource  # noqa: PLC0415 (not on Windows)

        return int(status.read_text().split()[1]) * resource.getpagesize() / 1e6
    if sys.platform == "win32":
        return 0.0
    import resource  # noqa: PLC0415 (as above)

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
