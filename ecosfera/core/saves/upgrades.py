"""Upgrades of older files: one pure function from each format to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Step = Callable[[dict[str, Any]], dict[str, Any]]

FORMAT: Final = 1
"""The format that this program writes. A new one needs a step in `STEPS` and a test fixture."""
STEPS: Final[Mapping[int, Step]] = {}
"""By format: converts the content of a file to the next format. `format` is set separately."""


def upgrade(
    content: dict[str, Any], steps: Mapping[int, Step] = STEPS, current: int = FORMAT
) -> dict[str, Any]:
    """Return the content of a file in the current format; its `format` must be known.

    Steps may get files edited by hand, so they may raise KeyError, TypeError, ValueError or
    AttributeError.
    """
    for number in range(content["format"], current):
        content = {**steps[number](content), "format": number + 1}
    return content
