"""The seas of the journey, and which of them a match was played on."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

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


class JourneySea(BaseModel):
    """A sea of the journey, as `journey.toml` describes it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Annotated[str, Field(pattern=r"^[a-z]+$")]
    at: tuple[
        Annotated[float, Field(ge=9, le=31)],
        Annotated[float, Field(ge=53, le=66.5)],
    ]
    """Degrees east and north."""
    via: tuple[tuple[float, float], ...] = ()
    """Places that the course from the sea before passes."""
    picture: str
    """A path in `assets/art` without suffix."""
    seed: Annotated[int, Field(ge=0, lt=SEEDS)]
    base: str
    """The id of a preset; one that fits whoever plays depends on them."""
    living: Annotated[int, Field(ge=0, le=3)] = 0
    pressures: Annotated[int, Field(ge=0, le=3)] = 0
    element_stack: Annotated[int, Field(ge=ELEMENT_STACK[0], le=ELEMENT_STACK[1])] | None = None
    row_cards: Annotated[int, Field(ge=ROW_CARDS[0], le=ROW_CARDS[1])] | None = None
    eutrophication: bool = False
    biodiversity_loss: bool = False
    policies: bool = False

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
    seas = tuple(JourneySea.model_validate(entry) for entry in table["sea"])
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
