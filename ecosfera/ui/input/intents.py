"""Intents: what a player wants, whichever key or pad button says so.

The set is open. The toolkit has those for moving about and for the window, and those that every
card game shares; a game adds its own. Scenes get the intent, never the key.
"""

from __future__ import annotations

from typing import ClassVar, Final

import pygame

Chord = str
"""A key with its modifiers: `ctrl+z`, `space`, `f11`, `[`; modifiers in the order ctrl, alt, shift.
"""


class Intent:
    """One thing a player can want. Its name is the message `settings.key-<id>`.

    An intent with a number has the message `settings.key-move` instead, with the field `n`.
    """

    __slots__ = ("button", "fixed", "id", "keys", "number", "order", "repeats", "trigger")

    def __init__(  # noqa: PLR0913 (what an intent can have, by keyword)
        self,
        intent_id: str,
        keys: tuple[Chord, ...],
        *,
        button: int | None = None,
        trigger: int | None = None,
        fixed: bool = False,
        repeats: bool = False,
        order: int = 0,
        number: int | None = None,
    ) -> None:
        self.id: Final = intent_id
        """Stands in settings files."""
        self.keys: Final = keys
        """The keys that mean it by default, the first one being the one to show."""
        self.button: Final = button
        """The button of a gamepad that means it, as SDL counts them."""
        self.trigger: Final = trigger
        """The axis of the trigger of a gamepad that means it."""
        self.fixed: Final = fixed
        """Whether its keys cannot be changed: without them nobody could undo a bad change."""
        self.repeats: Final = repeats
        """Whether it happens again and again while its key or button is held."""
        self.order: Final = order
        """Sorts the list of keys in the settings."""
        self.number: Final = number
        """Which one it is of several alike, counted from 1."""

    NEXT: ClassVar[Intent]
    PREVIOUS: ClassVar[Intent]
    LEFT: ClassVar[Intent]
    RIGHT: ClassVar[Intent]
    UP: ClassVar[Intent]
    DOWN: ClassVar[Intent]
    ACCEPT: ClassVar[Intent]
    BACK: ClassVar[Intent]
    MUTE: ClassVar[Intent]
    FULLSCREEN: ClassVar[Intent]
    BIGGER: ClassVar[Intent]
    SMALLER: ClassVar[Intent]
    UNDO: ClassVar[Intent]
    REDO: ClassVar[Intent]
    HINT: ClassVar[Intent]
    INSPECT: ClassVar[Intent]
    LOG: ClassVar[Intent]
    RULES: ClassVar[Intent]
    MENU: ClassVar[Intent]

    def __eq__(self, other: object) -> bool:
        """Return whether it is the same intent: games may each have one of the same id."""
        return isinstance(other, Intent) and self.id == other.id

    def __hash__(self) -> int:
        """Return the hash of the id."""
        return hash(self.id)

    def __str__(self) -> str:
        """Return the id."""
        return self.id


def _moving(intent_id: str, key: Chord, button: int) -> Intent:
    """Return an intent that moves the focus."""
    return Intent(intent_id, (key,), button=button, fixed=True, repeats=True)


Intent.NEXT = _moving("next", "tab", pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
Intent.PREVIOUS = _moving("previous", "shift+tab", pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
Intent.LEFT = _moving("left", "left", pygame.CONTROLLER_BUTTON_DPAD_LEFT)
Intent.RIGHT = _moving("right", "right", pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
Intent.UP = _moving("up", "up", pygame.CONTROLLER_BUTTON_DPAD_UP)
Intent.DOWN = _moving("down", "down", pygame.CONTROLLER_BUTTON_DPAD_DOWN)
Intent.ACCEPT = Intent("accept", ("return",), button=pygame.CONTROLLER_BUTTON_A, fixed=True)
Intent.BACK = Intent("back", ("escape",), button=pygame.CONTROLLER_BUTTON_B, fixed=True)
Intent.UNDO = Intent("undo", ("u", "ctrl+z"), button=pygame.CONTROLLER_BUTTON_BACK, order=20)
Intent.REDO = Intent("redo", ("ctrl+y", "ctrl+shift+z"), order=30)
Intent.HINT = Intent("hint", ("h",), button=pygame.CONTROLLER_BUTTON_RIGHTSTICK, order=40)
Intent.INSPECT = Intent("inspect", ("i",), button=pygame.CONTROLLER_BUTTON_Y, order=50)
Intent.LOG = Intent("log", ("l",), trigger=pygame.CONTROLLER_AXIS_TRIGGERRIGHT, order=80)
Intent.RULES = Intent("rules", ("r",), trigger=pygame.CONTROLLER_AXIS_TRIGGERLEFT, order=90)
Intent.MENU = Intent("menu", ("f10",), button=pygame.CONTROLLER_BUTTON_START, order=100)
Intent.MUTE = Intent("mute", ("m",), order=110)
Intent.FULLSCREEN = Intent("fullscreen", ("f11",), order=120)
Intent.BIGGER = Intent("bigger", ("ctrl++",), order=130)
Intent.SMALLER = Intent("smaller", ("ctrl+-",), order=140)

DIRECTIONS: Final = (Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN)
SHARED: Final = (
    *(Intent.NEXT, Intent.PREVIOUS, *DIRECTIONS, Intent.ACCEPT, Intent.BACK),
    *(Intent.UNDO, Intent.REDO, Intent.HINT, Intent.INSPECT, Intent.LOG, Intent.RULES),
    *(Intent.MENU, Intent.MUTE, Intent.FULLSCREEN, Intent.BIGGER, Intent.SMALLER),
)
"""The intents of every game."""
