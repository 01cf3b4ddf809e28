"""The script of the guided first lap: the fixed game, and the steps through it.

`build/find_lap.py` found the game and its moves. A test plays all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from ecosfera.core.player_kinds import PERSON
from ecosfera.core.tutorial import Step, Wait
from ecosfera.games.co2.codec.challenge import GUIDED
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.rules.actions import (
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
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.ids import KindId, PlayerId, TerritoryId
from ecosfera.games.co2.rules.state import Side

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.pieces import Catalogue

LapStep: TypeAlias = "Step[str, Action]"

SEED: Final = GUIDED[0]
PLAYER, COMPUTER = PlayerId(0), PlayerId(1)
SEATS: Final = (PERSON, INFO.teammates[0])
"""Who plays: the player, and the computer."""


TAUGHT: Final = {
    "goal": "tip-start",
    "danger": "tip-low",
    "action": "tip-play",
    "buy": "tip-buy",
    "credit": "tip-co2-square",
    "via": "tip-via",
    "offer": "tip-offer",
    "sun": "tip-two",
}
"""Which tip says the same as a step, by the end of the id of its text."""


def config(names: tuple[str, ...] = ()) -> Config:
    """Return the configuration of the guided lap."""
    return Config(players=2, names=names, first_player=PLAYER, start_territories=3, seed=SEED)


def steps(catalogue: Catalogue) -> tuple[LapStep, ...]:
    """Return the steps of the lap."""
    places = {card.id: TerritoryId(t) for t, card in enumerate(catalogue.territories)}
    squares = {card.id: f"square-{card.square}" for card in catalogue.territories}
    kinds = {kind.id: KindId(k) for k, kind in enumerate(catalogue.kinds)}
    return (
        *_first_turn(places, squares),
        *_watch(Roll(), Buy(), EndTurn()),
        *_event(kinds),
        *_watch(Roll(), Play(places["nonantola"]), EndTurn()),
        *_two_actions(places),
        *_watch(Roll(), Play(places["nonantola"]), EndTurn()),
        *_rent(places, squares),
        *_watch(Roll(), TakeCredit(), EndTurn()),
        *_via(),
        *_offer(places, squares),
        Step("carbonlearn.lap.hint", spots=("hint",)),
        Step("carbonlearn.lap.play-on"),
    )


def _first_turn(places: dict[str, TerritoryId], squares: dict[str, str]) -> tuple[LapStep, ...]:
    """Return the steps of a turn with a purchase and an action."""
    own = tuple(squares[name] for name in ("sestola", "finale_emilia", "castelfranco"))
    return (
        Step("carbonlearn.lap.goal", spots=("spiral",)),
        Step("carbonlearn.lap.places", spots=own),
        Step("carbonlearn.lap.money", spots=(f"player-{PLAYER}", "bank")),
        _move("roll", Roll()),
        _move("buy", Buy()),
        Step("carbonlearn.lap.danger", spots=(f"player-{PLAYER}",)),
        _move("action", Play(places["sestola"])),
        _move("end-turn", EndTurn()),
    )


def _event(kinds: dict[str, KindId]) -> tuple[LapStep, ...]:
    """Return the steps of a turn with an event card and an offer of the player."""
    give, get = Side(cards=(kinds["waste_collection"],)), Side(cards=(kinds["energy_saving"],))
    return (
        _move("roll-again", Roll()),
        Step("carbonlearn.lap.event", spots=("square-18",)),
        _move("trade", Propose(COMPUTER, give, get)),
        *_watch(Accept()),
        _move("answered", EndTurn()),
    )


def _two_actions(places: dict[str, TerritoryId]) -> tuple[LapStep, ...]:
    """Return the steps of a turn on a CO₂ square, with two actions."""
    return (
        _move("roll-again", Roll()),
        _move("credit", TakeCredit()),
        _move("new-card", Play(places["castelfranco"])),
        _move("second-action", Play(places["guiglia"])),
        _move("end-again", EndTurn()),
    )


def _rent(places: dict[str, TerritoryId], squares: dict[str, str]) -> tuple[LapStep, ...]:
    """Return the steps of a turn on the computer's territory."""
    return (
        _move("roll-again", Roll()),
        Step("carbonlearn.lap.rent", spots=(squares["bomporto"],)),
        _move("act-anywhere", Play(places["guiglia"])),
        _move("end-again", EndTurn()),
    )


def _via() -> tuple[LapStep, ...]:
    """Return the steps of a turn in which the pawn passes VIA."""
    return (
        _move("roll-to-via", Roll()),
        Step("carbonlearn.lap.via", spots=("square-0",)),
        _move("pass", Pass()),
    )


def _offer(places: dict[str, TerritoryId], squares: dict[str, str]) -> tuple[LapStep, ...]:
    """Return the steps of an offer of the computer, and its answer."""
    give, get = Side((places["pievepelago"],)), Side((places["finale_emilia"],))
    parks = tuple(squares[name] for name in ("sestola", "guiglia", "pievepelago"))
    return (
        *_watch(Roll(), Propose(PLAYER, give, get)),
        Step("carbonlearn.lap.offer", spots=(squares["pievepelago"], squares["finale_emilia"])),
        Step("", Wait.MOVE, moves=(Accept(), Refuse())),
        Step("carbonlearn.lap.sun", spots=parks),
    )


def _move(text: str, move: Action) -> LapStep:
    """Return a step that waits for a move of the player."""
    return Step(f"carbonlearn.lap.{text}", Wait.MOVE, moves=(move,))


def _watch(*moves: Action) -> tuple[LapStep, ...]:
    """Return steps in which the computer makes its moves."""
    return tuple(Step("", Wait.WATCH, moves=(move,)) for move in moves)
