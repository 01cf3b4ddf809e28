"""Prompts over the table that need an answer: a strip, or a policy card in the centre."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.panels.policy_page import LostCard, PolicyContent
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import ChooseReaction, Implement
from ecosfera.games.baltica.rules.cards import ELEMENTS, CardKind, element_of
from ecosfera.games.baltica.rules.engine import apply
from ecosfera.games.baltica.rules.events import Cause, Zone
from ecosfera.games.baltica.rules.ids import PlayerId
from ecosfera.games.baltica.rules.state import EMPTY, Outcome, PendingKind
from ecosfera.games.baltica.rules.view import view
from ecosfera.games.baltica.stage.timing import until_next
from ecosfera.games.baltica.text.event_text import strike

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.baltica.moves.impacts import ImpactKind
    from ecosfera.games.baltica.moves.targets import Target
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.rules.view import View
    from ecosfera.games.baltica.stage.timing import Stop
    from ecosfera.games.baltica.table.options import Explanation
    from ecosfera.games.baltica.text.phrases import Phrases


MOST_HOME: Final = 6
"""Number of animals that go home that are shown at most."""


class AnswerWeight(StrEnum):
    """The importance of an answer."""

    FIRST = "first"
    COSTLY = "costly"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer. Enter chooses the first one, Esc the last one."""

    id: str
    label: str
    do: Callable[[], None]
    weight: AnswerWeight = AnswerWeight.FIRST


@dataclass(frozen=True, slots=True)
class StripContent:
    """The content of a strip: signs, then a sentence."""

    sentence: str
    signs: tuple[str, ...] = ()
    """Signs, and texts such as ×3 between them."""
    grave: bool = True
    """Whether it reports a loss; otherwise it asks a question."""
    more: str = ""
    """What has to be known to answer, or for the next time, beyond the sentence."""
    picture: str = ""
    """A picture of the subject, shown where there is room."""
    impact: ImpactKind | None = None
    """What the impact tile among the signs stands for, if it is told of one."""


@dataclass(frozen=True, slots=True)
class BubbleContent:
    """The content of a bubble."""

    sentence: str
    targets: tuple[Target, ...] = ()
    """What it points at."""
    shows: Target | None = None
    """What the detail corner describes meanwhile."""
    mentioned: tuple[Target, ...] = ()
    """What else the sentence speaks of, so that it should be seen."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A strip, a page or a bubble with its answers."""

    answers: tuple[Answer, ...]
    strip: StripContent | None = None
    drawn: PolicyContent | None = None
    bubble: BubbleContent | None = None
    cause: tuple[CardId, ...] = ()
    """The cards that caused it."""
    home: tuple[CardId, ...] = ()
    """The animals that go home, whose pictures lie above the sentence."""
    ends_match: bool = False
    """Whether it lies over the picture of the end."""

    @property
    def sentence(self) -> str:
        """Return what is narrated."""
        if self.bubble is not None:
            return self.bubble.sentence
        if self.strip is not None:
            return self.strip.sentence
        return self.drawn.reader if self.drawn is not None else ""


def _reader(phrases: Phrases, player: PlayerId) -> str:
    """Return who reads a card aloud, or for a computer player only its name."""
    name = phrases.player(player)
    if phrases.people[player].computer:
        return name
    return phrases.words("table.reads", player=name)


