"""Matches of this game: `core.match.Match` with its type parameters."""

from __future__ import annotations

from typing import TypeAlias

from ecosfera.core import match
from ecosfera.games.baltica.rules.actions import Action
from ecosfera.games.baltica.rules.events import Event
from ecosfera.games.baltica.rules.state import State

Match: TypeAlias = match.Match[State, Action, Event]
