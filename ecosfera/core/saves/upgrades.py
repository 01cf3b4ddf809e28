"""What older files lack: one pure function from each format to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Step = Callable[[dict[str, Any]], dict[str, Any]]

FORMAT: Final = 1
"""The format this program writes. A new one wants a step in `STEPS` and a fixture in the tests."""
STEPS: Final[Mapping[int, Step]] = {}
"""By format: makes the content of a file into that of the next format. `format` is set here."""


def upgrade(
    content: dict[str, Any], steps: Mapping[int, Step] = STEPS, current: int = FORMAT
) -> dict[str, Any]:
    """The content of a file in the current format; its `format` must be known.

    Steps meet files edited by hand: they may raise KeyError, TypeError, ValueError, AttributeError.
    """
    for number in range(content["format"], current):
        content = {**steps[number](content), "format": number + 1}
    return content
