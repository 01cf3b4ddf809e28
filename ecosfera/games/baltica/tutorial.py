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
DECK: Final = Target(TargetKind.DECK)
TOKENS: Final = tuple(Target(TargetKind.TOKEN, ability) for ability in EVERY_ABILITY)
CORNER: Final = Target(TargetKind.LINE)
"""The detail corner, where a teammate says what it does and refusals are explained."""
MATE: Final = Target(TargetKind.PLAYER_ROW, 1)
"""The row of the teammate."""
STACKS: Final = tuple(Target(TargetKind.STACK, element) for element in range(len(ELEMENTS)))
PRESSURES_IN_ROW: Final = ("pressure#1", "pressure#2")
"""The first pressure cards that are seen: in the second row of the player."""
SECONDS: Final = ("oocystis_borgei", "chrysochromulina_spp")
"""Two producers of which the teammate takes one and the player, later, the other."""
ANIMALS: Final = ("somateria_mollissima", "mergus_merganser")
"""Two consumers of which the player takes one and the teammate, later, the other."""
CHOSEN: Final = ("tutorial.chose-many", "tutorial.chose-able")
"""What is told about the one that was taken."""
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
    paid = tuple(Target(TargetKind.ROW, cards[c]) for c in ("temperature#1", "salinity#1"))
    return (
        Step("tutorial.goal", targets=TILES, mentions=(IMPACTS, PRESSURES)),
        Step("tutorial.way", targets=(*SHELVES, last, *STACKS), mentions=TILES),
        _move("tutorial.producer", AcquireProducer(cards["vertebrata_lanosa"])),
        Step("tutorial.used", targets=paid),
        _move("tutorial.market", AcquireProducer(cards["planothidium_spp"])),
        _move("tutorial.end-turn", END_TURN),
    )


def _teammates_first_turn(cards: dict[str, CardId], *, together: bool) -> tuple[TableStep, ...]:
    """Return the steps of a turn in which the teammate acquires an animal.

    Pressure cards are in the new row of the player by then, and the teammate uses a token.
    """
    lies = TargetKind.OTHER_CARD if together else TargetKind.ROW
    pressures = tuple(Target(lies, cards[c]) for c in PRESSURES_IN_ROW)
    explained: TableStep = Step("tutorial.pressures", targets=pressures, mentions=(IMPACTS,))
    first, seconds = cards["biecheleria_baltica"], _either(cards, SECONDS)
    animal = cards["gasterosteus_aculeatus"]
    plants = tuple(AcquireProducer(second) for second in seconds)
    animals = tuple(way for second in seconds for way in _acquire(animal, first, second))
    if not together:
        return (
            explained,
            Step("tutorial.teammate", targets=(MATE,)),
            _watch(AcquireProducer(first)),
            Step("tutorial.tokens", targets=(MATE,), mentions=TOKENS),
            _watch(Plus(TOKEN)),
            _watch(*plants),
            _watch(*animals),
            _watch(END_TURN),
        )
    return (
        explained,
        _move("tutorial.other-producer", AcquireProducer(first)),
        _move("tutorial.other-token", Plus(TOKEN), DECK, *TOKENS),
        _choice("tutorial.other-choice", *plants),
        _moves("tutorial.other-animal", animals),
        _move("tutorial.again-end", END_TURN),
    )


