"""The paintings of the badges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

PICTURES: Final[Mapping[str, str]] = {
    "co2-sun": "co2/events/sunny_year",
    "co2-won": "co2/squares/via",
    "co2-trades": "co2/territories/pavullo",
    "co2-no-debt": "co2/territories/campogalliano",
    "co2-areas": "co2/events/new_bus_line",
    "co2-strong": "co2/territories/sestola",
}
"""The painting of each badge of `records.py`, by its id, in the order in which they are shown."""
