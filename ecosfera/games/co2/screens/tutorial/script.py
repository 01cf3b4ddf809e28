"""The script of the guided first lap: the fixed game, and the steps through it.

`build/find_lap.py` found the game and its moves. A test plays all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from ecosfera.core.player_kinds import PERSON
from ecosfera.core.tutorial import Step, Wait
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.rules.options.actions import (
    Accept,
    Buy,
    EndTurn,
    Pass,
    Play,
    Propose,
    Refuse,
    Roll,
    TakeCredit,
)
from ecosfera.games.co2.rules.pieces.ids import PlayerId, TerritoryId
from ecosfera.games.co2.rules.position.config import Config
from ecosfera.games.co2.rules.position.state import Side

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.options.actions import Action
    from ecosfera.games.co2.rules.pieces.catalogue import Catalogue

LapStep: TypeAlias = "Step[str, Action]"

SEED: Final = "22859"
PLAYER, COMPUTER = PlayerId(0), PlayerId(1)
SEATS: Final = (PERSON, INFO.teammates[0])
"""Who plays: the player, and the computer."""


def config(names: tuple[str, ...] = ()) -> Config:
    """Return the configuration of the guided lap."""
    return Config(players=2, names=names, first_player=PLAYER, start_territories=3, seed=SEED)


def steps(catalogue: Catalogue) -> tuple[LapStep, ...]:
    """Return the steps of the lap."""
    places = {card.id: TerritoryId(t) for t, card in enumerate(catalogue.territories)}
    squares = {card.id: f"square-{card.square}" for card in catalogue.territories}
    return (
        *_first_turn(places, squares),
        _watch(Roll()),
        _watch(Buy()),
        _watch(EndTurn()),
        *_rent(places, squares),
        _watch(Roll()),
        _watch(TakeCredit()),
        _watch(EndTurn()),
        *_co2_square(places),
        _watch(Roll()),
        _watch(Buy()),
        _watch(EndTurn()),
        Step("carbonlearn.lap.danger", spots=("player-1",)),
        *_before_via(places),
        _watch(Roll()),
        _watch(Pass()),
        *_via(),
        *_trade(places, squares),
        Step("carbonlearn.lap.hint", spots=("hint",)),
        Step("carbonlearn.lap.play-on"),
    )


def _first_turn(places: dict[str, TerritoryId], squares: dict[str, str]) -> tuple[LapStep, ...]:
    """Return the steps of a turn with a purchase and an action."""
    own = tuple(squares[name] for name in ("pavullo", "montefiorino", "sestola"))
    return (
        Step("carbonlearn.lap.goal", spots=("spiral",)),
        Step("carbonlearn.lap.places", spots=own),
        _move("roll", Roll()),
        _move("buy", Buy()),
        _move("action", Play(places["pavullo"])),
        Step("carbonlearn.lap.gained", spots=("spiral",)),
        _move("end-turn", EndTurn()),
    )


def _rent(places: dict[str, TerritoryId], squares: dict[str, str]) -> tuple[LapStep, ...]:
    """Return the steps of a turn on the computer's territory."""
    return (
        _move("roll-again", Roll()),
        Step("carbonlearn.lap.rent", spots=(squares["soliera"],)),
        _move("act-anywhere", Play(places["sestola"])),
        _move("end-again", EndTurn()),
    )


def _co2_square(places: dict[str, TerritoryId]) -> tuple[LapStep, ...]:
    """Return the steps of a turn on a CO₂ square."""
    return (
        _move("roll-again", Roll()),
        _move("credit", TakeCredit()),
        _move("next-action", Play(places["fiorano"])),
        _move("end-again", EndTurn()),
    )


def _before_via(places: dict[str, TerritoryId]) -> tuple[LapStep, ...]:
    """Return the steps of a turn on a free territory that is not bought."""
    return (
        _move("roll-again", Roll()),
        _move("no-purchase", Play(places["fiorano"])),
        _move("end-again", EndTurn()),
    )


def _via() -> tuple[LapStep, ...]:
    """Return the steps of a turn in which the pawn passes VIA."""
    return (
        _move("roll-to-via", Roll()),
        Step("carbonlearn.lap.via", spots=("square-0",)),
        _move("pass", Pass()),
    )


def _trade(places: dict[str, TerritoryId], squares: dict[str, str]) -> tuple[LapStep, ...]:
    """Return the steps of an offer of the computer, and its answer."""
    give, get = Side((places["frassinoro"],)), Side((places["sestola"],))
    mountain = tuple(squares[name] for name in ("pavullo", "montefiorino", "frassinoro"))
    return (
        _watch(Roll()),
        _watch(Propose(PLAYER, give, get)),
        Step("carbonlearn.lap.offer", spots=(squares["frassinoro"], squares["sestola"])),
        Step("", Wait.MOVE, moves=(Accept(), Refuse())),
        Step("carbonlearn.lap.sun", spots=mountain),
    )


def _move(text: str, move: Action) -> LapStep:
    """Return a step that waits for a move of the player."""
    return Step(f"carbonlearn.lap.{text}", Wait.MOVE, moves=(move,))


def _watch(move: Action) -> LapStep:
    """Return a step in which the computer makes its move."""
    return Step("", Wait.WATCH, moves=(move,))
