"""A program in which the tutorial can be begun, left and taken up again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.program import program

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ecosfera.ui.draw.pictures import Pictures
    from tests.program import Begin


@pytest.fixture
def begin(tmp_path: Path, pictures: Pictures) -> Iterator[Begin]:
    """Start the program; whenever it is started again, it finds its files."""
    with program(tmp_path, pictures, (1024, 576)) as begin:
        yield begin
