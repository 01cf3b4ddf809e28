"""Figures that show the real table: a situation of a match, a crop of its table, numbered marks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.core.players import PERSON
from ecosfera.games.baltica.additions import END_TURN, MOVES
from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.cards.card_art import picture_size
from ecosfera.games.baltica.cards.card_faces import BACKS
from ecosfera.games.baltica.game import BalticaGame, Match
from ecosfera.games.baltica.panels import own_row
from ecosfera.games.baltica.panels.layers import TableCanvas
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.ids import HabitatId
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.games.baltica.table.controller import TableController
from ecosfera.games.baltica.table.frame_builder import FrameBuilder
from ecosfera.games.baltica.table.pointing import NOTHING_POINTED
from ecosfera.games.baltica.text.people import people_of
from ecosfera.games.baltica.text.phrases import Phrases
from ecosfera.ui.draw import backdrop
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.metrics import DESIGN_HEIGHT, DESIGN_WIDTH, Metrics
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.rulebook.drawings import numbered, rounded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica.rulebook.example_drawings import ExampleDrawer
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.stage.frame import TableFrame

LIFT: Final = 0.09
"""How far a used card is shifted up, in heights of a card."""
MARK: Final = 0.05
"""Diameter of a mark, as a share of the picture's width."""
WATER: Final = 0.6, 0.1
"""How clear the water behind a row is, and how much of it is dead."""


@dataclass(frozen=True, slots=True)
class TableFigure:
    """A situation of a match, and the marks on its table. The first row is in front."""

    rows: tuple[tuple[str, ...], ...]
    used: tuple[str, ...] = ()
    ability_used: tuple[str, ...] = ()
    consumers: tuple[str, ...] = ()
    producers: tuple[str, ...] = ()
    habitats: tuple[str, ...] = ()
    impacts: int = 0
    marks: tuple[tuple[str, ...], ...] = ()
    """The zones that the numbers 1, 2 and so on stand on, by their names in `Zones.apart`."""

    def state(self, cards: Catalogue) -> State:
        """Return the situation as a position."""

        def ids(names: tuple[str, ...]) -> list[CardId]:
            return [cards.ids[name] for name in names]

        config = Config(players=len(self.rows), seed="rulebook")
        state = BalticaGame(cards).new(config)[0].copy()
        state.rows = [ids(row) for row in self.rows]
        state.consumers = ids(self.consumers) or state.consumers
        state.producers = ids(self.producers) or state.producers
        state.habitats = [HabitatId(HABITATS.index(name)) for name in self.habitats]
        state.restored = sum(1 << habitat for habitat in state.habitats)
        state.impacts = self.impacts
        state.used = sum(1 << card for card in ids(self.used))
        state.ability_used = sum(1 << card for card in ids(self.ability_used))
        return state


TABLE: Final = TableFigure(
    rows=(
        ("sunlight#1", "oxygen#1", "pressure#1", "esox_lucius", "nutrients#1"),
        ("clupea_harengus", "chara_spp", "furcellaria_lumbricalis"),
        ("haliaeetus_albicilla", "cladophora_glomerata", "gadus_morhua"),
    ),
    consumers=(
        "perca_fluviatilis",
        "halichoerus_grypus",
        "mytilus_edulis",
        "somateria_mollissima",
    ),
    producers=(
        "fucus_vesiculosus",
        "potamogeton_perfoliatus",
        "zostera_marina",
        "skeletonema_marinoi",
    ),
    habitats=("coast", "river"),
    impacts=1,
    marks=(("consumers", "producers"), ("cards",), ("other 0", "other 1"), ("habitats", "impacts")),
)
TURN: Final = TableFigure(
    rows=(("sunlight#1", "pressure#1", "oxygen#1", "nutrients#1", "potamogeton_perfoliatus"), ()),
    used=("sunlight#1", "oxygen#1", "nutrients#1"),
)
ABLE: Final = TableFigure(
    rows=(("potamogeton_perfoliatus", "perca_fluviatilis"), ()),
    ability_used=("perca_fluviatilis",),
)


