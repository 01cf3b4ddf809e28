"""Contact sheets: cards or pieces in rows, drawn as on the table at one width."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.cards.brush import Brush
from ecosfera.games.baltica.cards.card_faces import BACKS, CardFaces
from ecosfera.games.baltica.content import load_content
from ecosfera.games.baltica.moves.impacts import PRESSURE_PICTURES
from ecosfera.games.baltica.rules.cards import (
    ABILITIES,
    CONSUMER_CARDS,
    COPIES_PER_ELEMENT,
    ELEMENT_CARDS,
    HABITATS,
    POLICY_CARDS,
    PRESSURE_CARDS,
    PRODUCER_CARDS,
)
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.games.baltica.text.card_names import CardNames
from ecosfera.ui.draw.metrics import Metrics
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.theme import colour
from ecosfera.ui.limits import SMALLEST_WINDOW
from ecosfera.ui.scene import Scene
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.intents import Intent


WATER: Final = colour("#1A4A5E")
COLUMNS: Final = 10
OWN_WIDTH: Final = zones(1366, 768).own[0] / 1366
"""Width of a card of the row in front, as a fraction of the window's width."""

CARD_SHEETS: Final[dict[str, Sequence[CardId]]] = {
    "producers": PRODUCER_CARDS,
    "consumers": CONSUMER_CARDS,
    "policies": POLICY_CARDS,
    "pressures": PRESSURE_CARDS[:PRESSURE_PICTURES],
    "elements": ELEMENT_CARDS[::COPIES_PER_ELEMENT],
}
"""The cards of each sheet; of identical cards only the first."""
PIECE_SHEETS: Final[dict[str, tuple[str, ...]]] = {
    "tokens": tuple(f"tokens/{ability}_{face}" for face in ("up", "down") for ability in ABILITIES),
    "tiles": (
        *(f"tiles/habitat_{habitat}" for habitat in (*HABITATS, "centre")),
        *(f"tiles/impact_{impact}" for impact in (*range(1, len(HABITATS) + 1), "centre")),
    ),
}
"""The pictures of each sheet of other pieces, in two rows."""
TOKEN: Final = 0.31
"""Size of a token, as a fraction of the width of a card of the row in front."""
BACK_SHEET: Final = "backs"
SHEETS: Final = (*CARD_SHEETS, BACK_SHEET, *PIECE_SHEETS)


@dataclass(frozen=True)
class Grid:
    """Positions of the items on a sheet."""

    count: int
    item: tuple[int, int]
    columns: int

    @property
    def gap(self) -> int:
        """Return the distance between neighbours and from the edge."""
        return max(8, self.item[0] // 12)

    @property
    def size(self) -> tuple[int, int]:
        """Return the size of the sheet."""
        rows = -(-self.count // self.columns)
        wide, high = (side + self.gap for side in self.item)
        full = self.columns * wide + self.gap, rows * high + self.gap
        return max(full[0], SMALLEST_WINDOW[0]), max(full[1], SMALLEST_WINDOW[1])

    def place(self, number: int) -> tuple[int, int]:
        """Return the upper left corner of an item."""
        row, column = divmod(number, self.columns)
        return (
            self.gap + column * (self.item[0] + self.gap),
            self.gap + row * (self.item[1] + self.gap),
        )


def grid(sheet: str, width: int) -> Grid:
    """Return the grid of a sheet with cards of this width."""
    if sheet in PIECE_SHEETS:
        side = round(TOKEN * width) if sheet == "tokens" else width
        count = len(PIECE_SHEETS[sheet])
        return Grid(count, (side, side), count // 2)
    count = len(BACKS) if sheet == BACK_SHEET else len(CARD_SHEETS[sheet])
    return Grid(count, (width, round(1.5 * width)), min(count, COLUMNS))


class ContactSheet(Scene[None]):
    """All cards of a kind at one width, with text as on a table with such cards."""

    def __init__(self, context: UiContext, sheet: str, width: int) -> None:
        super().__init__(context)
        self.sheet = sheet
        self.width = width
        self.grid = grid(sheet, width)

    def layout(self) -> None:
        """Create the drawings again."""
        window = round(self.width / OWN_WIDTH)
        size = (window, round(window * 9 / 16))
        scale = self.context.metrics.scale
        context = replace(self.context, metrics=Metrics(*size, scale))
        brush = Brush(context, zones(*size, scale, level=2))
        self.faces = CardFaces(brush, CardNames(load_content(), context.words), 8_000_000)

    def handle(self, event: pygame.Event) -> bool:
        """Ignore all input."""
        del event
        return False

    def intend(self, intent: Intent) -> bool:
        """Ignore all input."""
        del intent
        return False

    def draw(self, target: pygame.Surface) -> None:
        """Draw the sheet."""
        target.fill(WATER)
        if self.sheet in PIECE_SHEETS:
            for i, name in enumerate(PIECE_SHEETS[self.sheet]):
                put(target, self.context.pictures.get(name, self.grid.item), self.grid.place(i))
            return
        if self.sheet == BACK_SHEET:
            images = [self.faces.back(kind, *self.grid.item) for kind in BACKS]
        else:
            images = [self.faces.card(card, self.width) for card in CARD_SHEETS[self.sheet]]
        for i, image in enumerate(images):
            x, y = self.grid.place(i)
            put(target, image.surface, (x - image.pad, y - image.pad))


WIDTHS: Final = (110, 240, 480)
"""Card widths: on a small table, on a very large one, and the size of the pictures."""


def states() -> list[Shot]:
    """Return every sheet at every width, in windows of the size of the sheet."""
    return [
        Shot(
            f"cards-{sheet}-{width}",
            partial(ContactSheet, sheet=sheet, width=width),
            size=grid(sheet, width).size,
        )
        for sheet in SHEETS
        for width in WIDTHS
    ]
