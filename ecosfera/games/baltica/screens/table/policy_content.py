"""What a page about a policy card says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.ids import CardId


@dataclass(frozen=True, slots=True)
class LostCard:
    """A card that the policy card takes away, and where it lies."""

    card: CardId
    where: str


@dataclass(frozen=True, slots=True)
class PolicyContent:
    """The content of a page, beside what is always told of the card."""

    card: CardId
    reader: str = ""
    """Who reads it aloud, as a sentence."""
    hits: tuple[LostCard, ...] = ()
    question: str = ""
    """The question to answer before it takes effect, or what can be done with it."""
