"""The log: sentences as events happen, after undo, and in another language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecosfera.core.match import Match
from ecosfera.tabletop.log import EventLog
from tests.toy_game.barter import BARTER, Action, Config, Event, State


class Log(EventLog[State, Action, Event, str]):
    """Tells of each event in a language, and says why something was taken."""

    language = "en"
    reasons = 0

    def sentences(
        self, before: State, action: Action | None, events: Sequence[Event]
    ) -> Mapping[int, Sequence[str]]:
        return {n: (f"{self.language}: {event.event}",) for n, event in enumerate(events)}

    def record(self, sentence: str, event: Event | None) -> None:
        self.lines.append(sentence)

    def reason(self, before: State, action: Action) -> Any:
        self.reasons += 1
        return "worked out" if action.type == "take" else None

    def remark(self, before: State, action: Action, why: Any) -> str:
        return "" if why is None else f"{self.language}: because {why}"

    def remarks_after(self, event: Event) -> bool:
        return event.event == "taken"


def act(log: Log, action: Action, why: str | None = None, shown: int = 9) -> None:
    """Make a move, and show so many of its events."""
    before = log.match.state
    events = log.match.act(action)
    log.act(before, action, events, why)
    for event in events[:shown]:
        log.happened(event)


def begun() -> tuple[Log, list[str]]:
    said: list[str] = []
    match: Match[State, Action, Event] = Match.new(BARTER, Config(goal=50, seed="1"))
    return Log(match, said.append), said


def offer(log: Log) -> Action:
    return next(action for action in BARTER.legal(log.match.state) if action.type == "offer")


def test_events_are_told_and_spoken_as_they_happen() -> None:
    log, said = begun()
    act(log, Action("roll"))
    assert log.lines == said == ["en: rolled"]


def test_the_reason_that_comes_with_an_answer_is_said_and_kept() -> None:
    log, _ = begun()
    act(log, offer(log))
    act(log, Action("take"), "it fits")
    told = ["en: offered", "en: taken", "en: because it fits"]
    assert log.lines == told
    assert log.answer == told[-1]
    log.recall()
    assert log.lines == told


def test_the_reason_of_a_loaded_answer_is_worked_out_once() -> None:
    first, _ = begun()
    act(first, offer(first))
    act(first, Action("take"))
    log = Log(first.match, lambda _sentence: None)
    log.recall()
    assert log.lines[-1] == "en: because worked out"
    asked = log.reasons
    log.match.undo()
    log.recall()
    assert log.lines == ["en: offered"]
    assert log.answer == ""
    log.match.redo()
    log.recall()
    assert log.reasons == asked


def test_another_move_in_its_place_is_told_anew() -> None:
    log, _ = begun()
    act(log, Action("roll"))
    log.match.undo()
    log.match.act(Action("draw"))
    log.recall()
    assert log.lines == ["en: drawn"]


def test_another_language_tells_nothing_that_has_not_happened_yet() -> None:
    log, _ = begun()
    act(log, Action("roll"))
    act(log, Action("draw"), shown=0)
    log.language = "fi"
    log.translate()
    assert log.lines == ["fi: rolled"]
    log.happened(Event("drawn", 1, 1))
    assert log.lines == ["fi: rolled", "fi: drawn"]