def of_stop(
    stop: Stop,
    seen: View,
    phrases: Phrases,
    go_on: Callable[[], None],
    impacts: Sequence[ImpactKind] = (),
) -> Prompt:
    """Return the prompt of a stop of the stage.

    `impacts` is what the impact tiles stand for, up to the last one that the stop tells of.
    """
    words = phrases.words
    on = (Answer("go-on", words("table.go-on"), go_on),)
    match stop.event:
        case ev.PolicyDrawn(card):
            reader = _reader(phrases, seen.player)
            return Prompt(on, drawn=PolicyContent(card, reader, _hits(stop.then, seen, phrases)))
        case ev.Triggered():
            cause = stop.event.cards or _third_pressure(stop.then, seen, phrases)
            told = _strike(stop.event, stop.then, phrases)
            if impacts and "impact" in told.signs:
                told = replace(told, impact=impacts[-1])
            return Prompt(on, strip=told, cause=cause)
        case ev.ImpactPlaced() if impacts:
            name = phrases.book.impact(impacts[-1])
            text = words("event.impact-named", n=len(impacts), impact=name)
            return Prompt(on, strip=StripContent(text, ("impact",), impact=impacts[-1]))
        case ev.TurnSkipped():
            text = words("event.skipped", player=phrases.player(stop.event.player))
            return Prompt(on, strip=StripContent(text, ("policy_negative",)))
        case ev.CameHome(cards):
            theirs = _of_players(cards, stop.then)
            home = _shown_home(cards, theirs, seen)
            where = words("table.home-deck" if theirs else "table.home-market")
            text = f"{words.count('table.home-alive', len(home))} {where}"
            return Prompt(on, strip=StripContent(text, grave=False), home=home)
        case ev.GameEnded():
            won = stop.event.outcome is Outcome.WON
            text = words("event.won" if won else "event.lost")
            strip = StripContent(text, ("icon_trophy" if won else "impact",), grave=not won)
            return Prompt(on, strip=strip, ends_match=True)
        case _:
            return Prompt(on, strip=StripContent("")) if stop.kind else Prompt(on)


def _of_players(cards: Sequence[CardId], then: Sequence[Event]) -> set[CardId]:
    """Return those of the cards that move away from a row, deck or discard pile of a player."""
    places = {Zone.ROW, Zone.DECK, Zone.DISCARD}
    moved = (event for event in then if isinstance(event, ev.CardMoved))
    return {event.card for event in moved if event.source.zone in places}.intersection(cards)


def _shown_home(cards: Sequence[CardId], theirs: set[CardId], seen: View) -> tuple[CardId, ...]:
    """Return cards that go home: first the players' own, then those that they have seen."""
    lies = {card for card in seen.consumers if card != EMPTY}
    order = sorted(cards, key=lambda one: (one not in theirs, one not in lies))
    return tuple(order[:MOST_HOME])


def _third_pressure(then: Sequence[Event], seen: View, phrases: Phrases) -> tuple[CardId, ...]:
    """Return the pressure cards that cause an impact with one that has joined; else none."""
    if not any(isinstance(event, ev.ImpactPlaced) for event in then):
        return ()
    kinds = phrases.book.cards.kinds
    row = [card for card in seen.rows[seen.player] if kinds[card] is CardKind.PRESSURE]
    joined = (
        event.card
        for event in then
        if isinstance(event, ev.CardMoved) and event.target == (Zone.ROW, seen.player)
    )
    return tuple(dict.fromkeys([*row, *joined]))


def _strike(event: ev.Triggered, then: Sequence[Event], phrases: Phrases) -> StripContent:
    """Return what the row triggered, and what would have helped: the cause as signs first."""
    signs: list[str] = []
    if event.cause is Cause.THREE_ELEMENTS:
        signs += [ELEMENTS[element_of(event.cards[0])], "×3", "icon_arrow_right", "pressure"]
    elif event.cause is Cause.NOTHING_ACQUIRED:
        signs += ["pressure"]
    else:
        signs += ["pressure", f"×{len(event.cards)}"]
    impacts = sum(isinstance(e, ev.ImpactPlaced) for e in then)
    text = strike(event, phrases)
    if impacts:
        signs += ["icon_arrow_right", "impact"]
        if impacts > 1:
            signs.append(f"×{impacts}")
        if event.cause in {Cause.THREE_ELEMENTS, Cause.NOTHING_ACQUIRED}:
            third = phrases.words("event.triggered.third-pressure")
            text = phrases.words("table.join", one=text, two=third)
    return StripContent(text, tuple(signs), more=_would_help(event, phrases))


