"""The seas of the journey, and which of them a match was played on.

They are checked without pydantic, which takes 15 MB: every set-up and every end need them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ecosfera import paths
from ecosfera.core.files.data_files import read
from ecosfera.games.baltica.content.presets import Balance, load_balance
from ecosfera.games.baltica.rules.ids import ELEMENT_STACK, LIVING_HABITATS, ROW_CARDS

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from ecosfera.games.baltica.content.presets import Preset
    from ecosfera.games.baltica.rules.config import Config

JOURNEY_FILE: Final = "journey.toml"
SEEDS: Final = 625_000
"""Seeds below this have a challenge code in every set-up (`codec.config`)."""
EAST: Final = (9.0, 31.0)
NORTH: Final = (53.0, 66.5)
"""The degrees that the chart shows, and east ones in `EAST`."""


@dataclass(frozen=True, slots=True)
class JourneySea:
    """A sea of the journey, as `journey.toml` describes it. Raise `ValueError` for a wrong one."""

    id: str
    at: tuple[float, float]
    """Degrees east and north."""
    picture: str
    """A path in `assets/art` without suffix."""
    seed: int
    base: str
    """The id of a preset; one that fits whoever plays depends on them."""
    waves: int = 1
    """How hard it is, from 1 to 6."""
    focus: float = 0.3
    """The height in the picture that is shown in a low box, as a fraction."""
    via: tuple[tuple[float, float], ...] = ()
    """Places that the course from the sea before passes."""
    living: int = 0
    pressures: int = 0
    element_stack: int | None = None
    row_cards: int | None = None
    eutrophication: bool = False
    biodiversity_loss: bool = False
    policies: bool = False

    def __post_init__(self) -> None:
        """Raise `ValueError` for what cannot be a sea."""
        if not re.fullmatch("[a-z]+", self.id):
            raise ValueError(f"{self.id!r} must be small letters only")
        ranges = {
            "seed": (0, SEEDS - 1),
            "living": (0, 3),
            "pressures": (0, 3),
            "element_stack": ELEMENT_STACK,
            "row_cards": ROW_CARDS,
            "waves": (1, 6),
        }
        for name, (least, most) in ranges.items():
            value = getattr(self, name)
            if value is not None and not (type(value) is int and least <= value <= most):
                raise ValueError(f"{self.id}: {name} must be {least} to {most}")
        if not 0 <= self.focus <= 1:
            raise ValueError(f"{self.id}: focus must be 0 to 1")
        for name in ("eutrophication", "biodiversity_loss", "policies"):
            if type(getattr(self, name)) is not bool:
                raise ValueError(f"{self.id}: {name} must be true or false")
        for east, north in (self.at, *self.via):
            if not (EAST[0] <= east <= EAST[1] and NORTH[0] <= north <= NORTH[1]):
                raise ValueError(f"{self.id}: {east}, {north} is not on the chart")

    def applied_to(self, config: Config, computers: int, balance: Balance) -> Config:
        """Return a configuration with the deal and the rules of this sea.

        `computers` is how many of its rows computer players help with.
        """
        config = self._preset(config, computers, balance).applied_to(config)
        return replace(
            config,
            element_stack=self.element_stack or config.element_stack,
            pressures=min(3, config.pressures + self.pressures),
            eutrophication=config.eutrophication or self.eutrophication,
            biodiversity_loss=config.biodiversity_loss or self.biodiversity_loss,
            living_habitats=min(LIVING_HABITATS[1], config.living_habitats + self.living),
            row_cards=self.row_cards or config.row_cards,
            policies=self.policies or self.base == "baltic",
            house_cards=True,
            seed=str(self.seed),
        )

    def _preset(self, config: Config, computers: int, balance: Balance) -> Preset:
        fitting = balance.fitting.get((config.players - computers, computers), ())
        found = (*fitting, *balance.presets)
        # With computer players only, nothing fits: the easiest of the printed presets stands in.
        return next((preset for preset in found if preset.id == self.base), balance.presets[0])


@lru_cache(maxsize=1)
def load_journey(folder: Path | None = None) -> tuple[JourneySea, ...]:
    """Load `journey.toml`. Raise `DataFileError` if it is invalid."""
    return read((folder or paths.assets() / "data") / JOURNEY_FILE, _journey)


def _journey(table: dict[str, Any]) -> tuple[JourneySea, ...]:
    seas = tuple(_sea(entry) for entry in table["sea"])
    balance = load_balance()
    known = {preset.id for found in balance.fitting.values() for preset in found}
    known |= {preset.id for preset in balance.presets}
    for sea in seas:
        if sea.base not in known:
            raise ValueError(f"{sea.id}: there is no preset {sea.base}")
    for what in ("id", "seed"):
        if len({getattr(sea, what) for sea in seas}) < len(seas):
            raise ValueError(f"two seas have the same {what}")
    return seas


def _sea(entry: dict[str, Any]) -> JourneySea:
    """Return a sea of the parsed file."""
    east, north = entry["at"]
    via = tuple((place[0], place[1]) for place in entry.get("via", ()))
    return JourneySea(**{**entry, "at": (east, north), "via": via})


def sea_of(config: Config) -> JourneySea | None:
    """Return the sea of the journey on which a match with this configuration is played, if any."""
    for sea in load_journey():
        if str(sea.seed) == config.seed:
            balance = load_balance()
            for computers in range(config.players):
                if sea.applied_to(config, computers, balance) == config:
                    return sea
    return None


def sea_after(sea_id: str) -> JourneySea | None:
    """Return the sea that follows one; None after the last, and for an unknown one."""
    seas = load_journey()
    ids = [sea.id for sea in seas]
    place = ids.index(sea_id) + 1 if sea_id in ids else len(seas)
    return seas[place] if place < len(seas) else None
