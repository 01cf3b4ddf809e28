"""The tutorial: the fixed game, the steps through it, and the tips of every other game.

A step names the id of its text, what it points at, and what it waits for. `guidance_of` says which
guidance a match has.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ecosfera.core import guidance
from ecosfera.core.guidance import Explanation, Tip, TipGuidance
from ecosfera.core.tutorial import PLACE, Step, Wait
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
    Reactivate,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.cards import COAST, ELEMENTS, PASS, PLUS, REFRESH, Category
from ecosfera.games.baltica.rules.ids import EVERY_ABILITY, EVERY_HABITAT, EVERY_PLAYER
from ecosfera.games.baltica.rules.view import in_front
from ecosfera.games.baltica.setup.draft import SetupDraft
from ecosfera.games.game_screens import NewMatch

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.table.options import Guidance
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
DISCARD: Final = Target(TargetKind.DISCARD)
DECK: Final = Target(TargetKind.DECK)
TOKENS: Final = tuple(Target(TargetKind.TOKEN, ability) for ability in EVERY_ABILITY)
CORNER: Final = Target(TargetKind.LINE)
"""The detail corner, where a teammate says what it does and refusals are explained."""
STACKS: Final = tuple(Target(TargetKind.STACK, element) for element in range(len(ELEMENTS)))
SHELVES: Final = tuple(Target(TargetKind.SHELF, row) for row in (0, 1))


def steps(catalogue: Catalogue) -> tuple[TableStep, ...]:
    """Return the steps of the tutorial, played with these cards."""
    cards = catalogue.ids
    return (
        *_first_turn(cards),
        *_teammates_first_turn(cards),
        *_dead_turn(cards),
        *_second_turn(cards),
        *_teammates_second_turn(cards),
        *_third_turn(cards),
        *_teammates_third_turn(cards),
        *_last_turn(cards),
    )


def _first_turn(cards: dict[str, CardId]) -> tuple[TableStep, ...]:
    """Return the steps to two producers, the second one with an element from the market.

    The goal of the game comes first, and the way to it.
    """
    last = Target(TargetKind.MARKET, cards["chrysochromulina_spp"])
    taken = Target(TargetKind.ROW, cards["vertebrata_lanosa"])
    paid = tuple(Target(TargetKind.ROW, cards[c]) for c in ("temperature#1", "salinity#1"))
    return (
        Step("tutorial.goal", targets=TILES),
        Step("tutorial.way", targets=(*SHELVES, last, *STACKS), mentions=TILES),
        _move("tutorial.producer", AcquireProducer(cards["vertebrata_lanosa"])),
        Step("tutorial.used", targets=paid),
        _move("tutorial.market", AcquireProducer(cards["planothidium_spp"])),
        Step("tutorial.elements", targets=(CORNER,), shows=taken),
        Step("tutorial.discard", targets=(DISCARD,), mentions=(DECK,)),
        _move("tutorial.end-turn", END_TURN),
    )


def _teammates_first_turn(cards: dict[str, CardId]) -> tuple[TableStep, ...]:
    """Return the steps of a turn in which the teammate acquires an animal."""
    pair = cards["biecheleria_baltica"], cards["oocystis_borgei"]
    return (
        Step("tutorial.teammate", targets=(CORNER,)),
        _watch(AcquireProducer(pair[0])),
        _watch(Plus(TOKEN)),
        _watch(AcquireProducer(pair[1])),
        Step("tutorial.teammate-animal", targets=_theirs(*pair)),
        _watch(AcquireConsumer(cards["gasterosteus_aculeatus"], pair)),
        _watch(END_TURN),
    )


def _dead_turn(cards: dict[str, CardId]) -> tuple[TableStep, ...]:
    """Return the steps of a turn without anything acquired, which is undone."""
    pressures = tuple(Target(TargetKind.ROW, cards[c]) for c in ("pressure#1", "pressure#2"))
    undo = Target(TargetKind.BAR, BUTTONS.index("undo"))
    return (
        Step("tutorial.pressures", targets=pressures),
        Step("tutorial.danger", targets=(IMPACTS,)),
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
    passed = Target(TargetKind.ROW, animal)
    then = (
        (passed, "tutorial.pass-card"),
        (Target(TargetKind.PLAYER_ROW, TEAMMATE), "tutorial.pass-to"),
    )
    return (
        _move("tutorial.token", Plus(TOKEN), DECK, *TOKENS),
        Step("tutorial.back", targets=(Target(TargetKind.ROW, back),)),
        _move("tutorial.second-producer", AcquireProducer(new)),
        Step("tutorial.wrong", Wait.TOUCH, (wrong,), mentions=pair),
        Step("tutorial.why", targets=(CORNER,), shows=wrong),
        _move("tutorial.animal", AcquireConsumer(animal, (back, new))),
        Step("tutorial.ability", targets=(Target(TargetKind.SIGN, new, PASS),), mentions=TOKENS),
        replace(_move("tutorial.pass", Pass(new, animal, TEAMMATE), passed), later=then),
        _move("tutorial.end-turn-passed", END_TURN),
    )


def _teammates_second_turn(cards: dict[str, CardId]) -> tuple[TableStep, ...]:
    """Return the steps of a turn in which the teammate restores a habitat."""
    pair = cards["gasterosteus_aculeatus"], cards["haematopus_ostralegus"]
    return (
        Step("tutorial.teammate-restores", targets=_theirs(*pair)),
        _watch(RestoreHabitats(pair)),
        Step("tutorial.restored", targets=(Target(TargetKind.TILE, COAST),)),
        _watch(END_TURN),
    )


def _third_turn(cards: dict[str, CardId]) -> tuple[TableStep, ...]:
    """Return the steps to another animal, with two equal elements in the row."""
    equal = tuple(Target(TargetKind.ROW, cards[c]) for c in ("nutrients#3", "nutrients#1"))
    pair = cards["bacteria"], cards["chrysochromulina_spp"]
    animal = AcquireConsumer(cards["somateria_mollissima"], pair)
    return (
        Step("tutorial.three", targets=equal, mentions=TOKENS[PASS : PASS + 1]),
        _move("tutorial.again-producer", AcquireProducer(pair[0])),
        _move("tutorial.again-second", AcquireProducer(pair[1])),
        _move("tutorial.again-animal", animal),
        Step("tutorial.refresh", targets=(Target(TargetKind.TOKEN, REFRESH),)),
        _move("tutorial.again-end", END_TURN),
    )


def _teammates_third_turn(cards: dict[str, CardId]) -> tuple[TableStep, ...]:
    """Return the steps of a turn in which the teammate passes an animal, with a used card."""
    animal = cards["mergus_merganser"]
    pair = cards["oocystis_borgei"], cards["biecheleria_baltica"]
    return (
        _watch(AcquireConsumer(animal, pair)),
        _watch(Pass(pair[0], animal, PLAYER)),
        Step("tutorial.teammate-passes", targets=(Target(TargetKind.ROW, animal),)),
        _watch(END_TURN),
    )


def _last_turn(cards: dict[str, CardId]) -> tuple[TableStep, ...]:
    """Return the steps to a habitat, a turn in short, and what helps from now on."""
    pair = cards["somateria_mollissima"], cards["mergus_merganser"]
    help_ = tuple(Target(TargetKind.BAR, BUTTONS.index(name)) for name in ("hint", "rules"))
    return (
        _move("tutorial.token-back", Reactivate(PLUS)),
        _move(
            "tutorial.restore", RestoreHabitats(pair), *(Target(TargetKind.ROW, c) for c in pair)
        ),
        Step("tutorial.turn"),
        Step("tutorial.hint", targets=help_),
        Step("tutorial.play-on"),
    )


def _move(text: str, move: Action, *mentions: Target) -> TableStep:
    """Return a step that waits for a move of the player, and speaks of something else too."""
    return Step(text, Wait.MOVE, moves=(move,), mentions=mentions)


def _watch(move: Action) -> TableStep:
    """Return a step in which the teammate announces a move and makes it."""
    return Step("", Wait.WATCH, moves=(move,))


def _theirs(*cards: CardId) -> tuple[Target, ...]:
    """Return these cards of the teammate's row."""
    return tuple(Target(TargetKind.OTHER_CARD, card) for card in cards)


