"""SHA-256 without OpenSSL, whose library would take 3 MB of memory and some milliseconds."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable


def _found() -> Callable[[bytes], Any]:
    """Return the function of Python's own, which has different homes, or that of `hashlib`."""
    for module in ("_sha2", "_sha256"):
        with suppress(ImportError, AttributeError):
            own: Callable[[bytes], Any] = import_module(module).sha256
            return own
    from hashlib import sha256 as any_other  # noqa: PLC0415 (seldom)

    return any_other


_SHA256: Final = _found()


def sha256(data: bytes) -> bytes:
    """Return the SHA-256 digest of some bytes."""
    digest: bytes = _SHA256(data).digest()
    return digest
