"""The tutorial: the fixed game and the steps through it.

A step names the id of its text, what it points at, and what it waits for. `guidance_of` says which
guidance a match has.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ecosfera.core import guidance
from ecosfera.core.guidance import TipGuidance
from ecosfera.core.tutorial import PLACE, Step, Wait, steps_of_other
from ecosfera.games.baltica.info import INFO
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels.bar import BUTTONS
from ecosfera.games.baltica.rules.actions import (
    END_TURN,
    TOKEN,
    AcquireConsumer,
    AcquireProducer,
    Action,
    Pass,
    Plus,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.cards import COAST, ELEMENTS
from ecosfera.games.baltica.rules.ids import EVERY_ABILITY, EVERY_HABITAT, EVERY_PLAYER
from ecosfera.games.baltica.setup.draft import SetupDraft, computers_of
from ecosfera.games.baltica.table.options import UNGUIDED
from ecosfera.games.baltica.tips import GO_ON, tips_of, turn_of
from ecosfera.games.game_screens import NewMatch
from ecosfera.tabletop.setup import shared_names

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.table.options import Explanation, Guidance
    from ecosfera.games.game_screens import Seats, Services
    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words


TableStep: TypeAlias = "Step[Target, Action]"

SEED: Final = 308662
ELEMENT_STACK: Final = 8
CHARACTER: Final = "helpful"
"""The character of the teammate."""
PLAYER, TEAMMATE = EVERY_PLAYER[:2]

TILES: Final = tuple(Target(TargetKind.TILE, habitat) for habitat in EVERY_HABITAT)
IMPACTS: Final = Target(TargetKind.IMPACTS)
PRESSURES: Final = Target(TargetKind.PRESSURES)
DISCARD: Final = Target(TargetKind.DISCARD)
DECK: Final = Target(TargetKind.DECK)
TOKENS: Final = tuple(Target(TargetKind.TOKEN, ability) for ability in EVERY_ABILITY)
CORNER: Final = Target(TargetKind.LINE)
"""The detail corner, where a teammate says what it does and refusals are explained."""
MATE: Final = Target(TargetKind.PLAYER_ROW, 1)
"""The row of the teammate."""
STACKS: Final = tuple(Target(TargetKind.STACK, element) for element in range(len(ELEMENTS)))
SHELVES: Final = tuple(Target(TargetKind.SHELF, row) for row in (0, 1))


def steps(catalogue: Catalogue, *, together: bool = False) -> tuple[TableStep, ...]:
    """Return the steps of the tutorial, played with these cards.

    In it a computer plays the other row, or somebody else if people play `together`.
    """
    cards = catalogue.ids
    return (
        *_first_turn(cards),
        *_teammates_first_turn(cards, together=together),
        *_dead_turn(cards),
        *_second_turn(cards),
        *_teammates_second_turn(cards, together=together),
        *_third_turn(cards),
        *_teammates_third_turn(cards, together=together),
        *_last_turn(cards),
    )


def _first_turn(cards: dict[str, CardId]) -> tuple[TableStep, ...]:
    """Return the steps to two producers, the second one with an element from the market.

    The goal of the game comes first, and the way to it.
    """
    last = Target(TargetKind.MARKET, cards["chrysochromulina_spp"])
    return (
        Step("tutorial.goal", targets=TILES, mentions=(IMPACTS, PRESSURES)),
        Step("tutorial.way", targets=(*SHELVES, last, *STACKS), mentions=TILES),
        _move("tutorial.producer", AcquireProducer(cards["vertebrata_lanosa"])),
        _move("tutorial.market", AcquireProducer(cards["planothidium_spp"])),
        _move("tutorial.end-turn", END_TURN, DISCARD),
    )


def _teammates_first_turn(cards: dict[str, CardId], *, together: bool) -> tuple[TableStep, ...]:
    """Return the steps of a turn in which the teammate acquires an animal."""
    pair = cards["biecheleria_baltica"], cards["oocystis_borgei"]
    moves = (
        ("tutorial.other-producer", AcquireProducer(pair[0])),
        ("tutorial.token", Plus(TOKEN)),
        ("tutorial.again-second", AcquireProducer(pair[1])),
        ("tutorial.other-animal", AcquireConsumer(cards["gasterosteus_aculeatus"], pair)),
        ("tutorial.again-end", END_TURN),
    )
    turn = (_teammates(text, move, together=together) for text, move in moves)
    return (*(() if together else (Step("tutorial.teammate", targets=(MATE,)),)), *turn)


def _dead_turn(cards: dict[str, CardId]) -> tuple[TableStep, ...]:
    """Return the steps of a turn without anything acquired, which is undone."""
    pressures = tuple(Target(TargetKind.ROW, cards[c]) for c in ("pressure#1", "pressure#2"))
    undo = Target(TargetKind.BAR, BUTTONS.index("undo"))
    return (
        Step("tutorial.pressures", targets=pressures, mentions=(IMPACTS,)),
        _move("tutorial.dead-turn", END_TURN),
        Step("tutorial.undo", Wait.UNDO, (undo,)),
    )


def _second_turn(cards: dict[str, CardId]) -> tuple[TableStep, ...]:
    """Return the steps with a token, an animal that does not fit, one that does, and a pass.

    The sign of a used card passes it, so that abilities are not mistaken for payment.
    """
    back, new = cards["planothidium_spp"], cards["potamogeton_perfoliatus"]
    wrong = Target(TargetKind.MARKET, cards["somateria_mollissima"])
    pair = tuple(Target(TargetKind.ROW, card) for card in (back, new))
    animal = cards["haematopus_ostralegus"]
    return (
        _move("tutorial.token", Plus(TOKEN), DECK, *TOKENS),
        _move("tutorial.second-producer", AcquireProducer(new), pair[0]),
        Step("tutorial.wrong", Wait.TOUCH, (wrong,), mentions=pair),
        _move("tutorial.animal", AcquireConsumer(animal, (back, new)), wrong, CORNER),
        _pass("tutorial.pass", Pass(new, animal, TEAMMATE)),
        _move("tutorial.end-turn-passed", END_TURN),
    )


def _teammates_second_turn(cards: dict[str, CardId], *, together: bool) -> tuple[TableStep, ...]:
    """Return the steps of a turn in which the teammate restores a habitat."""
    pair = cards["gasterosteus_aculeatus"], cards["haematopus_ostralegus"]
    return (
        _teammates("tutorial.other-restore", RestoreHabitats(pair), together=together),
        Step("tutorial.restored", targets=(Target(TargetKind.TILE, COAST),)),
        _teammates("tutorial.again-end", END_TURN, together=together),
    )


def _third_turn(cards: dict[str, CardId]) -> tuple[TableStep, ...]:
    """Return the steps to another animal."""
    pair = cards["bacteria"], cards["chrysochromulina_spp"]
    animal = AcquireConsumer(cards["somateria_mollissima"], pair)
    return (
        _move("tutorial.again-producer", AcquireProducer(pair[0])),
        _move("tutorial.again-second", AcquireProducer(pair[1])),
        _move("tutorial.again-animal", animal),
        _move("tutorial.again-end", END_TURN),
    )


def _teammates_third_turn(cards: dict[str, CardId], *, together: bool) -> tuple[TableStep, ...]:
    """Return the steps of a turn in which the teammate passes an animal, with a used card."""
    animal = cards["mergus_merganser"]
    pair = cards["oocystis_borgei"], cards["biecheleria_baltica"]
    acquires, passes = AcquireConsumer(animal, pair), Pass(pair[0], animal, PLAYER)
    return (
        _teammates("tutorial.other-again", acquires, together=together),
        _pass("tutorial.other-pass", passes) if together else _watch(passes),
        _teammates("tutorial.again-end", END_TURN, together=together),
    )


def _last_turn(cards: dict[str, CardId]) -> tuple[TableStep, ...]:
    """Return the steps to a habitat, and on to a game of one's own."""
    pair = cards["somateria_mollissima"], cards["mergus_merganser"]
    return (
        _move(
            "tutorial.restore", RestoreHabitats(pair), *(Target(TargetKind.ROW, c) for c in pair)
        ),
        Step("tutorial.play-on", targets=TILES),
    )


