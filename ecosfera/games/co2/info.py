"""Facts about the game that need no rules: for lists of saves and the command line.

This is imported before the first frame. It must not import rules, data or bots, except the ranges
of a configuration.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.game_info import GameInfo, GuideButton, MenuLook, SetupOption
from ecosfera.core.json_fields import (
    CodecError,
    read_integer,
    read_list,
    read_string,
)
from ecosfera.games.co2.rules.ids import (
    GOAL,
    MAX_SEED_LENGTH,
    MOST,
    OFFERS,
    PLAYERS,
    ROUND_LIMIT,
    START_TERRITORIES,
)

if TYPE_CHECKING:
    from collections.abc import Mapping


def read_summary(values: Mapping[str, object], where: str) -> dict[str, Any]:
    """Return a validated summary of a position. Raise `CodecError`."""
    seed = read_string(values["seed"], f"{where}.seed")
    if len(seed) > MAX_SEED_LENGTH:
        raise CodecError(f"{where}.seed: at most {MAX_SEED_LENGTH} characters")
    balances = read_list(values["balances"], f"{where}.balances")
    if len(balances) > PLAYERS[1]:
        raise CodecError(f"{where}.balances: at most {PLAYERS[1]}")
    return {
        "seed": seed,
        "goal": read_integer(values["goal"], f"{where}.goal", *GOAL),
        "round": read_integer(values["round"], f"{where}.round", 1, ROUND_LIMIT[1]),
        "balances": [
            read_integer(balance, f"{where}.balances[{i}]", -MOST, MOST)
            for i, balance in enumerate(balances)
        ],
    }


STRENGTHS: Final = ("newcomer", "steady", "strong")
"""How strong the computer players can be, whatever their character."""
STRENGTH: Final = "strength"
"""The key of the seats under which the strength of all computer players stands."""
WEAKEST: Final = STRENGTHS[0]
"""The strength of computer players in somebody's first match."""
USUAL: Final = "steady"
"""The strength of computer players for whom none is given."""
INFO: Final = GameInfo(
    id="co2",
    title="menu.title-co2",
    players=PLAYERS,
    outcomes=("goal", "last", "rounds"),
    summary_keys=("seed", "goal", "round", "balances"),
    read_summary=read_summary,
    sample_code="34MAY-PXEPE",
    setup=(
        SetupOption("players", PLAYERS, metavar="N"),
        SetupOption("goal", GOAL),
        SetupOption("start_territories", START_TERRITORIES),
        SetupOption("round_limit", ROUND_LIMIT),
        SetupOption("offers", OFFERS),
        SetupOption("flow"),
        SetupOption("head_start"),
        SetupOption("retire"),
        SetupOption("last_earned"),
        SetupOption("late_trades"),
        SetupOption("seed", longest=MAX_SEED_LENGTH, metavar="TEXT"),
    ),
    teammates=("steady", "bold", "obliging"),
    longest_seed=MAX_SEED_LENGTH,
    guide=GuideButton("carbon.rules.places", "icon_book"),
    look=MenuLook(
        "menu.tagline-co2",
        "menu.welcome-co2",
        "co2/province",
        (0.5, 0.6),
        card="co2/events/sunny_year",
    ),
    learn_together=True,
    unnamed=("carbon.colour-1", "carbon.colour-2", "carbon.colour-3", "carbon.colour-4"),
)
