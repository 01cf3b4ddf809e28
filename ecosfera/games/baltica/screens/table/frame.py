"""Everything a picture of the table is drawn from; the parts read it and change nothing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.screens.table.geometry.poses import in_front, seating

if TYPE_CHECKING:
    from ecosfera.games.baltica.cards.brush import Brush
    from ecosfera.games.baltica.cards.card_faces import Faces
    from ecosfera.games.baltica.rules.view import View
    from ecosfera.games.baltica.screens.table.geometry.poses import Pose
    from ecosfera.games.baltica.screens.table.geometry.zones import Zones
    from ecosfera.games.baltica.screens.table.timing import Effect
    from ecosfera.games.baltica.text.card_names import CardNames
    from ecosfera.games.baltica.text.move_text import Advice


@dataclass(frozen=True, slots=True)
class Person:
    """One row: its name, its animal, who plays it."""

    name: str
    animal: str
    character: str = ""
    """That of the computer that plays it; empty: a person does."""

    @property
    def computer(self) -> bool:
        """Whether a computer plays it."""
        return bool(self.character)


@dataclass(frozen=True, slots=True)
class Preview:
    """What a click on the thing pointed at would do."""

    pays: frozenset[int] = frozenset()
    """Cards that would shift up."""
    lends: int | None = None
    """The element the market would lend."""
    good: bool = True
    sentence: str = ""
    missing: tuple[int, ...] = ()
    """Elements the row lacks, one for each card."""
    why: str = ""
    """The ground of a refusal, for the rulebook."""


NOTHING = Preview()


@dataclass(slots=True)
class TableFrame:
    """One moment of the table."""

    brush: Brush
    faces: Faces
    book: CardNames
    zones: Zones
    people: tuple[Person, ...]
    seen: View
    poses: dict[int, Pose]
    targets: frozenset[Target] = frozenset()
    """What can be pointed at with effect."""
    choosing: bool = False
    """Whether something has been begun: then only its targets have tabs."""
    chosen: tuple[Target, ...] = ()
    pointed: Target | None = None
    preview: Preview = NOTHING
    flying: frozenset[int] = frozenset()
    """Cards on their way: drawn by themselves."""
    hinted: frozenset[Target] = frozenset()
    effects: tuple[Effect, ...] = ()
    now: float = 0.0
    signs: dict[int, str] = field(default_factory=dict)
    """The sign on the tab of a card in front: what it would restore."""
    pool_first: int = 0
    """The policy card the pool's list begins with, if not all of them fit."""
    bar: tuple[str, ...] = ()
    """The buttons of the bar, from the right."""
    thought: Advice | None = None
    """What a teammate or the hint says."""

    wonders: bool = False
    """Whether the pointer or the keys are on "Why?"."""

    @property
    def herald(self) -> str:
        """The sign of who lights something up: the hint, or a teammate."""
        mate = self.thought is not None and self.thought.person is not None
        return "icon_robot" if mate else "icon_hint"

    @property
    def front(self) -> int:
        """Whose row lies in front."""
        return in_front(self.seen)

    @property
    def others(self) -> list[int]:
        """The other players, who comes next first."""
        return seating(self.seen)

    def glows(self, spot: Target) -> bool:
        """Whether something can be done with it now."""
        return spot in self.targets

    def aimed(self, card: int, kind: TargetKind) -> bool:
        """Whether the pointer or the keys are on a card."""
        return self.pointed is not None and self.pointed == Target(kind, card)
