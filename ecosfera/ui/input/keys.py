"""Intents and keys: what a player wants to do, independent of the key or pad button.

A key is written as a chord: `ctrl+z`, `space`, `f11`, `[`; modifiers in the order ctrl, alt, shift.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

import pygame

Chord = str
Bindings = Mapping["Intent", tuple[Chord, ...]]


class Intent(StrEnum):
    """What a key can mean; the message id of each is `keys.<value>`."""

    NEXT = "next"
    PREVIOUS = "previous"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    ACCEPT = "accept"
    BACK = "back"
    END_TURN = "end-turn"
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    INSPECT = "inspect"
    ROWS = "rows"
    SEATS = "seats"
    LOG = "log"
    RULES = "rules"
    MENU = "menu"
    MUTE = "mute"
    FULLSCREEN = "fullscreen"
    BIGGER = "bigger"
    SMALLER = "smaller"
    MOVE_1 = "move-1"
    MOVE_2 = "move-2"
    MOVE_3 = "move-3"
    MOVE_4 = "move-4"
    MOVE_5 = "move-5"
    MOVE_6 = "move-6"
    MOVE_7 = "move-7"
    MOVE_8 = "move-8"
    MOVE_9 = "move-9"

    @property
    def move(self) -> int | None:
        """Return the number of the listed move, from 1, or None for other intents."""
        return int(self.value[-1]) if self.value.startswith("move-") else None


FIXED: Final = frozenset(
    {Intent.NEXT, Intent.PREVIOUS, Intent.ACCEPT, Intent.BACK}
    | {Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN}
)
"""Intents whose keys cannot be changed; without them a bad choice could not be corrected."""

DEFAULTS: Final[Bindings] = MappingProxyType(
    {
        Intent.NEXT: ("tab",),
        Intent.PREVIOUS: ("shift+tab",),
        Intent.LEFT: ("left",),
        Intent.RIGHT: ("right",),
        Intent.UP: ("up",),
        Intent.DOWN: ("down",),
        Intent.ACCEPT: ("return",),
        Intent.BACK: ("escape",),
        Intent.END_TURN: ("space",),
        Intent.UNDO: ("u", "ctrl+z"),
        Intent.REDO: ("ctrl+y", "ctrl+shift+z"),
        Intent.HINT: ("h",),
        Intent.INSPECT: ("i",),
        Intent.ROWS: ("o",),
        Intent.SEATS: ("t",),
        Intent.LOG: ("l",),
        Intent.RULES: ("r",),
        Intent.MENU: ("f10",),
        Intent.MUTE: ("m",),
        Intent.FULLSCREEN: ("f11",),
        Intent.BIGGER: ("ctrl++",),
        Intent.SMALLER: ("ctrl+-",),
        **{Intent(f"move-{n}"): (str(n),) for n in range(1, 10)},
    }
)

_MODIFIERS: Final = frozenset(
    {
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
        pygame.K_CAPSLOCK,
        pygame.K_NUMLOCK,
        pygame.K_MODE,
    }
)
_SAME: Final = MappingProxyType(
    {
        "enter": "return",
        "keypad enter": "return",
        "=": "+",
        "keypad +": "+",
        "keypad -": "-",
        **{f"[{n}]": str(n) for n in range(10)},
        **{f"keypad {n}": str(n) for n in range(10)},
        "[+]": "+",
        "[-]": "-",
    }
)
"""Keys that are the same to a player but not to the keyboard."""


def chord(event: pygame.Event) -> Chord | None:
    """Return the chord of a `KEYDOWN`, or None for a single modifier or an unknown key."""
    if event.type != pygame.KEYDOWN or event.key in _MODIFIERS:
        return None
    name = pygame.key.name(event.key).lower()
    if not name:
        return None
    mod = getattr(event, "mod", 0)
    name = _SAME.get(name, name)
    held = []
    if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        held.append("ctrl")
    if mod & pygame.KMOD_ALT:
        held.append("alt")
    # Shift is needed to type +.
    if mod & pygame.KMOD_SHIFT and name != "+":
        held.append("shift")
    return "+".join([*held, name])


def pressed(keys: Chord) -> pygame.Event:
    """Return the `KEYDOWN` of a chord, for pilots."""
    *modifiers, name = parts(keys)
    mod = 0
    for modifier in modifiers:
        mod |= {"ctrl": pygame.KMOD_LCTRL, "alt": pygame.KMOD_LALT, "shift": pygame.KMOD_LSHIFT}[
            modifier
        ]
    letter = name if len(name) == 1 and not mod else {"space": " "}.get(name, "")
    return pygame.Event(
        pygame.KEYDOWN, key=pygame.key.key_code(name), mod=mod, unicode=letter, scancode=0
    )


class Keys:
    """The keys of a player: the defaults with the player's own changes."""

    def __init__(
        self, changes: Bindings | None = None, names: Mapping[str, str] | None = None
    ) -> None:
        self._names: Mapping[str, str] = {**_CAPS, **(names or {})}
        self._bindings: dict[Intent, tuple[Chord, ...]] = dict(DEFAULTS)
        for intent, chords in (changes or {}).items():
            if intent not in FIXED:
                self._bindings[intent] = chords
        self._intents = self._turned_round()

    def _turned_round(self) -> dict[Chord, Intent]:
        found: dict[Chord, Intent] = {}
        for intent in (*FIXED, *self._bindings):
            for key in self._bindings[intent]:
                found.setdefault(key, intent)
        return found

    def intent(self, event: pygame.Event) -> Intent | None:
        """Return the intent of a `KEYDOWN`, or None."""
        key = chord(event)
        return self._intents.get(key) if key else None

    def chords(self, intent: Intent) -> tuple[Chord, ...]:
        """Return the keys of an intent; the first one is shown."""
        return self._bindings[intent]

    def label(self, intent: Intent) -> str:
        """Return the first key of an intent as a label, or an empty text."""
        chords = self._bindings[intent]
        return self.cap(chords[0]) if chords else ""

    def cap(self, key: Chord) -> str:
        """Return the label of a chord in the players' language: `Ctrl+Z`."""
        return cap(key, self._names)

    def taken(self, key: Chord, besides: Intent) -> Intent | None:
        """Return the other intent that has this key, or None."""
        found = self._intents.get(key)
        return found if found is not besides else None

    def changed(self, intent: Intent, key: Chord) -> dict[Intent, tuple[Chord, ...]]:
        """Return the changes to store if this intent gets this key and its old owner loses it."""
        after = dict(self._bindings)
        after[intent] = (key,)
        for other, chords in self._bindings.items():
            if other is not intent and key in chords and other not in FIXED:
                after[other] = tuple(c for c in chords if c != key)
        return {i: c for i, c in after.items() if c != DEFAULTS[i]}


_CAPS: Final = MappingProxyType(
    {
        "ctrl": "Ctrl",
        "alt": "Alt",
        "shift": "Shift",
        "return": "Enter",
        "escape": "Esc",
        "space": "Space",
        "tab": "Tab",
        "left": "Left",
        "right": "Right",
        "up": "Up",
        "down": "Down",
        "-": "−",
    }
)


NAMED_KEYS: Final = ("space", "left", "right", "up", "down", "ctrl", "shift")
"""Keys whose names are translated: the messages `common.key-…`."""


def cap(key: Chord, names: Mapping[str, str] = _CAPS) -> str:
    """Return the label of a chord: `Ctrl+Z`; with the plus or minus key `Ctrl + +`."""
    caps = [names.get(p, p.upper() if len(p) <= 3 else p.capitalize()) for p in parts(key)]
    return (" + " if caps[-1] in {"+", names["-"]} else "+").join(caps)


def parts(key: Chord) -> list[str]:
    """Return the parts of a chord; a plus at the end is the plus key itself."""
    if key.endswith("+"):
        return [*(p for p in key[:-1].split("+") if p), "+"]
    return key.split("+")
