"""The guided first lap: the fixed game, the steps through it, and where it is stored.

`guidance_of` says which guidance a match has.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ecosfera.core import guidance
from ecosfera.core.guidance import TipGuidance
from ecosfera.core.players import PERSON
from ecosfera.core.tutorial import PLACE, Step, Wait, steps_of_other
from ecosfera.games.co2.codec.challenge import GUIDED
from ecosfera.games.co2.info import INFO, STRENGTH, WEAKEST
from ecosfera.games.co2.rules.actions import (
    Accept,
    Action,
    Buy,
    EndTurn,
    Exchange,
    OfferTemplate,
    Pass,
    Play,
    Propose,
    Roll,
    TakeCredit,
)
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.ids import HAND, KindId, PlayerId, TerritoryId
from ecosfera.games.co2.rules.state import Side
from ecosfera.games.co2.stage.frame import COUNTERS_FROM, SUNS_FROM
from ecosfera.games.co2.stage.meaning import UNGUIDED
from ecosfera.games.co2.tips import LAST_TIP, TIPS, turn_of
from ecosfera.games.game_screens import NewMatch
from ecosfera.tabletop.setup import COMPUTERS, computers_of, shared_names

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from ecosfera.core.match import Match
    from ecosfera.games.co2.rules.pieces import Catalogue
    from ecosfera.games.co2.rules.state import State
    from ecosfera.games.co2.stage.meaning import Explanation, Guidance
    from ecosfera.games.game_screens import Seats, Services
    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words


LapStep: TypeAlias = "Step[str, Action]"
Others: TypeAlias = "Callable[[Sequence[LapStep]], tuple[LapStep, ...]]"
"""Makes the steps of the other seat from those of a person there."""

SEED: Final = GUIDED[0]
PLAYER, COMPUTER = PlayerId(0), PlayerId(1)
PARKS: Final = ("sestola", "guiglia", "pievepelago")
"""The area that the player completes."""
SEATS: Final = (PERSON, INFO.teammates[0])
"""Who plays: the player, and the computer."""


TAUGHT: Final = {
    "goal": "tip-start",
    "danger": "tip-low",
    "action": "tip-play",
    "buy": "tip-buy",
    "credit": "tip-co2-square",
    "via": "tip-via",
    "signs": "tip-signs",
    "missing": "tip-panel",
    "offer": "tip-offer",
    "sun": "tip-two",
}
"""Which tip says the same as a step, by the end of the id of its text."""


def config(names: tuple[str, ...] = ()) -> Config:
    """Return the configuration of the guided lap."""
    return Config(
        players=2, names=names, first_player=PLAYER, start_territories=3, flow=True, seed=SEED
    )


def steps(catalogue: Catalogue, *, together: bool = False) -> tuple[LapStep, ...]:
    """Return the steps of the lap.

    In it a computer plays the other seat, or somebody else if people play `together`.
    """
    places = {card.id: TerritoryId(t) for t, card in enumerate(catalogue.territories)}
    squares = {card.id: f"square-{card.square}" for card in catalogue.territories}
    kinds = {kind.id: KindId(k) for k, kind in enumerate(catalogue.kinds)}
    others = partial(steps_of_other, together=together)
    begin: LapStep = Step(
        "carbonlearn.lap.by-turns", targets=(f"player-{PLAYER}",), fields=NAMES_PLAYER
    )
    answered = "answered-by-person" if together else "answered"

    def plays(place: str) -> LapStep:
        return _tip("play", Play(places[place]))

    def buys(place: str) -> LapStep:
        return _tip("buy", Buy(), (("place", int(places[place])),))

    landed = (squares["finale_emilia"],)
    paid: LapStep = Step("carbonlearn.lap.rent-other", targets=landed, fields=NAMES_PLAYER)
    return (
        *((begin,) if together else ()),
        *_first_turn(places, squares),
        *others((_move("roll-other", Roll(), NAMES_COMPUTER), buys("pievepelago"), *ENOUGH)),
        *_event(squares, kinds, others((OFFERED, ACCEPTS)), answered),
        *others((*ROLLS, buys("campogalliano"), plays("pavullo"), *ENOUGH)),
        *_several_actions(places),
        *others((*ROLLS, paid, _move("save-up", Pass()))),
        *_rent(places, squares, kinds),
        *others((*ROLLS, plays("nonantola"), *ENOUGH)),
        *_via(),
        *_offer(places, squares, others),
        *others((*[plays("bomporto")] * 3, *ENOUGH)),
        *_sun(places, squares, kinds, others),
        Step("carbonlearn.lap.play-on"),
    )


def _first_turn(places: dict[str, TerritoryId], squares: dict[str, str]) -> tuple[LapStep, ...]:
    """Return the steps of a turn with a purchase and an action."""
    own = tuple(squares[name] for name in ("sestola", "finale_emilia", "castelfranco"))
    return (
        Step("carbonlearn.lap.goal", targets=("spiral",)),
        Step("carbonlearn.lap.places", targets=own),
        _move("roll", Roll()),
        Step("carbonlearn.lap.passed", targets=("square-5",)),
        Step("carbonlearn.lap.money", targets=(*_signs("credits", "euros"), "bank")),
        _move("buy", Buy()),
        Step("carbonlearn.lap.danger", targets=(f"player-{PLAYER}",)),
        Step("carbonlearn.lap.hand", targets=tuple(f"card-{slot}" for slot in range(HAND))),
        _move("action", Play(places["sestola"])),
        Step("carbonlearn.lap.shadow", targets=("spiral",)),
        _move("end-turn", EndTurn()),
    )


def _event(
    squares: dict[str, str],
    kinds: dict[str, KindId],
    accepted: tuple[LapStep, ...],
    answered: str,
) -> tuple[LapStep, ...]:
    """Return the steps of a turn with an event card and an offer that is `accepted`."""
    give, get = Side(cards=(kinds["waste_collection"],)), Side(cards=(kinds["energy_saving"],))
    return (
        Step("carbonlearn.tip.signs", targets=(squares["sestola"],)),
        _move("roll-again", Roll()),
        Step("carbonlearn.lap.event", targets=("square-18",)),
        _move("trade", Propose(COMPUTER, give, get), NAMES_COMPUTER),
        *accepted,
        _move(answered, EndTurn(), NAMES_COMPUTER),
    )


def _several_actions(places: dict[str, TerritoryId]) -> tuple[LapStep, ...]:
    """Return the steps of a turn on a CO₂ square, with three actions."""
    return (
        Step("carbonlearn.lap.missing", targets=_signs("race")),
        _move("roll-again", Roll()),
        _move("credit", TakeCredit()),
        _move("new-card", Play(places["castelfranco"])),
        _move("second-action", Play(places["guiglia"])),
        _move("third-action", Play(places["guiglia"])),
        _move("end-again", EndTurn()),
    )


def _rent(
    places: dict[str, TerritoryId], squares: dict[str, str], kinds: dict[str, KindId]
) -> tuple[LapStep, ...]:
    """Return the steps of a turn on the computer's territory, past a CO₂ square.

    The player exchanges cards that no territory will need, and finishes a territory.
    """
    spare = kinds["renewable_energy"]
    return (
        _move("roll-again", Roll()),
        Step("carbonlearn.lap.rent", targets=(squares["bomporto"],), fields=NAMES_COMPUTER),
        _move("exchange", Exchange((spare, spare))),
        _move("act-anywhere", Play(places["castelfranco"])),
        _move("kept", Play(places["castelfranco"])),
        _move("finished", Play(places["castelfranco"])),
        _move("end-again", EndTurn()),
    )


def _via() -> tuple[LapStep, ...]:
    """Return the steps of a turn in which the pawn passes VIA, and the player passes."""
    return (
        _move("roll-to-via", Roll()),
        Step("carbonlearn.lap.via", targets=("square-0",)),
        _move("pass", Pass()),
    )


def _offer(
    places: dict[str, TerritoryId], squares: dict[str, str], others: Others
) -> tuple[LapStep, ...]:
    """Return the steps of an offer to the player, and its answer."""
    give, get = Side((places["pievepelago"],)), Side((places["finale_emilia"],))
    parks = tuple(squares[name] for name in PARKS)
    return (
        *others((*ROLLS, _move("swap", Propose(PLAYER, give, get), NAMES_PLAYER))),
        Step(
            "carbonlearn.lap.offer",
            targets=(squares["pievepelago"], squares["finale_emilia"]),
            fields=NAMES_COMPUTER,
        ),
        Step("carbonlearn.lap.offer-window", targets=(f"player-{PLAYER}",)),
        ACCEPTS,
        Step("carbonlearn.lap.sun", targets=parks),
    )


def _sun(
    places: dict[str, TerritoryId],
    squares: dict[str, str],
    kinds: dict[str, KindId],
    others: Others,
) -> tuple[LapStep, ...]:
    """Return the steps of three turns in which the player completes the Parks."""
    bus, bicycle = kinds["public_transport"], kinds["sustainable_mobility"]
    sestola, guiglia, pievepelago = (places[name] for name in PARKS)
    return (
        *_towards_sun(9, Exchange((bus, bicycle)), pievepelago),
        _move("end-again", EndTurn()),
        *others((*ROLLS, _tip("play", Play(places["bomporto"])), *ENOUGH)),
        *_towards_sun(8, Exchange((bus, bicycle)), guiglia, guiglia, sestola, sestola, sestola),
        _move("end-again", EndTurn()),
        *others((*ROLLS, *[_tip("play", Play(places["nonantola"]))] * 2, *ENOUGH)),
        *_towards_sun(3, Exchange((bus, bus)), pievepelago, pievepelago),
        _move("last-action", Play(pievepelago)),
        Step("carbonlearn.lap.sunrise", targets=tuple(squares[name] for name in PARKS)),
    )


def _towards_sun(missing: int, exchange: Exchange, *places: TerritoryId) -> Iterator[LapStep]:
    """Yield the steps of a turn with an exchange in passing, then actions on the way to the sun."""
    yield _move("roll-again", Roll())
    yield _move("spare", exchange)
    for done, place in enumerate(places):
        yield _move("next-action", Play(place), (("n", missing - done),))


def _signs(*names: str) -> tuple[str, ...]:
    """Return the ids of signs on the panel of the player."""
    return tuple(f"sign-{PLAYER}-{name}" for name in names)


def _move(text: str, move: Action, fields: tuple[tuple[str, int], ...] = ()) -> LapStep:
    """Return a step that waits for a move."""
    return Step(f"carbonlearn.lap.{text}", Wait.MOVE, moves=(move,), fields=fields)


def _tip(text: str, move: Action, fields: tuple[tuple[str, int], ...] = ()) -> LapStep:
    """Return a step that waits for a move, of which a tip says enough."""
    return Step(f"carbonlearn.tip.{text}", Wait.MOVE, moves=(move,), fields=fields)


NAMES_PLAYER: Final = (("player", int(PLAYER)),)
NAMES_COMPUTER: Final = (("player", int(COMPUTER)),)
"""What a text is filled with that names the player, or who plays the other seat."""
ROLLS: Final = (_move("roll-again", Roll()),)
ENOUGH: Final = (_move("enough", EndTurn()),)
ACCEPTS: Final[LapStep] = Step("", Wait.MOVE, moves=(Accept(),))
OFFERED: Final[LapStep] = Step("carbonlearn.lap.offer-window", targets=(f"player-{COMPUTER}",))
"""Steps of a person on the other seat."""


GO_ON: Final = ("carbon.go-on",)
AT_THE_END: Final = ("carbonlearn.keep-playing", "carbonlearn.new-game")


def guided_match(words: Words, people: Sequence[str] = ()) -> NewMatch:
    """Return the match of the guided lap: for one person, or for all of these `people` together.

    Of more than two people, every other one plays the same seat.
    """
    together = len(people) > 1
    seats = (PERSON, PERSON) if together else SEATS
    names = shared_names(words, people, len(seats))
    return NewMatch(config(names), {COMPUTERS: list(seats), STRENGTH: WEAKEST, PLACE: 0})


def place_of(seats: Mapping[str, Any]) -> int | None:
    """Return the number of the current step, or None for a match that is no guided lap."""
    place = seats.get(PLACE)
    return place if isinstance(place, int) and not isinstance(place, bool) else None


COUNTERS_STEP: Final = "money"
SUNS_STEP: Final = "shadow"
"""The first steps that speak of what the bank has, and of the nearest suns."""


class LapGuidance(guidance.TutorialGuidance[str, Action]):
    """Guides the player through the first lap, then gives the `tips`.

    `store` is called with the number of the current step whenever it changes, and `learn` with
    the name of each tip that a step makes superfluous. With `together`, people play both seats.
    """

    def __init__(
        self,
        match: Match[State, Any, Any],
        place: int,
        store: Callable[[int | None], None],
        learn: Callable[[str], None] = lambda _tip: None,
        tips: Callable[[], Guidance] = lambda: UNGUIDED,
        *,
        together: bool = False,
    ) -> None:
        self._learn = learn
        self._make_tips = tips
        self._afterwards: Guidance | None = None
        script = steps(match.state.view.catalogue, together=together)
        begun = bool(match.actions)
        super().__init__(script, place, store, (GO_ON, AT_THE_END), begun=begun)

    def taught(self) -> int:
        """Return the round of a first match from which one sees what the steps so far explain."""
        reached = self.tutorial.steps[: self.tutorial.place + 1]
        known = [step.text.rpartition(".")[2] for step in reached]
        if SUNS_STEP in known:
            return SUNS_FROM
        return COUNTERS_FROM if COUNTERS_STEP in known else 1

    def permitted(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Return the actions that the current step permits; an offer is yet to be made up."""
        begun = {OfferTemplate(move.to) for move in self.wanted if isinstance(move, Propose)}
        return tuple(action for action in actions if action in begun) or super().permitted(actions)

    @property
    def explanation(self) -> Explanation | None:
        """Return what the current step explains, or after the last one a tip."""
        return super().explanation if self.restricts else self._tips.explanation

    def follow(self, match: Match[Any, Action, Any]) -> None:
        """Find the step that fits the position, or after the last one a tip."""
        super().follow(match)
        if not self.restricts:
            self._tips.follow(match)

    def done(self, what: object) -> None:
        """Pass on to the tips what a person has done."""
        if not self.restricts:
            self._tips.done(what)

    def answer(self, number: int) -> None:
        """Go on after a step or a tip."""
        if self.restricts:
            super().answer(number)
        else:
            self._tips.answer(number)

    @property
    def _tips(self) -> Guidance:
        """Return what guides the players afterwards; it knows what the lap has taught."""
        if self._afterwards is None:
            self._afterwards = self._make_tips()
        return self._afterwards

    def _note(self) -> None:
        """Store the number of the current step, and remember which tip it makes superfluous."""
        super()._note()
        step = self.tutorial.step
        tip = None if step is None else TAUGHT.get(step.text.rpartition(".")[2])
        if tip is not None:
            self._learn(tip)


