"""The figures of the rulebook as data: real tables, and pieces with arrows between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from ecosfera.games.baltica.rulebook.table_figures import ABLE, TABLE, TURN, TableFigure
from ecosfera.games.baltica.rules.cards import HABITATS, Category

ARROW: Final = "arrow"
"""The piece that is an arrow."""
STEP: Final = 0.44
"""Distance between cards that cover each other, in widths of a card."""
APART: Final = 1.06
"""Distance between cards that lie side by side, in widths of a card."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Pieces, and the texts above and below them. Without pieces, it is a wider gap."""

    pieces: str = ""
    """Cards by their names, `arrow`, or other pictures by their paths, with spaces between them."""
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

ROW: Final = "sunlight#1 pressure#1 oxygen#1 nutrients#1 potamogeton_perfoliatus"
NEW: Final = "temperature#1 zostera_marina pressure#2 salinity#1"
OTHER_ROW: Final = "fucus_vesiculosus oxygen#1 nutrients#1"
PASSED: Final = "nutrients#1"
"""The card that is passed; it has no pass sign, because a card cannot pass itself."""
OLD: Final = "perca_fluviatilis mytilus_edulis clupea_harengus cygnus_olor"
TURNED_UP: Final = "esox_lucius halichoerus_grypus gadus_morhua lutra_lutra"
STARTING_DECK: Final = (
    "sunlight#1 oxygen#1 salinity#1 nutrients#1 temperature#1 pressure#1 pressure#2"
)
DECK: Final = "backs/back_player"
POLICIES: Final = {
    Category.NEGATIVE: "oil_spill",
    Category.DUAL: "warm_summer",
    Category.MEASURE: "strict_protection",
    Category.FUNDING: "funding#1",
}

DISCARDED: Final = Line(
    (Cell(ROW), Cell(ARROW), Cell("potamogeton_perfoliatus", below=("card.pile.discard",))),
    width=0.5,
)
DRAWN: Final = Line(
    (Cell(DECK, below=("card.pile.deck",)), Cell(ARROW), Cell(NEW)), width=0.5, right=True
)
TOKENS: Final = Line(
    (
        Cell("tokens/pass_up", below=("card.ability.pass", "card.token-ready")),
        Cell("tokens/plus_down", below=("card.ability.plus", "card.token-spent")),
        Cell("tokens/refresh_up", below=("card.ability.refresh", "card.token-ready")),
    ),
    width=0.5,
    columns=(3,),
)
ABILITIES_DO: Final = Line(
    (
        Cell(PASSED),
        Cell(ARROW, sign="pass"),
        Cell(OTHER_ROW, step=STEP, held=True),
        Cell(),
        Cell(DECK),
        Cell(ARROW, sign="plus"),
        Cell("zostera_marina"),
        Cell(),
        Cell(OLD, step=STEP),
        Cell(ARROW, sign="refresh"),
        Cell(TURNED_UP, step=STEP),
    ),
    gap=0.08,
)
CATEGORIES: Final = Line(
    tuple(Cell(card, below=(f"card.category.{kind}",)) for kind, card in POLICIES.items()),
    columns=(4, 2),
    faces=True,
)
TILES: Final = Line(
    tuple(
        Cell(f"tiles/habitat_{name}", below=(f"card.habitat.{name.replace('_', '-')}",))
        for name in HABITATS
    ),
    width=0.7,
    columns=(3,),
)
STACKS: Final = Line(
    (
        Cell("sunlight#1 " * 8, "8", "setup.easy", step=0.24),
        Cell("sunlight#1 " * 3, "3", "setup.hard", step=0.24),
    ),
    width=0.62,
    gap=0.9,
)
CHANGES: Final = Line(
    (
        Cell("pressure#2", "+1"),
        Cell("nutrients#1 nutrients#2", "+2", step=0.5),
        Cell("calanoida", "−1", crossed=True),
    ),
    gap=0.25,
    faces=True,
)

FIGURES: Final[dict[str, tuple[Figure, ...]]] = {
    "table": (TABLE,),
    "row": (TURN, Panel((DISCARDED, DRAWN), extra=True)),
    "tokens": (Panel((TOKENS,)), ABLE, Panel((ABILITIES_DO,), extra=True)),
    "policies": (Panel((CATEGORIES,)),),
    "setup": (
        Panel(
            (Line((Cell(STARTING_DECK),), width=0.6, faces=True),),
            "rules.topic.starting-deck",
            extra=True,
        ),
        Panel((TILES,)),
    ),
    "harder": (Panel((STACKS,), extra=True), Panel((CHANGES,))),
}
"""The parts of each figure, from top to bottom."""
