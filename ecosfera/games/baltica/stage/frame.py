"""The frame: immutable values from which one picture of the table is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.baltica.moves.news import NO_NEWS, News
from ecosfera.games.baltica.moves.targets import END, PEEK, Target, TargetKind
from ecosfera.games.baltica.rules.view import in_front, seating
from ecosfera.games.baltica.stage.poses import row_below
from ecosfera.games.baltica.text.move_preview import NOTHING, Preview

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecosfera.games.baltica.cards.brush import Brush
    from ecosfera.games.baltica.cards.card_faces import CardFaces
    from ecosfera.games.baltica.moves.goals import Goal
    from ecosfera.games.baltica.moves.impacts import ImpactKind
    from ecosfera.games.baltica.rules.ids import CardId, HabitatId, PlayerId
    from ecosfera.games.baltica.rules.view import View
    from ecosfera.games.baltica.stage.timing import Effect
    from ecosfera.games.baltica.stage.zones import Zones
    from ecosfera.games.baltica.text.card_names import CardNames
    from ecosfera.games.baltica.text.move_text import Advice
    from ecosfera.games.baltica.text.people import Person
    from ecosfera.games.baltica.text.phrases import MoveLine
    from ecosfera.ui.draw.box import Box
    from ecosfera.ui.stage.motion import Pose


@dataclass(frozen=True, slots=True)
class ListLine:
    """One line of the move list as it is shown."""

    row: MoveLine
    key: str = ""
    """The label of the key that chooses it."""
    aimed: bool = False
    """Whether the pointer is on it."""
    lit: bool = False
    """Whether it is the idea that stands out."""


@dataclass(frozen=True, slots=True)
class MoveListing:
    """The visible page of the move list: its lines and their positions."""

    title: str
    rows: tuple[ListLine, ...]
    boxes: tuple[Box, ...]
    targets: tuple[Target, ...]
    """A `LINE` target for each line: `which` is the number of the move, or `TURN_PAGE`."""
    following: int = 0
    """The first move of the next page, or of the first one after the last."""


@dataclass(frozen=True, slots=True)
class TurnButton:
    """The button at the end of the row: it ends the turn, or declines a choice."""

    target: Target = END
    label: str = ""
    key: str = ""
    """The label of its key."""
    icon: str = ""
    note: str = ""
    """What ending the turn causes, shown below the button."""
    enabled: bool = False
    costs: bool = False
    """Whether ending the turn costs a pressure card."""
    quiet: bool = False
    """Whether it is not what is recommended: it only hurries, or a line of the list is better."""


class Odds(NamedTuple):
    """How likely it is that the next card of the deck helps, or ends the turn."""

    sentence: str
    """How it may help; empty if it cannot."""
    hits: int
    """How many cards would help, as the bar says it too."""
    ending: int
    """How many cards would end the turn."""
    cards: int
    habitats: tuple[HabitatId, ...]
    """What all that help would restore; empty if some only help to take something."""


@dataclass(frozen=True, slots=True, eq=False)
class TableFrame:
    """One moment of the table."""

    brush: Brush
    faces: CardFaces
    book: CardNames
    zones: Zones
    people: tuple[Person, ...]
    seen: View
    """What is on the table; the stage never changes a view it has shown."""
    poses: Mapping[CardId, Pose]
    """The pose of each card."""
    below: PlayerId | None = None
    """The row of the only person, which stays in front; see `row_below`."""
    impacts: tuple[ImpactKind, ...] = ()
    """What the impact tiles on the table stand for."""
    flying: frozenset[CardId] = frozenset()
    """Moving cards, which are drawn above everything else."""
    effects: tuple[Effect, ...] = ()
    targets: frozenset[Target] = frozenset()
    """The targets that can be clicked."""
    choosing: bool = False
    """Whether a move was begun: then only what continues it has tabs."""
    chosen: tuple[Target, ...] = ()
    """What was clicked for the move so far."""
    hinted: frozenset[Target] = frozenset()
    """What the hint or a teammate highlights."""
    fresh: frozenset[CardId] = frozenset()
    """The cards that a teammate's turn has brought to the market so far, which are marked too."""
    news: News = NO_NEWS
    """What the teammates changed, which is marked until the first action."""
    advice: Advice | None = None
    """The advice of the hint or of a teammate."""
    odds: Odds | None = None
    """What the next card of the deck may bring."""
    goals: Mapping[HabitatId, Goal] = field(default_factory=lambda: MappingProxyType({}))
    """Who is nearest to restoring each habitat."""
    signs: Mapping[CardId, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """The signs on the tabs of a card in front: the habitats it would restore."""
    log: tuple[str, ...] = ()
    """Everything that happened, one sentence each."""
    sentence: str = ""
    """The sentence of the bar."""
    shorter: tuple[str, ...] = ()
    """Shorter ones for where there is no room for it, the shortest last."""
    bar: tuple[str, ...] = ()
    """The buttons of the bar, from the right."""
    disabled: frozenset[str] = frozenset()
    """The disabled buttons of the bar."""
    undo_is_unfair: bool = False
    """Whether only fair undo prevents undoing."""
    turn: TurnButton | None = None
    """The button at the end of the row, or None if the table is only watched."""
    pool_first: int = 0
    """The policy card with which the pool begins if not all cards fit."""

    pointed: Target | None = None
    """What the pointer or the keys are on, or what was refused last."""
    preview: Preview = NOTHING
    """What a click on `pointed` would do."""
    hovered: Target | None = None
    """What the pointer is on."""
    held: Target | None = None
    """What the pointer is holding down."""
    on_why: bool = False
    """Whether the pointer or the keys are on "Why?"."""
    listing: MoveListing | None = None
    """The move list, or None while the stage plays or a teammate decides."""

    @property
    def own_row(self) -> list[CardId]:
        """Return the cards of the row in front from left to right, as they overlap."""
        poses = self.poses
        return sorted(self.seen.rows[self.front], key=lambda c: poses[c].order if c in poses else 0)

    @property
    def restored(self) -> int:
        """Return the mask of the restored habitats."""
        return sum(1 << habitat for habitat in self.seen.habitats)

    @property
    def new_in_market(self) -> frozenset[CardId]:
        """Return the cards of the market that are marked as new."""
        return self.fresh | self.news.market

    @property
    def watched(self) -> bool:
        """Return whether the table is only watched, without any controls."""
        return self.turn is None

    @property
    def peeking(self) -> bool:
        """Return whether a prompt is put aside for a look at the table."""
        return self.turn is not None and self.turn.target == PEEK

    @property
    def herald(self) -> str:
        """Return the sign of the source of a highlight: the hint or a teammate."""
        mate = self.advice is not None and self.advice.person is not None
        return "icon_robot" if mate else "icon_hint"

    @property
    def front(self) -> PlayerId:
        """Return the player whose row is in front."""
        return row_below(self.seen, self.below)

    @property
    def deciding(self) -> PlayerId:
        """Return the player who has to decide, or whose turn it is."""
        return in_front(self.seen)

    @property
    def others(self) -> list[PlayerId]:
        """Return the other players in order, beginning after the one in front."""
        return seating(self.seen, self.front)

    @property
    def following(self) -> PlayerId:
        """Return the player whose turn is next."""
        return seating(self.seen, self.deciding)[0] if self.others else self.deciding

    def glows(self, target: Target) -> bool:
        """Return whether a target can be clicked."""
        return target in self.targets

    def aimed(self, card: CardId, kind: TargetKind) -> bool:
        """Return whether the pointer or the keys are on a card."""
        return self.pointed is not None and self.pointed == Target(kind, card)
