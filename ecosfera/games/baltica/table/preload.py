"""Loads pictures before they are needed, and prepares the first picture during the set-up."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from ecosfera.core.match import Match
from ecosfera.games.baltica.cards.card_art import picture_size
from ecosfera.games.baltica.cards.card_faces import BACKS
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.moves.impacts import PRESSURE_PICTURES
from ecosfera.games.baltica.panels import other_rows
from ecosfera.games.baltica.panels.layers import parts
from ecosfera.games.baltica.rules.cards import (
    ABILITIES,
    CONSUMER_CARDS,
    COPIES_PER_ELEMENT,
    ELEMENT_CARDS,
    ELEMENTS,
    PRESSURE_CARDS,
    PRODUCER_CARDS,
)
from ecosfera.games.baltica.rules.events import CardMoved, Zone
from ecosfera.games.baltica.rules.ids import EVERY_PLAYER
from ecosfera.games.baltica.stage import dive
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.games.baltica.table.controller import TableController
from ecosfera.games.baltica.table.frame_builder import FrameBuilder
from ecosfera.games.baltica.table.pointing import NOTHING_POINTED
from ecosfera.games.baltica.table.teammates import Teammates
from ecosfera.games.baltica.text.card_names import CardNames, TableFacts
from ecosfera.games.baltica.text.people import people_of
from ecosfera.games.baltica.text.phrases import Phrases
from ecosfera.tabletop.preparation import draw_parts

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.stage.zones import Zones
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.pictures import Pictures


AREAS: Final = ("table", "card", "event", "policy")
"""The files of texts that a table needs at once."""


def first_table(context: UiContext) -> list[Callable[[], object]]:
    """Return the tasks that load what the first frame of a table needs."""
    where = zones(context.metrics.width, context.metrics.height, context.metrics.scale)
    own = picture_size(where)
    wanted = [(name, own) for name in BACKS.values()]
    wanted += [(f"elements/{element}", own) for element in ELEMENTS]
    return [
        *(partial(context.words.has, f"{area}.x") for area in AREAS),
        _facts,
        *(partial(_picture, context.pictures, name, size) for name, size in wanted),
    ]


def _facts() -> None:
    TableFacts.read(load().catalogue)


def _picture(pictures: Pictures, name: str, size: tuple[int, int]) -> None:
    pictures.get(name, size)


def cards(context: UiContext, book: CardNames, where: Zones) -> Iterator[None]:
    """Load every picture that may be needed, one per step.

    The cache cannot hold all of them; the most likely ones come last, so they stay.
    """
    size = picture_size(where)
    known = [*PRODUCER_CARDS, *CONSUMER_CARDS]
    known += PRESSURE_CARDS[:PRESSURE_PICTURES]
    known += ELEMENT_CARDS[::COPIES_PER_ELEMENT]
    names = [book.picture(card) for card in known]
    last = dict.fromkeys([*reversed([*names, *BACKS.values()])])
    for name in reversed(last):
        if context.pictures.has(name):
            context.pictures.get(name, size)
            yield


def _people(frame: TableFrame) -> Iterator[None]:
    """Draw portraits and tokens in the sizes of both places of a row, one per step."""
    rings = {other_rows.face(frame, player).w / 2 for player in EVERY_PLAYER[: len(frame.people)]}
    for person in frame.people:
        for radius in rings:
            other_rows.portrait(frame, person, other_rows.inside(radius))
            yield
    for ability in ABILITIES:
        for up in (True, False):
            for side in (frame.zones.token, other_rows.token_side(frame)):
                frame.brush.token_image(ability, side, up=up)
            yield


def faces(frame: TableFrame) -> Iterator[None]:
    """Draw what the next turn needs, one per step: the rows in their coming sizes."""
    drawn, seen = frame.faces, frame.seen
    own, mini = round(frame.zones.own[0]), tuple(map(round, frame.zones.mini))
    drawn.back("player", own, round(1.5 * own))
    yield
    yield from _people(frame)
    for player in frame.others[:1]:
        for card in seen.rows[player]:
            drawn.card(card, own, own, own=True)
            yield
    for card in seen.rows[frame.front]:
        if card in frame.poses:
            w = round(frame.poses[card].w)
            drawn.card(card, w, w, own=True)
            yield
        if mini[0] > 4:
            drawn.mini(card, mini[0], mini[1], restored=frame.restored)
            yield


def upcoming(frame: TableFrame, events: Sequence[Event]) -> Iterator[None]:
    """Draw the cards that are about to appear, in order, one per step."""
    own, market = round(frame.zones.own[0]), round(frame.zones.card[0])
    for event in events:
        if isinstance(event, CardMoved) and event.target.zone in {Zone.PRODUCERS, Zone.CONSUMERS}:
            frame.faces.card(event.card, market, restored=frame.restored)
            yield
        elif isinstance(event, CardMoved) and event.target == (Zone.ROW, frame.front):
            frame.faces.card(event.card, own, own, own=True, restored=frame.restored)
            yield


def prepare_opening(
    context: UiContext, config: Config, portraits: Sequence[str], computers: Sequence[str]
) -> Generator[None, None, None]:
    """Load and draw in small steps what the first picture of a match shows; show nothing."""
    match = Match.new(load(), config)
    state, metrics = match.state, context.metrics
    yield
    where = zones(
        metrics.width,
        metrics.height,
        metrics.scale,
        config.players,
        2 if config.policies else 1,
    )
    book = CardNames(TableFacts.read(state.catalogue), context.words)
    yield
    phrases = Phrases(book, people_of(config, context.words, portraits, computers))
    yield
    lying = [*state.producers, *state.consumers, *(card for row in state.rows for card in row)]
    for name in dict.fromkeys(book.picture(card) for card in lying if card >= 0):
        if context.pictures.has(name):
            context.pictures.get(name, picture_size(where))
            yield
    teammates = Teammates(computers, config.seed)
    controller = TableController(match, phrases, where, _unheard, teammates=teammates)
    controller.start()
    yield
    builder = FrameBuilder(context, book, where)
    base = builder.for_play(controller, 0)
    yield
    listing = builder.listing(base, controller, 0)
    frame = builder.with_pointer(base, controller.preview, NOTHING_POINTED, None, listing)
    yield from draw_parts(parts(frame, controller.stage.happened), {})
    yield from dive.prepare(context)


def _unheard(_sentence: str) -> None:
    """Do nothing: the match has not begun."""