def _dead_turn(cards: dict[str, CardId]) -> tuple[TableStep, ...]:
    """Return the steps of a turn without anything acquired, which is undone."""
    pressures = tuple(Target(TargetKind.ROW, cards[c]) for c in PRESSURES_IN_ROW)
    undo = Target(TargetKind.BAR, BUTTONS.index("undo"))
    return (
        _move("tutorial.dead-turn", END_TURN, *pressures),
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
        _pass("tutorial.pass", (Pass(new, animal, TEAMMATE),)),
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
    """Return the steps to another animal: one of two, as the player likes.

    The one that is left comes from the teammate, so both ways end with the same two animals. What
    was chosen is told.
    """
    plants = tuple(cards[name] for name in ("bacteria", *SECONDS))
    animals = _either(cards, ANIMALS)
    ways = {
        animal: tuple(way for second in plants[1:] for way in _acquire(animal, plants[0], second))
        for animal in animals
    }
    told = tuple(
        (way, text) for animal, text in zip(animals, CHOSEN, strict=True) for way in ways[animal]
    )
    producers = tuple(map(AcquireProducer, plants))
    return (
        _choice("tutorial.again-producer", *producers),
        _moves("tutorial.again-second", producers),
        _choice("tutorial.again-animal", *(way for animal in animals for way in ways[animal])),
        replace(_move("tutorial.again-end", END_TURN), instead=told),
    )


def _teammates_third_turn(cards: dict[str, CardId], *, together: bool) -> tuple[TableStep, ...]:
    """Return the steps of a turn in which the teammate passes an animal, with a used card."""
    first, seconds = cards["biecheleria_baltica"], _either(cards, SECONDS)
    gifts = _either(cards, ANIMALS)[::-1]
    acquires = tuple(
        way for gift in gifts for second in seconds for way in _acquire(gift, second, first)
    )
    passes = tuple(Pass(second, gift, PLAYER) for gift in gifts for second in seconds)
    if not together:
        return _watch(*acquires), _watch(*passes), _watch(END_TURN)
    return (
        _moves("tutorial.other-again", acquires),
        _pass("tutorial.other-pass", passes),
        _move("tutorial.again-end", END_TURN),
    )


def _last_turn(cards: dict[str, CardId]) -> tuple[TableStep, ...]:
    """Return the steps to a habitat, and on to a game of one's own."""
    one, other = _either(cards, ANIMALS)
    ways = RestoreHabitats((one, other)), RestoreHabitats((other, one))
    return (
        _moves("tutorial.restore", ways, *(Target(TargetKind.ROW, c) for c in (one, other))),
        Step("tutorial.play-on", targets=TILES),
    )


def _acquire(animal: CardId, one: CardId, other: CardId) -> tuple[AcquireConsumer, ...]:
    """Return the ways to acquire a consumer with two producers, which lie in any order."""
    return AcquireConsumer(animal, (one, other)), AcquireConsumer(animal, (other, one))


def _either(cards: dict[str, CardId], names: tuple[str, str]) -> tuple[CardId, CardId]:
    """Return the two cards of which either may be chosen."""
    return cards[names[0]], cards[names[1]]


def _pass(text: str, moves: tuple[Pass, ...]) -> TableStep:
    """Return the step in which a card is passed on, which takes three clicks."""
    cards = tuple(Target(TargetKind.ROW, card) for card in dict.fromkeys(m.card for m in moves))
    then = (
        *((card, "tutorial.pass-card") for card in cards),
        (Target(TargetKind.PLAYER_ROW, moves[0].to), "tutorial.pass-to"),
    )
    return replace(_moves(text, moves, *cards), later=then)


def _choice(text: str, *moves: AcquireProducer | AcquireConsumer) -> TableStep:
    """Return a step in which the player takes one of several cards from the market."""
    cards = dict.fromkeys(Target(TargetKind.MARKET, move.card) for move in moves)
    return replace(_moves(text, moves), targets=tuple(cards))


def _move(text: str, move: Action, *mentions: Target) -> TableStep:
    """Return a step that waits for a move of the player, and speaks of something else too."""
    return _moves(text, (move,), *mentions)


def _moves(text: str, moves: tuple[Action, ...], *mentions: Target) -> TableStep:
    """Return a step that waits for one of these moves of the player, of which some may be legal."""
    return Step(text, Wait.MOVE, moves=moves, mentions=mentions)


def _watch(*moves: Action) -> TableStep:
    """Return a step in which the teammate announces the first legal one of moves and makes it."""
    return Step("", Wait.WATCH, moves=moves)


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
