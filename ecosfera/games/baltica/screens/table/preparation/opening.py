"""Prepare the first picture of a match while its set-up is on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.match import Match
from ecosfera.games.baltica.cards.card_art import picture_size
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.screens.table.advice.teammates import Teammates
from ecosfera.games.baltica.screens.table.controller import TableController
from ecosfera.games.baltica.screens.table.frame_builder import FrameBuilder
from ecosfera.games.baltica.screens.table.geometry.zones import zones
from ecosfera.games.baltica.screens.table.panels.detail_corner import NOTHING_OVER
from ecosfera.games.baltica.screens.table.picture.layers import parts
from ecosfera.games.baltica.screens.table.pointing.pointing import NOTHING_POINTED
from ecosfera.games.baltica.text.card_names import CardNames, TableFacts
from ecosfera.games.baltica.text.people import people_of
from ecosfera.games.baltica.text.phrases import Phrases
from ecosfera.tabletop.preparation import draw_parts

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.ui.context import UiContext


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
    base = builder.played(controller, 0)
    yield
    listing = builder.listing(base, controller, 0)
    frame = builder.pointed(base, controller.preview, NOTHING_POINTED, None, listing)
    yield from draw_parts(parts(frame, controller.stage.happened, NOTHING_OVER), {})


def _unheard(_sentence: str) -> None:
    """Do nothing: the match has not begun."""
