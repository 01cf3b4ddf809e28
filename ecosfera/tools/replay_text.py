"""`ecosfera replay`: a saved game played again, as text or as JSON lines."""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING, Final

from ecosfera.core.saves.file_format import Note
from ecosfera.core.saves.library import read_save
from ecosfera.core.saves.problems import Problem, SaveError
from ecosfera.games.baltica.codec import action_to_json, event_to_json
from ecosfera.games.baltica.codec.challenge import encode, has_code
from ecosfera.games.baltica.content import load_catalogue
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.engine import apply

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ecosfera.core.saves.file_format import Loaded
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.state import State

PROBLEMS: Final = {
    Problem.MISSING: "there is no such file",
    Problem.UNREADABLE: "the file may not be read: ask for permission, or copy it elsewhere",
    Problem.FOREIGN: "this is not a saved game of Ecosfera Baltica: choose another file",
    Problem.NEWER: "this game was saved by a newer version: install that version to play it",
    Problem.DAMAGED: "the file is damaged: try the one beside it that ends in .bak",
}
NOTES: Final = {
    Note.RULES_CHANGED: "The actions saved do not lead to the position saved: the rules may have "
    "changed since. The game can go on from that position.",
    Note.REPAIRED: "The position saved is damaged; the actions lead to it all the same.",
}


def run(file: Path, *, as_json: bool) -> int:
    """Tells the game; the exit status is 1 if the file cannot be used."""
    try:
        loaded = read_save(file, load_catalogue())
    except SaveError as error:
        sys.stderr.write(f"ecosfera: {file}: {PROBLEMS[error.problem]} ({error.detail})\n")
        return 1
    if as_json:
        # beside the lines, which are for a program
        sys.stderr.writelines(f"ecosfera: {file}: {note}\n" for note in _notes(loaded))
    told = _as_json(loaded) if as_json else _as_text(loaded)
    try:
        for line in told:
            sys.stdout.write(line + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        # nobody reads any more, as with `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _steps(loaded: Loaded) -> Iterator[tuple[State, Action, list[Event]]]:
    """Every action with the position before it, and what happened."""
    state = loaded.match.start
    for action in loaded.match.actions:
        after, events = apply(state, action)
        yield state, action, events
        state = after


def _as_json(loaded: Loaded) -> Iterator[str]:
    """A line for each action."""
    catalogue = loaded.match.catalogue
    for state, action, events in _steps(loaded):
        yield json.dumps(
            {
                "round": state.round,
                "player": state.player if state.pending is None else state.pending.player,
                "action": action_to_json(catalogue, action),
                "events": [event_to_json(catalogue, event) for event in events],
            }
        )


def _as_text(loaded: Loaded) -> Iterator[str]:
    """What people want to know."""
    match, about = loaded.match, loaded.about
    config = match.config
    names = config.names or tuple(f"Row {i + 1}" for i in range(config.players))
    yield f"{', '.join(names)} · level {about.level} · saved {about.saved:%Y-%m-%d %H:%M}"
    yield f"Challenge code {encode(config)}" if has_code(config) else f"Seed {config.seed!r}"
    yield from _notes(loaded)
    turn = 0
    for state, action, events in _steps(loaded):
        if state.number != turn:
            turn = state.number
            yield f"Round {state.round}, {names[state.player]}"
        yield f"  {_said(match.catalogue, action)}{''.join(map(_happened, events))}"
    end = match.state.outcome
    tiles = f"{len(match.state.habitats)} habitats, {match.state.impacts} impacts"
    yield f"{end.value.capitalize() if end else 'Not over yet'}: {tiles}."


def _notes(loaded: Loaded) -> list[str]:
    """What has to be known of the file."""
    return [NOTES[note] for note in sorted(loaded.notes & NOTES.keys())]


def _said(catalogue: Catalogue, action: Action) -> str:
    """An action in one line."""
    given = action_to_json(catalogue, action)
    kind = str(given.pop("type")).replace("_", " ")
    parts = [
        " + ".join(map(str, value)) if isinstance(value, list) else str(value)
        for value in given.values()
    ]
    return " ".join([kind, *parts])


def _happened(event: Event) -> str:
    """What an event adds to the line, if it matters that much."""
    match event:
        case ev.HabitatRestored():
            return f" · habitat restored: {HABITATS[event.habitat].replace('_', ' ')}"
        case ev.ImpactPlaced():
            return " · an impact"
        case ev.PolicyDrawn():
            return " · a policy card"
        case _:
            return ""