def guidance_of(
    context: UiContext, services: Services, match: Match[State, Any, Any], seats: Seats
) -> Guidance:
    """Return the guidance of a match; `seats` may come from any file."""

    def known(tip: str) -> bool:
        return context.settings.of_game(INFO.id, tip, default=False)

    def remember(tip: str) -> None:
        if not known(tip):
            context.change_settings(context.settings.with_game(INFO.id, tip, value=True))

    def tips() -> Guidance:
        return TipGuidance(known, remember, TIPS, turn_of)

    place = place_of(seats)
    if place is not None and match.state.view.config.flow:

        def store(place: int | None) -> None:
            services.seats_changed({PLACE: place})

        computers = computers_of(seats, match.state.view.config.players, SEATS)
        together = not any(computers)
        lap = LapGuidance(match, place, store, remember, tips, together=together)
        lap.follow(match)
        if lap.restricts:
            return lap
    return tips()


def tips_left(context: UiContext) -> bool:
    """Return whether there are tips that were not given yet."""
    settings = context.settings
    return any(not settings.of_game(INFO.id, tip.id, default=False) for tip in TIPS)


def is_newcomer(context: UiContext) -> bool:
    """Return whether nobody has got as far as the last tip of a first match here."""
    return not context.settings.of_game(INFO.id, LAST_TIP, default=False)


def switch_tips(context: UiContext, *, on: bool) -> None:
    """Give all tips once more, or none from now on."""
    settings = context.settings
    for tip in TIPS:
        settings = settings.with_game(INFO.id, tip.id, value=not on)
    context.change_settings(settings)
