"""SHA-256 without OpenSSL, whose library would take 3 MB of memory and some milliseconds."""

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
