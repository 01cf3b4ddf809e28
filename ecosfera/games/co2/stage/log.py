"""The log of the table: a line for each event, and what computer players say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeGuard

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import Propose
from ecosfera.games.co2.rules.events import Cause, Event
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.ids import PlayerId
from ecosfera.games.co2.text.event_text import arrival, brief, bystanders, is_rent, paid, sentence
from ecosfera.games.co2.text.log_line import LogLine, line_of, summed_up
from ecosfera.games.co2.text.race_text import new_aim, new_alarm
from ecosfera.games.co2.text.reason_text import (
    answer_sentence,
    reason_of_answer,
    reason_of_offer,
)
from ecosfera.games.co2.text.turn_summary import Money, changes, turn_summary
from ecosfera.tabletop.log import EventLog

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ecosfera.core.match import Match
    from ecosfera.games.co2.bots.reasons import Reason
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import State, View
    from ecosfera.games.co2.text.names import Names

SAID: Final = "icon_text"
"""The sign of what is said and no event."""
ALARM: Final = "co2_sun"
"""The sign of who could win in the next turn, and of which sun is the nearest now."""

PAID_FOR: Final = {
    Cause.ACTION: ev.Played,
    Cause.PURCHASE: ev.Bought,
    Cause.PASSING: ev.Exchanged,
    Cause.RETIRE: ev.Retired,
}
"""The events that follow a payment to the bank, by its cause."""


class Alarm(str):
    """A sentence of the log that tells of the race to the goal, and of no event."""

    __slots__ = ()


class Co2Log(EventLog["State", "Action", "Event", LogLine]):
    """The log of one match. `character` returns the character of the computer on a seat."""

    def __init__(
        self,
        match: Match[State, Any, Any],
        names: Names,
        character: Callable[[int], str],
        say: Callable[[str], None],
    ) -> None:
        super().__init__(match, say)
        self.names = names
        self._character = character
        self._last: Event | None = None
        """What the last line tells of; None if it is something that was said."""
        self._turn: list[Event] = []
        """The events of this turn."""
        self._views: list[View] = []
        """What is on the table before the events that are being shown, and after each of them."""
        self._start: View = match.start.view
        """What was on the table as this turn began."""
        self._now: View = match.start.view
        """What is on the table after the event of the last line."""
        self._begun: int | None = None
        """The number of the line that began it, if the log knows it."""
        self.suns_from = 0
        """The round from which it is told that another sun has become the nearest."""
        self.taught: Callable[[], int] | None = None
        """Return the round that a guided lap has taught as much as; None outside of one."""
        self._rents: list[ev.Paid | ev.Rolled] = []
        """The rents of late, and the throws between them."""

    def sentences(
        self, before: State, action: Action | None, events: Sequence[Event]
    ) -> Mapping[int, Sequence[str]]:
        """Return one sentence for each event worth one."""
        del action
        view, found = before.view, {}
        self._views = [view]
        for number, event in enumerate(events):
            view = fold(view, event)
            self._views.append(view)
            text = sentence(self.names, event, view)
            beside = bystanders(event, view, self._people(view))
            if beside:
                other = self.names.words.list([self.names.player(seat) for seat in beside])
                text = f"{text} {self.names.words('carbonevent.stands-there', other=other)}"
            if text:
                found[number] = (text,)
        if view.outcome is not None:
            # nobody plays the card any more that is drawn after the winning action
            for number, event in enumerate(events):
                if isinstance(event, ev.Drew):
                    found.pop(number, None)
        reached = view.turn.round if self.taught is None else self.taught()
        told = reached >= self.suns_from
        people = self._people(view) if told else []
        news = [new_aim(self.names, before.view, view, person) for person in people]
        news.append(new_alarm(self.names, before.view, view))
        last = len(events) - 1
        for text in filter(None, news):
            found[last] = (*found.get(last, ()), Alarm(text))
        return found

    def _people(self, view: View) -> list[PlayerId]:
        """Return the players that are people."""
        return [seat for seat in view.playing if not self._character(seat)]

    def reason(self, before: State, action: Action) -> Reason | None:
        """Return why a computer player answers so, or what it says with an offer to a person."""
        character = self._character(before.view.to_decide)
        if isinstance(action, Propose):
            return (
                None
                if self._character(action.to)
                else reason_of_offer(before.view, action, character)
            )
        return reason_of_answer(before.view, action, character)

    def remark(self, before: State, action: Action, why: Reason | None) -> str:
        """Return what a computer player says with an offer or an answer."""
        del action
        return "" if why is None else answer_sentence(self.names, before.view, why)

    def remarks_after(self, event: Event) -> bool:
        """Return whether an event is an offer or an answer to one."""
        return isinstance(event, ev.Offered | ev.Traded | ev.Refused | ev.Countered)

    @property
    def texts(self) -> list[str]:
        """Return the sentences of the log."""
        return [line.text for line in self.lines]

    @property
    def latest(self) -> str:
        """Return what happened last in a short sentence, or nothing."""
        return (self.lines[-1].brief or self.lines[-1].text) if self.lines else ""

    @property
    def reply(self) -> str:
        """Return what was just answered to an offer; of a person, that it was refused."""
        return self.answer or (self.latest if isinstance(self._last, ev.Refused) else "")

    def rents(self, player: PlayerId) -> str:
        """Return which rents a player has got since the last throw of that player."""
        found: list[str] = []
        for event in self._rents:
            if isinstance(event, ev.Paid):
                found += [paid(self.names, event)] if event.to == player else []
            elif event.player == player:
                found = []
        return " ".join(found)

    def so_far(self) -> LogLine | None:
        """Return one line with all that was done in this turn; None before its dice are thrown."""
        if self._begun is None or self._begun >= len(self.lines):
            return None
        seat = self.lines[self._begun].seat
        assert seat is not None, "a turn is somebody's"
        now = self._now
        summary = turn_summary(
            self.names, PlayerId(seat), self._turn, self._start, now, self._people(now)
        )
        return summed_up(seat, summary) if summary else None

    def take_over(self, other: Co2Log) -> None:
        """Go on with the lines of another log."""
        self.lines, self._rents = list(other.lines), list(other._rents)
        self._turn, self._begun = list(other._turn), other._begun
        self._start, self._now = other._start, other._now

    def _rewrite(self, shown: int | None) -> None:
        """Write the lines anew; what is left of a turn that began earlier is left out."""
        super()._rewrite(shown)
        whole = next((n for n, line in enumerate(self.lines) if line.begins_turn), 0)
        del self.lines[:whole]
        if self._begun is not None:
            self._begun -= whole

    def record(self, sentence: str, event: Event | None) -> None:
        """Add a line; what was paid for shares one with its price, a roll with where it leads."""
        if not self.lines:
            self._turn, self._begun, self._rents = [], None, []
        if isinstance(sentence, Alarm):
            self.lines.append(LogLine(sentence, sign=ALARM))
            return
        last = self._last if self.lines else None
        self._last = event
        if event is None:
            self.lines.append(LogLine(sentence, sign=SAID))
            return
        if isinstance(event, ev.TurnBegan):
            self._sum_up()
        elif isinstance(event, ev.Rolled) and self._begun is None:
            # no event tells of the first turn
            heading = self.names.words("carbonevent.turn", player=self.names.player(event.player))
            self._begin_turn(LogLine(heading, begins_turn=True, seat=event.player))
        if isinstance(event, ev.Rolled) or (isinstance(event, ev.Paid) and is_rent(event)):
            self._rents.append(event)
        self._turn.append(event)
        self._now = self._views[self._shown + 1]
        line = line_of(sentence, event, self.names.catalogue)
        line = line._replace(brief=brief(self.names, event))
        if _pays_for(last, event):
            line = line._replace(amounts=self.lines.pop().amounts)
        elif _comes_of_card(event) and _comes_of_card(last):
            # a card that brings several players something is told in one line
            self.lines.pop()
            line = line._replace(text=changes(self.names, self._card_money()), amounts=())
        elif isinstance(event, ev.Moved) and isinstance(last, ev.Rolled):
            line = self.lines.pop()._replace(text=arrival(self.names, last, event))
        if line.begins_turn:
            self._begin_turn(line)
        else:
            self.lines.append(line)

    def _card_money(self) -> list[Money]:
        """Return what the event card of this turn has brought and cost the players so far."""
        return [event for event in self._turn if _comes_of_card(event)]

    def _begin_turn(self, line: LogLine) -> None:
        """Add the line that begins a turn."""
        self._turn, self._begun = [], len(self.lines)
        self._start = self._views[self._shown]
        self.lines.append(line)

    def _sum_up(self) -> None:
        """Put the summary of the turn into the line that began it."""
        told = self.so_far()
        if told is not None and self._begun is not None:
            self.lines[self._begun] = self.lines[self._begun]._replace(summary=told.summary)


def _pays_for(payment: Event | None, event: Event) -> bool:
    """Return whether an event is what was paid for just before."""
    if not isinstance(payment, ev.Paid):
        return False
    return isinstance(event, PAID_FOR.get(payment.cause, ()))


def _comes_of_card(event: Event | None) -> TypeGuard[Money]:
    """Return whether an event is money that an event card brings or costs."""
    return isinstance(event, Money) and event.cause is Cause.EVENT
