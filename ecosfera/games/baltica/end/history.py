"""The history of a finished game, round by round, and three facts about it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.end.moments import POLICY_KINDS, Moment, MomentKind, MomentRecorder
from ecosfera.games.baltica.end.pictures import SpeciesFan
from ecosfera.games.baltica.moves.impacts import ImpactHistory
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import MARKET, ChoosePass, Pass
from ecosfera.games.baltica.rules.cards import (
    ELEMENTS,
    HABITATS,
    PRESSURES,
    CardKind,
    Category,
    card_kind,
)
from ecosfera.games.baltica.rules.engine import apply
from ecosfera.games.baltica.rules.state import Outcome
from ecosfera.ui.draw.layout import Space, columns, within
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import PALE_GOLD, PAPER
from ecosfera.ui.widgets import Area, Label, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    import pygame

    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.moves.impacts import ImpactKind
    from ecosfera.games.baltica.rules.ids import PlayerId
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.ui.context import UiContext


TELLING: Final = 2
"""Least change of the number of pressure cards that is shown on the chart."""


class Deeds(NamedTuple):
    """What one player did in a game."""

    restored: int
    """Number of habitats restored in this player's turns."""
    species: int
    """Number of species acquired."""
    passed: int
    """Number of cards passed to another player."""
    helped: int = 0
    """Number of habitats that were restored with these cards."""


@dataclass(frozen=True)
class GameHistory:
    """What the end screen shows. Rounds count from 1."""

    won: bool
    players: int
    rounds: int
    moments: tuple[Moment, ...]
    """Restored habitats, impacts and policy cards, in order."""
    pressures: tuple[int, ...]
    """Number of pressure cards held by the players at the end of each round."""
    species: tuple[str, ...]
    """Ids of the species that came back, in order: acquired, or gone home from the market."""
    passed: int
    """Number of cards passed to another player."""
    idle: int
    """Number of turns that ended with a pressure card because nothing was gained."""
    elements: tuple[str, ...] = ()
    """The element of each three cards that brought a pressure card, in order."""
    names: tuple[str, ...] = ()
    """Names of the players; empty if they have none."""
    alive: tuple[str, ...] = ()
    """The habitats that were restored before the first turn (RULES 2.1)."""
    unused: int = 0
    """Number of measures that the funding at the end would have paid for."""

    deeds: tuple[Deeds, ...] = ()
    """What each player did, in the order of the rows."""
    computers: tuple[str, ...] = ()
    """The characters of the computer players by row, empty for people; empty without any."""
    portraits: tuple[str, ...] = ()
    """The portraits of the rows; empty if nobody chose one."""

    @property
    def pressures_change(self) -> bool:
        """Return whether the number of pressure cards says something: it changed by some."""
        return max(self.pressures, default=0) - min(self.pressures, default=0) >= TELLING

    def person(self, player: PlayerId) -> bool:
        """Return whether a person played a row."""
        return not any(self.computers[player : player + 1])

    @property
    def lying(self) -> tuple[ImpactKind | None, ...]:
        """Return what each impact tile at the end stands for, as far as that is known."""
        found: list[ImpactKind | None] = []
        for moment in self.of_kind(MomentKind.IMPACT, MomentKind.IMPACT_BACK):
            if moment.kind is MomentKind.IMPACT:
                found.append(moment.impact)
            elif found:
                found.pop()
        return tuple(found)

    @property
    def habitats(self) -> tuple[tuple[int, str], ...]:
        """Return round and sign of every restored habitat, in order."""
        return tuple((m.round, m.habitat) for m in self.of_kind(MomentKind.HABITAT))

    @property
    def impacts(self) -> tuple[tuple[int, int], ...]:
        """Return pairs of a round and the number of impact tiles from that round on."""
        changes = self.of_kind(MomentKind.IMPACT, MomentKind.IMPACT_BACK)
        return tuple((m.round, m.tiles) for m in changes)

    @property
    def policies(self) -> tuple[Moment, ...]:
        """Return the policy cards drawn and the measures implemented, in order."""
        return self.of_kind(*POLICY_KINDS)

    @property
    def tiles(self) -> int:
        """Return the number of impact tiles at the end."""
        return self.impacts[-1][1] if self.impacts else 0

    def of_kind(self, *kinds: MomentKind) -> tuple[Moment, ...]:
        """Return the moments of these kinds, in order."""
        return tuple(moment for moment in self.moments if moment.kind in kinds)