GO_ON: Final = ("table.go-on",)
AT_THE_END: Final = ("tutorial.keep-playing", "tutorial.new-game")


def new_match(words: Words) -> NewMatch:
    """Return the match of the tutorial."""
    draft = SetupDraft(element_stack=ELEMENT_STACK, seed=SEED)
    draft.seats[TEAMMATE].character = CHARACTER
    new = draft.new_match(words)
    return NewMatch(new.config, {**new.seats, PLACE: 0})


def place_of(seats: Mapping[str, Any]) -> int | None:
    """Return the number of the current step, or None for a match that is no tutorial."""
    place = seats.get(PLACE)
    return place if isinstance(place, int) and not isinstance(place, bool) else None


class TutorialGuidance(guidance.TutorialGuidance[Target, Action]):
    """Guides the player through the tutorial.

    `store` is called with the number of the current step whenever it changes.
    """

    def __init__(self, match: Match, place: int, store: Callable[[int | None], None]) -> None:
        script = steps(match.state.catalogue)
        super().__init__(script, place, store, (GO_ON, AT_THE_END), begun=bool(match.line))


def _first_star(state: State) -> Explanation[Target] | None:
    """Explain the star of a card in the row in front."""
    if not state.config.policies or not state.policy_deck:
        return None
    stars = state.catalogue.stars
    row = state.rows[in_front(state)]
    star = next((Target(TargetKind.STAR, card) for card in row if stars[card]), None)
    return None if star is None else Explanation("tutorial.star", (star,), GO_ON)


