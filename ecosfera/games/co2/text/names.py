"""Names of pieces and players, and amounts, in the players' language."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.content.savings import savings_of
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.rules.pieces import SquareKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecosfera.games.co2.rules.config import Config
    from ecosfera.games.co2.rules.ids import AreaId, EventId, KindId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.pieces import Catalogue
    from ecosfera.games.co2.rules.state import Side
    from ecosfera.words import Words


SPACE: Final = "\u00a0"
"""A space at which no line is broken."""
MINUS: Final = "\u2212"


def signed(n: int) -> str:
    """Return a number with its sign: +3, 0, −2."""
    return f"+{n}" if n > 0 else plain(n)


def plain(n: int) -> str:
    """Return a number with a true minus sign."""
    return f"{MINUS}{-n}" if n < 0 else str(n)


def change(words: Words, n: int) -> str:
    """Return a gain or a loss in the way of the language: +200, −1."""
    return f"{signed(n)[:1]}{words.number(abs(n))}"


class Names:
    """The names of everything on the table."""

    def __init__(self, words: Words, catalogue: Catalogue, players: Sequence[str]) -> None:
        self.words = words
        self.catalogue = catalogue
        self.players = tuple(players)

    def player(self, player: PlayerId) -> str:
        """Return the name of a player."""
        return self.players[player]

    def territory(self, territory: TerritoryId) -> str:
        """Return the name of a territory."""
        card = self.catalogue.territories[territory]
        own = f"carboncard.place.{_dashed(card.id)}"
        return self.words(own) if self.words.has(own) else card.name

    def short(self, territory: TerritoryId) -> str:
        """Return the name of a territory as it stands on its square."""
        own = f"carboncard.short.{_dashed(self.catalogue.territories[territory].id)}"
        return self.words(own) if self.words.has(own) else self.territory(territory)

    def activity(self, territory: TerritoryId) -> str:
        """Return what people do in a territory."""
        own = _dashed(self.catalogue.territories[territory].id)
        return self.words(f"carboncard.activity.{own}")

    def facts(self, territory: TerritoryId) -> list[str]:
        """Return two or three facts about a territory."""
        own = _dashed(self.catalogue.territories[territory].id)
        ids = [f"carboncard.fact.{own}.{n}" for n in (1, 2, 3)]
        return [self.words(message) for message in ids if self.words.has(message)]

    def cost_reason(self, territory: TerritoryId) -> str:
        """Return why a territory costs as much CO₂ as it does."""
        cost = self.catalogue.territories[territory].co2
        return self.words(f"carboncard.cost.{cost}")

    def saving(self, kind: KindId) -> str:
        """Return what a kind of action is in daily life, and what that saves."""
        own = self.catalogue.kinds[kind].id
        deed = self.words(f"carboncard.saves.{_dashed(own)}")
        kilograms = self.words.number(savings_of(self.catalogue).kg[own])
        return self.words("carboncard.saves", deed=deed, kg=kilograms)

    def bonus(self, territory: TerritoryId) -> str:
        """Return the bonus of the area of a territory, and what the territory adds to it."""
        card = self.catalogue.territories[territory]
        return self.words("carbon.card.bonus", total=self.catalogue.bonus(card.area), n=card.bonus)

    def area(self, area: AreaId) -> str:
        """Return the name of an area."""
        return self.words(f"carboncard.area.{_dashed(self.catalogue.areas[area].id)}")

    def kind(self, kind: KindId) -> str:
        """Return the name of a kind of action."""
        return self.words(f"carboncard.kind.{_dashed(self.catalogue.kinds[kind].id)}")

    def cards(self, cards: Iterable[KindId]) -> list[str]:
        """Return the names of action cards; several of a kind have one name with their number."""
        counts = Counter(cards)
        return [
            self.kind(card) if n == 1 else f"{n}{SPACE}×{SPACE}{self.kind(card)}"
            for card, n in counts.items()
        ]

    def brief_kind(self, kind: KindId) -> str:
        """Return the name of a kind of action as it stands on its card."""
        own = f"carboncard.brief.{_dashed(self.catalogue.kinds[kind].id)}"
        return self.words(own) if self.words.has(own) else self.kind(kind)

    def event(self, event: EventId) -> str:
        """Return the title of an event card."""
        return self.words(f"carboncard.title.{_dashed(self.catalogue.events[event].id)}")

    def event_text(self, event: EventId) -> str:
        """Return what an event card says."""
        return self.words(f"carboncard.effect.{_dashed(self.catalogue.events[event].id)}")

    def credits(self, n: int) -> str:
        """Return a number of credits in words."""
        return self.words.count("carbon.credits", n)

    def euros(self, n: int) -> str:
        """Return an amount of euros."""
        return self.words("carbon.euros", n=self.words.number(n))

    def square(self, number: int) -> str:
        """Return the name of a square."""
        square = self.catalogue.board[number]
        if square.territory is not None:
            return self.territory(square.territory)
        return self.words(f"carbon.square.{square.kind}")

    def square_note(self, number: int, *, strict: bool) -> str:
        """Return what a square that is no territory does; `strict`: without flow (RULES 4.8)."""
        kind = self.catalogue.board[number].kind
        rules = "-strict" if strict and kind is SquareKind.EVENT else ""
        return self.words(f"carbon.square-note.{kind}{rules}")

    def side(self, side: Side, *, brief: bool = False) -> str:
        """Return what one player gives in a trade, in words; `brief`: with short names."""
        named = self.short if brief else self.territory
        parts = [named(territory) for territory in side.territories]
        parts += self.cards(side.cards)
        if side.credits:
            parts.append(self.credits(side.credits))
        if side.euros:
            parts.append(self.euros(side.euros))
        return self.words.list(parts) if parts else self.words("carbon.nothing")


def _dashed(own: str) -> str:
    """Return an id as it stands in message ids."""
    return own.replace("_", "-")


@dataclass(frozen=True, slots=True)
class Person:
    """A player."""

    name: str
    character: str = ""
    """The character of a computer player, or empty for a person."""

    @property
    def computer(self) -> bool:
        """Return whether a computer plays."""
        return bool(self.character)


def people_of(config: Config, words: Words, characters: Sequence[str]) -> tuple[Person, ...]:
    """Return the players of a match.

    Where names were given, one without a name has that of the colour; else all have a number.
    """
    count = config.players
    names = INFO.shown_names(words, config.names) or [
        words("carbon.player-number", n=seat + 1) for seat in range(count)
    ]
    return tuple(map(Person, names, (*characters, *[""] * count)))
