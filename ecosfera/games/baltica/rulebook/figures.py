"""The figures of the rulebook as data: real tables, and pieces with arrows between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from ecosfera.games.baltica.rulebook.table_figures import ABLE, TABLE, TURN, TableFigure
from ecosfera.games.baltica.rules.cards import ABILITIES, HABITATS, Category

ARROW: Final = "arrow"
STEP: Final = 0.44
"""Distance between cards that cover each other, in widths of a card."""
APART: Final = 1.06
"""Distance between cards that lie side by side, in widths of a card."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Pieces, and the texts above and below them.

    A piece is a card by its name, `arrow`, or `<folder>/<name>` for another picture.
    """

    pieces: tuple[str, ...] = ()
    above: str = ""
    """Large text."""
    beside: str = ""
    """A message, which stands beside the text above."""
    below: tuple[str, ...] = ()
    """Messages, each on lines of its own; the first is bold."""
    step: float = APART
    """Distance between the pieces, in widths of a card."""
    sign: str = ""
    """A sign above an arrow."""
    held: bool = False
    """Whether the pieces lie in the row of another player."""
    crossed: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """Cells beside each other."""

    cells: tuple[Cell, ...]
    width: float = 1.0
    """Maximum width of a card, in market cards."""
    gap: float = 0.16
    """Distance between two cells, in widths of a card."""
    columns: tuple[int, ...] = ()
    """Numbers of columns of equal width to choose from, most first."""
    faces: bool = False
    """Whether cards have signs, and names if there is room for them, not only a picture."""
    right: bool = False
    """Whether the cells stand at the right edge of the line above them."""


@dataclass(frozen=True, slots=True)
class Panel:
    """Lines in one frame."""

    lines: tuple[Line, ...]
    title: str = ""
    extra: bool = False
    """Whether it is left out if there is no room for it."""


Figure: TypeAlias = TableFigure | Panel

ROW: Final = ("sunlight#1", "pressure#1", "oxygen#1", "nutrients#1", "potamogeton_perfoliatus")
NEW: Final = ("temperature#1", "zostera_marina", "pressure#2", "salinity#1")
ELEMENTS: Final = ("sunlight#1", "oxygen#1", "salinity#1", "nutrients#1", "temperature#1")
DECK: Final = "backs/back_player"
POLICIES: Final = {
    Category.NEGATIVE: "oil_spill",
    Category.DUAL: "warm_summer",
    Category.MEASURE: "strict_protection",
    Category.FUNDING: "funding#1",
}
TO: Final = Cell((ARROW,))

FIGURES: Final[dict[str, tuple[Figure, ...]]] = {
    "table": (TABLE,),
    "row": (
        TURN,
        Panel(
            (
                Line(
                    (Cell(ROW), TO, Cell(ROW[-1:], below=("card.pile.discard",))),
                    width=0.5,
                ),
                Line(
                    (Cell((DECK,), below=("card.pile.deck",)), TO, Cell(NEW)),
                    width=0.5,
                    right=True,
                ),
            ),
            extra=True,
        ),
    ),
    "tokens": (
        Panel(
            (
                Line(
                    tuple(
                        Cell(
                            (f"tokens/{ability}_{'down' if spent else 'up'}",),
                            below=(
                                f"card.ability.{ability}",
                                "card.token-spent" if spent else "card.token-ready",
                            ),
                        )
                        for ability, spent in zip(ABILITIES, (False, True, False), strict=True)
                    ),
                    width=0.5,
                    columns=(3,),
                ),
            ),
        ),
        ABLE,
        Panel(
            (
                Line(
                    (
                        # A card without the sign, because a card cannot pass itself.
                        Cell(("nutrients#1",)),
                        Cell((ARROW,), sign="pass"),
                        Cell(
                            ("fucus_vesiculosus", "oxygen#1", "nutrients#1"), step=STEP, held=True
                        ),
                        Cell(),
                        Cell((DECK,)),
                        Cell((ARROW,), sign="plus"),
                        Cell(("zostera_marina",)),
                        Cell(),
                        Cell(
                            (
                                "perca_fluviatilis",
                                "mytilus_edulis",
                                "clupea_harengus",
                                "cygnus_olor",
                            ),
                            step=STEP,
                        ),
                        Cell((ARROW,), sign="refresh"),
                        Cell(
                            ("esox_lucius", "halichoerus_grypus", "gadus_morhua", "lutra_lutra"),
                            step=STEP,
                        ),
                    ),
                    gap=0.08,
                ),
            ),
            extra=True,
        ),
    ),
    "policies": (
        Panel(
            (
                Line(
                    tuple(
                        Cell((card,), below=(f"card.category.{category}",))
                        for category, card in POLICIES.items()
                    ),
                    columns=(4, 2),
                    faces=True,
                ),
            ),
        ),
    ),
    "setup": (
        Panel(
            (Line((Cell((*ELEMENTS, "pressure#1", "pressure#2")),), width=0.6, faces=True),),
            title="rules.topic.starting-deck",
            extra=True,
        ),
        Panel(
            (
                Line(
                    tuple(
                        Cell(
                            (f"tiles/habitat_{habitat}",),
                            below=(f"card.habitat.{habitat.replace('_', '-')}",),
                        )
                        for habitat in HABITATS
                    ),
                    width=0.7,
                    columns=(3,),
                ),
            ),
        ),
    ),
    "harder": (
        Panel(
            (
                Line(
                    (
                        Cell(("sunlight#1",) * 8, "8", "setup.easy", step=0.24),
                        Cell(("sunlight#1",) * 3, "3", "setup.hard", step=0.24),
                    ),
                    width=0.62,
                    gap=0.9,
                ),
            ),
            extra=True,
        ),
        Panel(
            (
                Line(
                    (
                        Cell(("pressure#2",), "+1"),
                        Cell(("nutrients#1", "nutrients#2"), "+2", step=0.5),
                        Cell(("calanoida",), "−1", crossed=True),
                    ),
                    gap=0.25,
                    faces=True,
                ),
            ),
        ),
    ),
}
"""The parts of each figure, from top to bottom."""