def _first_draw(state: State) -> Explanation[Target] | None:
    """Explain why a policy card was drawn, when a tile lies on the table."""
    drawn = [*state.policy_discard, *state.active, *state.pool]
    if not drawn or not (state.impacts or state.habitats) or state.pending is not None:
        return None
    return Explanation("tutorial.tile-draws", (Target(TargetKind.POLICY_DECK),), GO_ON)


def _first_dual(state: State) -> Explanation[Target] | None:
    """Explain the dual card that has just taken effect."""
    seen = (*state.policy_discard, *state.active)
    if state.pending is not None or not any(_is(state, card, Category.DUAL) for card in seen):
        return None
    return Explanation("tutorial.dual", (Target(TargetKind.POLICY_DECK),), GO_ON)


def _first_funding(state: State) -> Explanation[Target] | None:
    """Explain the pool, when a measure or a funding card lies there."""
    lies = next((card for card in state.pool if _is(state, card, Category.MEASURE)), None)
    if state.pending is not None or lies is None or not state.has_funding():
        return None
    return Explanation("tutorial.funding", (Target(TargetKind.POOL, lies),), GO_ON)


def _is(state: State, card: CardId, category: Category) -> bool:
    """Return whether a policy card is of a category."""
    return state.catalogue.policy(card).category is category


TIPS: Final[tuple[Tip[Target], ...]] = (
    Tip("tip-star", _first_star),
    Tip("tip-tile", _first_draw),
    Tip("tip-dual", _first_dual),
    Tip("tip-funding", _first_funding),
)


def guidance_of(context: UiContext, services: Services, match: Match, seats: Seats) -> Guidance:
    """Return the guidance of a match; `seats` may come from any file."""
    place = place_of(seats)
    if place is not None:
        tutorial = TutorialGuidance(
            match, place, lambda place: services.seats_changed({PLACE: place})
        )
        tutorial.follow(match)
        if tutorial.restricts:
            return tutorial

    def known(tip: str) -> bool:
        return context.settings.of_game(INFO.id, tip, default=False)

    def remember(tip: str) -> None:
        context.change_settings(context.settings.with_game(INFO.id, tip, value=True))

    return TipGuidance(known, remember, TIPS)