def game_history(match: Match) -> GameHistory:
    """Return the history of a match so far by doing its actions again."""
    catalogue = match.state.catalogue
    recorder = MomentRecorder()
    species: list[str] = []
    acquired, passed = Counter[int](), Counter[int]()
    idle = 0

    def count(events: Iterable[ev.Event]) -> None:
        nonlocal idle
        for event in events:
            if isinstance(event, ev.CardMoved) and _joins(event):
                species.append(catalogue.names[event.card])
                acquired[event.target.which] += 1
            elif isinstance(event, ev.CameHome):
                home = (catalogue.names[card] for card in event.cards)
                species.extend(name for name in home if name not in species)
            elif isinstance(event, ev.Triggered):
                idle += event.cause is ev.Cause.NOTHING_ACQUIRED

    state = match.start
    recorder.take_in(state, match.opening, done=0)
    count(match.opening)
    pressures = {state.round: _held(state)}
    for done, action in enumerate(match.actions):
        before = state
        state, events = apply(before, action)
        recorder.act(before, action, events, done=done)
        count(events)
        if isinstance(action, Pass) and action.to != MARKET:
            passed[before.player] += 1
        elif isinstance(action, ChoosePass) and action.card is not None:
            passed[action.player] += 1
        pressures[state.round] = _held(state)
    habitats = [m for m in recorder.moments if m.kind is MomentKind.HABITAT]
    restored = Counter[int](moment.player for moment in habitats)
    helped = Counter[int](
        giver for moment in habitats for giver in {giver for giver, _ in moment.gifts}
    )
    held, steps = 0, []
    for round_ in range(1, state.round + 1):
        held = pressures.get(round_, held)
        steps.append(held)
    return GameHistory(
        won=state.outcome is Outcome.WON,
        players=state.config.players,
        rounds=state.round,
        alive=tuple(HABITATS[habitat] for habitat in match.start.habitats),
        moments=tuple(_named(recorder.moments, ImpactHistory(match))),
        pressures=tuple(steps),
        species=tuple(species),
        passed=passed.total(),
        idle=idle,
        elements=tuple(ELEMENTS[element] for element in recorder.elements),
        names=tuple(state.config.names or ()),
        unused=_unused(state),
        deeds=tuple(
            Deeds(restored[player], acquired[player], passed[player], helped[player])
            for player in range(state.config.players)
        ),
    )


def _named(moments: Iterable[Moment], impacts: ImpactHistory) -> Iterator[Moment]:
    """Yield the moments; those of impact tiles say what the tile stands for."""
    for moment in moments:
        if moment.kind is MomentKind.IMPACT:
            lying = impacts.after(moment.done + 1)
            known = moment.tiles <= len(lying)
            yield replace(moment, impact=lying[moment.tiles - 1] if known else None)
        else:
            yield moment


def _joins(event: ev.CardMoved) -> bool:
    """Return whether a species moved from the market to a row."""
    from_market = event.source.zone in {
        ev.Zone.PRODUCERS,
        ev.Zone.CONSUMERS,
        ev.Zone.CONSUMER_DECK,
    }
    living = card_kind(event.card) in {CardKind.PRODUCER, CardKind.CONSUMER}
    return from_market and living and event.target.zone is ev.Zone.ROW


def _held(state: State) -> int:
    """Return the number of pressure cards held by the players."""
    return PRESSURES - len(state.pressures)


def _unused(state: State) -> int:
    """Return the number of measures in the pool for which there is funding."""
    funding = sum(state.catalogue.policy(card).category is Category.FUNDING for card in state.pool)
    return min(funding, len(state.pool) - funding)