def _pass(text: str, move: Pass) -> TableStep:
    """Return the step in which a card is passed on, which takes three clicks."""
    card = Target(TargetKind.ROW, move.card)
    then = (
        (card, "tutorial.pass-card"),
        (Target(TargetKind.PLAYER_ROW, move.to), "tutorial.pass-to"),
    )
    return replace(_move(text, move, card), later=then)


def _move(text: str, move: Action, *mentions: Target) -> TableStep:
    """Return a step that waits for a move of the player, and speaks of something else too."""
    return Step(text, Wait.MOVE, moves=(move,), mentions=mentions)


def _watch(move: Action) -> TableStep:
    """Return a step in which the teammate announces a move and makes it."""
    return Step("", Wait.WATCH, moves=(move,))


def _teammates(text: str, move: Action, *, together: bool) -> TableStep:
    """Return a step of the other row: a person is asked for a move, or the computer makes it."""
    return steps_of_other((_move(text, move),), together=together)[0]


AT_THE_END: Final = ("tutorial.keep-playing", "tutorial.new-game")


def new_match(words: Words, names: Sequence[str] = ()) -> NewMatch:
    """Return the match of the tutorial: for one person, or for all of these names together.

    There are two rows; of more than two people, every other one plays the same row.
    """
    draft = SetupDraft(element_stack=ELEMENT_STACK, seed=SEED)
    if len(names) > 1:
        for row, name in enumerate(shared_names(words, names, len(draft.seats))):
            draft.rename(row, name)
    else:
        draft.seats[TEAMMATE].character = CHARACTER
    new = draft.new_match(words)
    return NewMatch(new.config, {**new.seats, PLACE: 0})


