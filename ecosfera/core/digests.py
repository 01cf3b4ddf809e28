"""SHA-256 without OpenSSL, whose library takes 3.9 MB.

hashlib loads it, and the budget of memory (2.6 times the 36 MB of a window with a text, of which
2.55 are used) has less than 2 MB left. Packages leave OpenSSL out altogether.
"""

from __future__ import annotations

try:  # Python's own has had different homes; all of them may be missing
    from _sha2 import sha256 as _sha256  # type: ignore[import-not-found, unused-ignore]
except ImportError:
    try:
        from _sha256 import sha256 as _sha256  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        from hashlib import sha256 as _sha256


def sha256(data: bytes) -> bytes:
    """Return the SHA-256 digest of some bytes."""
    digest: bytes = _sha256(data).digest()
    return digest
