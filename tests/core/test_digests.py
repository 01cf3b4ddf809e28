"""SHA-256 without OpenSSL."""

from __future__ import annotations

import hashlib
import subprocess
import sys

import pytest

from ecosfera.core.digests import sha256

PROGRAM = """
import sys
from ecosfera.core.rng import seeded
print(seeded("sea"), "_hashlib" in sys.modules)
"""


@pytest.mark.parametrize("data", [b"", b"Baltic", bytes(range(256)) * 40])
def test_a_digest_is_the_one_of_the_standard_library(data: bytes) -> None:
    assert sha256(data) == hashlib.sha256(data).digest()


def test_seeds_do_not_load_openssl() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    number = int.from_bytes(hashlib.sha256(b"sea").digest()[:8], "big")
    assert done.stdout.split() == [str(number), "False"]