def _would_help(event: ev.Triggered, phrases: Phrases) -> str:
    """Return what would have helped against what the row triggered; empty if that is plain."""
    if event.cause is Cause.THREE_ELEMENTS:
        return phrases.words("event.would-help.elements")
    several = len(phrases.people) > 1 and event.cause is not Cause.NOTHING_ACQUIRED
    return phrases.words("event.would-help.pressures") if several else ""


def _hits(then: Sequence[Event], seen: View, phrases: Phrases) -> tuple[LostCard, ...]:
    """Return the cards that a policy card takes away, and from where."""
    words = phrases.words
    leaves = {Zone.DISCARD, Zone.PRODUCER_DECK, Zone.CONSUMER_DECK, Zone.REMOVED, Zone.ELEMENTS}
    found = []
    for event in then:
        if not isinstance(event, ev.CardMoved) or event.target.zone not in leaves:
            continue
        zone, which = event.source
        if zone is Zone.ROW:
            mine = which == seen.player
            where = (
                words("table.own-row")
                if mine
                else words("table.row-of", player=phrases.player(PlayerId(which)))
            )
        elif zone in {Zone.PRODUCERS, Zone.CONSUMERS}:
            where = words("table.on-market")
        else:
            continue
        found.append(LostCard(event.card, where))
    return tuple(found)


def of_measure(text: str, action: Action, phrases: Phrases) -> StripContent:
    """Return the question whether all agree to a measure, with its effect."""
    signs = ("policy_measure",)
    if not isinstance(action, Implement):
        return StripContent(text, signs, grave=False)
    book = phrases.book
    effect = book.policy_effect(action.measure)
    return StripContent(text, signs, grave=False, more=effect, picture=book.picture(action.measure))


def of_explanation(
    explained: Explanation, phrases: Phrases, answer: Callable[[int], None]
) -> Prompt:
    """Return the prompt of a bubble; `answer` is called with the number of the answer."""
    words = phrases.words
    answers = tuple(
        Answer(
            f"bubble-{number}",
            words(message),
            partial(answer, number),
            AnswerWeight.OTHER if number else AnswerWeight.FIRST,
        )
        for number, message in enumerate(explained.answers)
    )
    content = BubbleContent(
        words(explained.text), explained.targets, explained.shows, explained.mentions
    )
    return Prompt(answers, bubble=content)


def of_request(
    explained: Explanation,
    targets: tuple[Target, ...],
    mentioned: tuple[Target, ...],
    phrases: Phrases,
    player: PlayerId | None,
) -> BubbleContent:
    """Return a bubble that waits for a move; it names the player whose move it is, if given."""
    text = phrases.words(explained.text_for(targets[0] if targets else None))
    if player is not None:
        text = phrases.words("tutorial.named", name=phrases.player(player), text=text)
    return BubbleContent(text, targets, explained.shows, mentioned)


def of_pending(
    state: State, phrases: Phrases, yes: Callable[[], None], no: Callable[[], None]
) -> Prompt | None:
    """Return the prompt of a pending reaction, or None."""
    pending = state.pending
    if pending is None:
        return None
    words = phrases.words
    answers = (
        Answer("yes:0:0", words("table.do.yes"), yes),
        Answer("no:0:0", words("table.do.no"), no, AnswerWeight.OTHER),
    )
    kind = pending.kind.value.replace("_", "-")
    if pending.kind is PendingKind.STRICT_PROTECTION and pending.card is not None:
        question = words(f"event.choice.{kind}", card=phrases.book.policy(pending.card))
        reader = _reader(phrases, pending.player)
        _, then = apply(state, ChooseReaction(implement=False))
        hits = _hits(until_next(then), view(state), phrases)
        return Prompt(answers, drawn=PolicyContent(pending.card, reader, hits, question))
    if pending.kind is PendingKind.UPGRADED_WASTE_WATER_TREATMENT:
        return Prompt(
            answers,
            strip=StripContent(
                words(f"event.choice.{kind}"), ("nutrients", "×3", "policy_measure"), grave=False
            ),
        )
    return None