def load(drawer: ExampleDrawer, figure: TableFigure) -> Iterator[None]:
    """Load the pictures of the cards of a figure, one per step."""
    row = replace(drawer.zones, own=drawer.zones.card)
    size = picture_size(zones(DESIGN_WIDTH, DESIGN_HEIGHT) if figure.marks else row)
    cards = [name for row in (*figure.rows, figure.consumers, figure.producers) for name in row]
    pictures = [drawer.book.picture(drawer.cards.ids[card]) for card in cards]
    for name in (*pictures, *BACKS.values()):
        drawer.context.pictures.get(name, size)
        yield


def picture(drawer: ExampleDrawer, figure: TableFigure, width: int) -> pygame.Surface:
    """Return the picture of a figure, with round corners, from the cache if it is there."""
    context = drawer.context
    text = (context.words.lang, context.text.bold, context.text.strong)
    keys = tuple(map(context.keys.label, (END_TURN, *MOVES)))

    def make() -> pygame.Surface:
        draw = _draw_table if figure.marks else _draw_row
        return rounded(context, draw(drawer, figure, width))

    return context.shapes.keep(("figure", figure, width, context.metrics, text, keys), make)


def _draw_row(drawer: ExampleDrawer, figure: TableFigure, width: int) -> pygame.Surface:
    """Draw the row in front, with cards as large as on the market."""
    w, h = drawer.zones.card
    lift, pad = LIFT * h, drawer.context.metrics.px(14)
    cards = Box(pad, pad, width - 2 * pad, h + lift)
    where = replace(drawer.zones, own=(w, h), lift=lift, cards=cards)
    out = pygame.Surface((width, round(cards.h) + 2 * pad))
    out.blit(backdrop.sea(drawer.context.shapes, out.get_size(), *WATER), (0, 0))
    own_row.cards(out, _frame(FrameBuilder(drawer.context, drawer.book, where), drawer, figure))
    return out


def _draw_table(drawer: ExampleDrawer, figure: TableFigure, width: int) -> pygame.Surface:
    """Draw the whole table, as in a laptop's window, scaled down to a width, with its marks."""
    wide = max(DESIGN_WIDTH, width)
    window = wide, round(wide * DESIGN_HEIGHT / DESIGN_WIDTH)
    context = replace(drawer.context, metrics=Metrics(*window), blend_ambience=_unheard)
    builder = FrameBuilder(context, drawer.book, zones(*window, 1.0, len(figure.rows), 1))
    canvas, k = TableCanvas(context, builder.zones), width / wide
    # The water of the first turn is a single picture, which is there at once.
    canvas.sea.show((), 0, at_once=True)
    canvas.renew(_frame(builder, drawer, figure), calm=False)
    out = pygame.transform.smoothscale(canvas.still, (width, round(window[1] * k)))
    canvas.release()
    named = builder.zones.apart()
    side = max(2 * drawer.context.metrics.floor, round(MARK * width))
    for number, marked in enumerate(figure.marks, 1):
        boxes = [rect(named[zone]) for zone in marked]
        x, y = boxes[0].unionall(boxes).midleft
        disc = numbered(drawer.context, str(number), side)
        put(out, disc, disc.get_rect(midleft=(round(k * x), round(k * y))).topleft)
    return out


def _frame(builder: FrameBuilder, drawer: ExampleDrawer, figure: TableFigure) -> TableFrame:
    """Return what is drawn of a situation when its player has to move."""
    state, words = figure.state(drawer.cards), drawer.context.words
    people = people_of(state.config, words, (), (PERSON,) * len(figure.rows))
    match: Match = Match(BalticaGame(drawer.cards), state)
    controller = TableController(match, Phrases(drawer.book, people), builder.zones, _unheard)
    controller.start()
    base = builder.for_play(controller, 0)
    listing = builder.listing(base, controller, 0)
    return builder.with_pointer(base, controller.preview, NOTHING_POINTED, None, listing)


def _unheard(_sound: object) -> None:
    """Do nothing: a picture makes no sound."""