def place_of(seats: Mapping[str, Any]) -> int | None:
    """Return the number of the current step, or None for a match that is no tutorial."""
    place = seats.get(PLACE)
    return place if isinstance(place, int) and not isinstance(place, bool) else None


class TutorialGuidance(guidance.TutorialGuidance[Target, Action]):
    """Guides the players through the tutorial, and afterwards gives the tips.

    `store` is called with the number of the current step whenever it changes. With `together`,
    people play both rows.
    """

    def __init__(
        self,
        match: Match,
        place: int,
        store: Callable[[int | None], None],
        tips: Guidance = UNGUIDED,
        *,
        together: bool = False,
    ) -> None:
        script = steps(match.state.catalogue, together=together)
        super().__init__(script, place, store, (GO_ON, AT_THE_END), begun=bool(match.line))
        self._tips = tips
        self._taught = -1
        """The turn of the last step, in which there are no tips."""

    @property
    def explanation(self) -> Explanation | None:
        """Return what the current step explains, or after the last one a tip."""
        return super().explanation if self.restricts else self._tips.explanation

    def follow(self, match: Match) -> None:
        """Find the step that fits the position, or after the last one a tip."""
        super().follow(match)
        if self.restricts:
            self._taught = turn_of(match.state)
        elif turn_of(match.state) != self._taught:
            self._tips.follow(match)

    def answer(self, number: int) -> None:
        """Go on after a step or a tip."""
        if self.restricts:
            super().answer(number)
        else:
            self._tips.answer(number)


def guidance_of(context: UiContext, services: Services, match: Match, seats: Seats) -> Guidance:
    """Return the guidance of a match; `seats` may come from any file."""

    def known(tip: str) -> bool:
        return context.settings.of_game(INFO.id, tip, default=False)

    def remember(tip: str) -> None:
        context.change_settings(context.settings.with_game(INFO.id, tip, value=True))

    computers = computers_of(seats, match.state.config.players)
    tips: Guidance = TipGuidance(known, remember, tips_of(match, computers), turn_of)
    place = place_of(seats)
    if place is None:
        return tips
    found = TutorialGuidance(
        match,
        place,
        lambda place: services.seats_changed({PLACE: place}),
        tips,
        together=not any(computers),
    )
    found.follow(match)
    return found if found.restricts else tips
