"""Questions to talk about after a game, and advice for the next one, chosen from what happened."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.screens.end.moments import MomentKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica.screens.end.history import GameHistory
    from ecosfera.games.baltica.screens.end.moments import Moment

QUESTIONS: Final = 3
"""Number of questions after a game."""
OFTEN: Final = 3
"""From how often on something counts as frequent in a game."""
NUTRIENTS: Final = "nutrients"


class Topic(NamedTuple):
    """A message, and what the game says about it."""

    id: str
    n: int = 0
    """A number of times."""
    moment: Moment | None = None
    """A moment it is about."""
    habitat: str = ""
    element: str = ""


def questions(story: GameHistory) -> list[Topic]:
    """Return the questions of a game, the one that fits it best first."""
    return list(_questions(story))[:QUESTIONS]


def _questions(story: GameHistory) -> Iterator[Topic]:
    elements = Counter(story.elements)
    if elements[NUTRIENTS] >= OFTEN - 1:
        yield Topic("nutrients", n=elements[NUTRIENTS])
    helped = next((m for m in story.of_kind(MomentKind.HABITAT) if m.gifts), None)
    if helped is not None:
        yield Topic("helped", moment=helped)
    missing = missing_habitats(story)
    if missing:
        yield Topic("missing", habitat=missing[0])
    used = story.of_kind(MomentKind.MEASURE)
    if used:
        yield Topic("measure", moment=used[-1])
    if story.idle >= OFTEN:
        yield Topic("idle", n=story.idle)
    by_card = next((m for m in story.of_kind(MomentKind.IMPACT) if m.cause is Cause.POLICY), None)
    if by_card is not None and by_card.cards:
        yield Topic("setback", moment=by_card)
    others = [(n, element) for element, n in elements.items() if element != NUTRIENTS]
    if others and max(others)[0] >= OFTEN - 1:
        n, element = max(others)
        yield Topic("element", n=n, element=element)
    if story.habitats:
        # A won game asks about the habitat that came last.
        place, which = (0, "first") if missing else (-1, "last")
        yield Topic(which, habitat=story.habitats[place][1])
    yield Topic("waited")
    yield Topic("table")
    yield Topic("simple")


def advice(story: GameHistory) -> Topic | None:
    """Return what to try next time, after a lost game."""
    if story.won:
        return None
    if len(story.elements) >= OFTEN:
        return Topic("elements", n=len(story.elements))
    if story.unused:
        return Topic("funding", n=story.unused)
    if story.players > 1 and not story.passed:
        return Topic("pass")
    if story.idle >= OFTEN:
        return Topic("idle", n=story.idle)
    missing = missing_habitats(story)
    return Topic("pairs", habitat=missing[0])


def missing_habitats(story: GameHistory) -> list[str]:
    """Return the habitats that were not restored."""
    restored = {name for _, name in story.habitats}
    return [name for name in HABITATS if name not in restored]