class DeedRow:
    """What each player did, side by side; nothing for one player."""

    def __init__(self, context: UiContext, story: GameHistory) -> None:
        self.context = context
        self.story = story
        self.texts = tuple(self._texts()) if len(story.deeds) > 1 else ()

    def _texts(self) -> Iterator[str]:
        words = self.context.words
        for name, deeds in zip(self.story.names, self.story.deeds, strict=False):
            counts = deeds._asdict().items()
            parts = [words.count(f"end.did-{what}", n) for what, n in counts if n]
            yield words("end.did", player=name, list=" · ".join(parts) or "–")

    def height(self, width: int) -> int:
        """Return the height that the texts need side by side in this width; 0 without any."""
        m, text = self.context.metrics, self.context.text
        if not self.texts:
            return 0
        room = (width - m.px(12) * (len(self.texts) - 1)) // len(self.texts) - m.px(26)
        lines = max(len(text.wrap(one, FontFace.BOLD, m.size(1.0), room)) for one in self.texts)
        return text.line_height(m.size(1.0), 1.2) * lines + m.px(12)

    def widgets(self, box: pygame.Rect) -> list[Widget]:
        """Return the texts in a box."""
        m, text = self.context.metrics, self.context.text
        found: list[Widget] = []
        places = columns(box, len(self.texts), m.px(12)) if self.texts else ()
        for number, (told, area) in enumerate(zip(self.texts, places, strict=True)):
            inner = area.inflate(-m.px(26), -m.px(6))
            lines = max(1, inner.height // text.line_height(m.floor, 1.2))
            found += [
                Area(f"deed-area-{number}", area, 0.7),
                Label(
                    f"deed-{number}",
                    inner,
                    told,
                    face=FontFace.BOLD,
                    tone=PAPER,
                    lines=lines,
                    leading=1.2,
                    middle=True,
                ),
            ]
        return found


def species_about(context: UiContext, story: GameHistory, collected: int) -> str:
    """Return what stands below the number of species: how many of them are new in the guide."""
    words = context.words
    about = words.count("end.species", len(story.species))
    if 0 < collected < len(set(story.species)):
        about += "\n" + words("end.new-species", n=collected)
    return about


class FactRow:
    """The facts side by side; without the species if these have a band of their own."""

    def __init__(
        self,
        context: UiContext,
        story: GameHistory,
        code: str | None,
        minutes: int,
        new: int,
        show_species: Callable[[], None],
        *,
        species: bool,
    ) -> None:
        self.context = context
        self.story = story
        self.code = code
        self.minutes = minutes
        self.new = new
        """Number of species that the players have met for the first time."""
        self.show_species = show_species
        self.species = species

    def _texts(self, room: int) -> list[tuple[str, str, tuple[str, ...]]]:
        """Return the facts: a number, its label for a column of this width, species to show."""
        words, story = self.context.words, self.story
        facts: list[tuple[str, str, tuple[str, ...]]] = []
        if self.species:
            gained = species_about(self.context, story, self.new)
            facts.append((str(len(story.species)), gained, story.species))
        if story.idle and not story.won:
            facts.append((str(story.idle), words.count("end.idle", story.idle), ()))
        elif not self._deeds_tell:
            facts.append((str(story.passed), words.count("end.passed", story.passed), ()))
        about = words("end.time")
        if self.code:
            about += "\n" + self._code_in(room)
        facts.append((words.count("end.minutes", self.minutes), about, ()))
        return facts

    @property
    def _count(self) -> int:
        """Return how many facts there are."""
        return 1 + self.species + (not self._deeds_tell)

    @property
    def _deeds_tell(self) -> bool:
        """Return whether what each player did already says how many cards were passed."""
        return len(self.story.deeds) > 1 and (self.story.won or not self.story.idle)

    def _code_in(self, room: int) -> str:
        """Return the code after its label or, in a narrow column, below it."""
        text = self.context.words("end.code", code=self.code)
        line = text.replace("\n", " ")
        wide = self.context.text.width(line, FontFace.BOLD, self.context.metrics.size(1.0))
        return line if wide <= room else text

    def height(self, width: int) -> int:
        """Return the height that the facts need in a box of this width."""
        m, text = self.context.metrics, self.context.text
        count = self._count
        inner = (width - (count - 1) * m.px(12)) // count - m.px(26)
        most = 1
        for _, about, species in self._texts(inner):
            room = inner - (round(inner * 0.42) if species else 0)
            most = max(most, len(text.wrap(about, FontFace.BOLD, m.size(1.0), room)))
        return m.size(2.5) + text.line_height(m.size(1.0), 1.2) * most + m.px(14)

    def widgets(self, box: pygame.Rect) -> list[Widget]:
        """Return the facts in a box."""
        m, text = self.context.metrics, self.context.text
        gap = m.px(12)
        places = columns(box, self._count, gap)
        widgets: list[Widget] = []
        facts = self._texts(places[0].width - m.px(26))
        for i, ((number, about, species), area) in enumerate(zip(facts, places, strict=True)):
            widgets.append(Area(f"fact-{i}", area, 0.7))
            inner = area.inflate(-m.px(26), -m.px(12))
            if species:
                size = round(inner.width * 0.4), inner.height
                cards, name = within(inner, size, "topright"), self.context.words("menu.guide")
                widgets.append(SpeciesFan(area, name, cards, species, self.show_species))
                inner.width -= round(inner.width * 0.42)
            space = Space(inner)
            top, rest = space.top(m.size(2.2)), space.rest
            lines = max(1, rest.height // text.line_height(m.floor, 1.2))
            widgets += [
                Label(
                    f"number-{i}",
                    top,
                    number,
                    size=1.8,
                    face=FontFace.HEAVY,
                    tone=PALE_GOLD,
                    middle=True,
                ),
                Label(
                    f"about-{i}",
                    rest,
                    about,
                    face=FontFace.BOLD,
                    tone=PAPER,
                    lines=lines,
                    leading=1.2,
                ),
            ]
        return widgets
