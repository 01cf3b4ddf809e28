"""Facts about the game that need no rules: for the menu, lists of saves and the command line.

This is imported before the first frame. It must not import rules, card data or bots, except the
ranges of a configuration.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.game_info import GameInfo, GameSetting, GuideButton, MenuLook, SetupOption
from ecosfera.core.json_fields import (
    CodecError,
    read_choice,
    read_integer,
    read_list,
    read_string,
)
from ecosfera.core.players import PERSON
from ecosfera.games.baltica.rules.ids import (
    ELEMENT_STACK,
    LAST_ROUND,
    LEVELS,
    LIVING_HABITATS,
    MAX_SEED_LENGTH,
    ROW_CARDS,
    STARTING_PRESSURES,
)
from ecosfera.games.baltica.rules.ids import PLAYERS as ROWS

if TYPE_CHECKING:
    from collections.abc import Mapping

CHARACTERS: Final = ("cautious", "bold", "helpful")
"""The computer players in the order offered; each is a character of `bots.characters`."""
PLAYERS: Final = (PERSON, *CHARACTERS)
"""The possible players of a row."""
IMPACTS: Final = 6
"""Number of impact tiles (RULES 3.4)."""
WARNINGS: Final = GameSetting("warnings", "settings.warnings", default=True, old_key="warnings")
"""Whether a move that costs something asks first."""
SUGGESTIONS: Final = GameSetting("suggestions", "settings.suggestions", default=False)
"""Whether the list shows unasked what is clearly good to do."""


def read_summary(values: Mapping[str, object], where: str) -> dict[str, Any]:
    """Return a validated summary of a position. Raise `CodecError`."""
    from ecosfera.games.baltica.rules.cards import HABITATS  # noqa: PLC0415 (rules: no menu has them)

    seed = read_string(values["seed"], f"{where}.seed")
    if len(seed) > MAX_SEED_LENGTH:
        raise CodecError(f"{where}.seed: at most {MAX_SEED_LENGTH} characters")
    habitats = read_list(values["habitats"], f"{where}.habitats")
    if len(habitats) > len(HABITATS):
        raise CodecError(f"{where}.habitats: at most {len(HABITATS)}")
    return {
        "level": read_integer(values["level"], f"{where}.level", *LEVELS),
        "seed": seed,
        "round": read_integer(values["round"], f"{where}.round", 1, LAST_ROUND),
        "habitats": [
            read_choice(habitat, f"{where}.habitats[{i}]", HABITATS)
            for i, habitat in enumerate(habitats)
        ],
        "impacts": read_integer(values["impacts"], f"{where}.impacts", 0, IMPACTS),
    }


INFO: Final = GameInfo(
    id="ecosfera",
    title="menu.title-ecosfera",
    players=ROWS,
    outcomes=("won", "lost"),
    summary_keys=("level", "seed", "round", "habitats", "impacts"),
    read_summary=read_summary,
    sample_code="3334H-7DLRF",
    setup=(
        SetupOption("players", ROWS, metavar="N", at_start="sit down at once, with N rows"),
        SetupOption("level", LEVELS, metavar="L", at_start="sit down at once, at level 1 or 2"),
        SetupOption("element_stack", ELEMENT_STACK),
        SetupOption("high_pressure"),
        SetupOption("eutrophication"),
        SetupOption("biodiversity_loss"),
        SetupOption("pressures", STARTING_PRESSURES),
        SetupOption("living_habitats", LIVING_HABITATS),
        SetupOption("row_cards", ROW_CARDS),
        SetupOption("homecoming"),
        SetupOption("house_cards"),
        SetupOption("journey"),
        SetupOption(
            "seed",
            longest=MAX_SEED_LENGTH,
            metavar="TEXT",
            at_start="sit down at once, to the game of this seed",
        ),
    ),
    teammates=CHARACTERS,
    longest_seed=MAX_SEED_LENGTH,
    guide=GuideButton("menu.guide", "icon_fish"),
    look=MenuLook(
        "menu.tagline",
        "menu.welcome-text",
        "scenes/menu",
        focus=(0.62, 0.5),
        title="app/title",
        sea=True,
    ),
    settings=(WARNINGS, SUGGESTIONS),
    learn_together=True,
    journey="journey.title",
)
