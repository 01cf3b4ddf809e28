"""The log of a table: sentences of what happened, kept, shown and spoken.

A game overrides `sentences`, and `record` if a line is more than its sentence. The reason for a
computer player's action travels with the action and is kept with it, so that neither undo nor
another language asks the bots again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ecosfera.core.match import Match

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
Line = TypeVar("Line")


class _Done(NamedTuple):
    """An action of the match with what came of it."""

    action: Any
    events: tuple[Any, ...]
    why: Any


class EventLog(Generic[State, Action, Event, Line]):
    """The log of one match. `say` speaks a sentence."""

    recalled: ClassVar[int] = 30
    """The number of actions of which the log tells when a match goes on."""

    def __init__(self, match: Match[State, Action, Event], say: Callable[[str], None]) -> None:
        self.match = match
        self.say = say
        self.lines: list[Line] = []
        self.answer = ""
        """What a computer player said with the last action, until the next one."""
        self._done: dict[int, _Done] = {}
        """Actions by their number in the match, as far as the log knows them."""
        self._sentences: Mapping[int, Sequence[str]] = {}
        """The sentences of the events that are being shown, by their number."""
        self._shown = 0
        """How many of these events have happened."""

    # -- what a game overrides ----

    def sentences(
        self, before: State, action: Action | None, events: Sequence[Event]
    ) -> Mapping[int, Sequence[str]]:
        """Return the sentences of events by their number; the match opens if there is no action.

        `before` is the position before the first of them.
        """
        raise NotImplementedError

    def record(self, sentence: str, event: Event | None) -> None:
        """Add a line; it tells of an event, or of something that was said."""
        raise NotImplementedError

    def reason(self, before: State, action: Action) -> Any:
        """Return why a player acts so, for an action of a match that was loaded."""
        del before, action

    def remark(self, before: State, action: Action, why: Any) -> str:
        """Return what a computer player says with its action, or nothing."""
        del before, action, why
        return ""

    def remarks_after(self, event: Event) -> bool:
        """Return whether that is said after this event."""
        del event
        return False

    # -- what others do ----

    def open(self, events: Sequence[Event]) -> None:
        """Prepare to tell of the events before the first decision."""
        self._sentences, self._shown = self.sentences(self.match.start, None, events), 0

    def act(self, before: State, action: Action, events: Sequence[Event], why: Any = None) -> None:
        """Prepare to tell of the events of the action that the match made last, as they happen."""
        why = self.reason(before, action) if why is None else why
        done = _Done(action, tuple(events), why)
        self._done[len(self.match.actions) - 1] = done
        self._begin(before, done)

    def happened(self, event: Event, _after: object = None) -> None:
        """Tell of an event that is shown now."""
        for sentence in self._sentences.get(self._shown, ()):
            self.record(sentence, event)
            self.say(sentence)
        self._shown += 1
        if self.answer and self.remarks_after(event):
            self.note(self.answer)

    def note(self, sentence: str) -> None:
        """Add a sentence that tells of no event, and speak it."""
        self.record(sentence, None)
        self.say(sentence)

    def recall(self) -> None:
        """Write the lines of the last actions anew, as after undo or for a match that goes on."""
        self._rewrite(None)

    def translate(self) -> None:
        """Write the lines anew in another language, as far as events have been shown."""
        self._rewrite(self._shown)

    def story(self, before: State, action: Action, why: Any = None) -> list[str]:
        """Return all sentences of an action in a position, for a match that is watched."""
        _, events = self.match.game.apply(before, action)
        by_place = self.sentences(before, action, events)
        found = [sentence for number in sorted(by_place) for sentence in by_place[number]]
        why = self.reason(before, action) if why is None else why
        return [*found, *filter(None, [self.remark(before, action, why)])]

    # -- inside ----

    def _begin(self, before: State, done: _Done) -> None:
        self._sentences = self.sentences(before, done.action, done.events)
        self._shown = 0
        self.answer = self.remark(before, done.action, done.why)

    def _rewrite(self, shown: int | None) -> None:
        """Write the lines anew; of the last action only so many events, or all."""
        self.lines, self.answer = [], ""
        count = len(self.match.actions)
        for number in range(max(0, count - self.recalled), count):
            done = self._known(number)
            self._begin(self.match.state_after(number), done)
            for event in done.events if number < count - 1 else done.events[:shown]:
                for sentence in self._sentences.get(self._shown, ()):
                    self.record(sentence, event)
                self._shown += 1
                if self.answer and self.remarks_after(event):
                    self.record(self.answer, None)

    def _known(self, number: int) -> _Done:
        """Return an action of the match; its events are worked out if the match was loaded."""
        action, found = self.match.line[number], self._done.get(number)
        if found is None or found.action is not action:
            before = self.match.state_after(number)
            _, events = self.match.game.apply(before, action)
            found = _Done(action, tuple(events), self.reason(before, action))
            self._done[number] = found
        return found
