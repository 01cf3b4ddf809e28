"""What lives in the sea behind the table: each habitat brings fish, grass and light of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules.cards import COAST, HABITATS, ICE, MUD, OPEN_WATER, RIVER, ROCK
from ecosfera.games.baltica.rules.state import IMPACT_TILES
from ecosfera.ui.stage import shoal
from ecosfera.ui.stage.life import Specks
from ecosfera.ui.stage.shoal import Meadow, Painted, Rays, Shoal, ShoalKind, water_colour

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from ecosfera.games.baltica.rules.ids import HabitatId
    from ecosfera.ui.draw.shapes import Shapes
    from ecosfera.ui.stage.life import Current

MOTES: Final = 9
SHOALS: Final[dict[HabitatId, ShoalKind]] = {
    OPEN_WATER: shoal.HERRINGS,
    COAST: shoal.PERCHES,
    RIVER: shoal.PIKES,
    ROCK: shoal.CODS,
    MUD: shoal.FLOUNDERS,
    ICE: shoal.SEALS,
}
"""Who comes back with each habitat."""
TUFTS: Final = (0.015, 0.985, 0.13, 0.86, 0.07, 0.93)
"""Where grass stands, as shares of the width; the first ones are there from the beginning."""
FREE: Final = 0.69
"""Height at which nothing lies over the sea, above the row, as a share of the window's."""
BARE: Final = 2
"""Number of tufts, and of sticklebacks, in a sea without habitats."""


def living(
    shapes: Shapes,
    painted: Painted,
    size: tuple[int, int],
    habitats: Collection[HabitatId],
    impacts: int,
    arrivals: Mapping[HabitatId, float] | None = None,
) -> list[Current]:
    """Return what moves in the sea with these habitats and impacts, from back to front.

    `arrivals` are the times at which fish swim in with their habitat; others are there already.
    """
    left = 1 - impacts / IMPACT_TILES
    clear = len(habitats) / len(HABITATS) * left
    water = water_colour(clear)
    back = [habitat for habitat in SHOALS if habitat in habitats]
    tufts = round((BARE + len(TUFTS[BARE:]) * clear) * min(1.0, 1.5 * left))
    found: list[Current] = []
    if left:
        found.append(Rays(painted, size, 1 + round(3 * clear), 0.08 + 0.07 * clear))
        for seed, habitat in enumerate(back, 3):
            fish = Shoal(painted, SHOALS[habitat], size, water, left, seed)
            if arrivals and habitat in arrivals:
                fish.enter(arrivals[habitat], FREE)
            found.append(fish)
        found.append(Shoal(painted, shoal.STICKLEBACKS, size, water, left * (0.5 + 0.5 * clear)))
    found.append(Meadow(painted, size, water, TUFTS[:tufts]))
    found.append(Specks(shapes, size, MOTES, (1.5, 4.5), -9, (255, 255, 255, 70)))
    return found
