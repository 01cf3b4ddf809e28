"""The keyboard: chords of keys, and the intents they mean for one player."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.input.intents import SHARED

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ecosfera.ui.input.intents import Chord, Intent

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


FIRST_OTHER_LETTER: Final = 0x80
"""Codes of keys from here to `LAST_LETTER` are letters outside of ASCII."""
LAST_LETTER: Final = 0x10FFFF
_PLACES: Final = MappingProxyType(
    {
        **{pygame.KSCAN_A + n: pygame.K_a + n for n in range(26)},
        **{pygame.KSCAN_1 + n: pygame.K_1 + n for n in range(9)},
        pygame.KSCAN_0: pygame.K_0,
    }
)
"""The keys of a US keyboard that are letters and digits, by their place."""


def latin(event: pygame.Event) -> pygame.Event:
    """Return a key event with the Latin letter or digit of its place if the key has another one.

    With a Russian layout SDL reports Cyrillic letters, and with a Lithuanian one letters in the row
    of digits. What is typed, `unicode`, stays.
    """
    if event.type not in {pygame.KEYDOWN, pygame.KEYUP}:
        return event
    key = _PLACES.get(event.dict.get("scancode", 0))
    if key is None or not FIRST_OTHER_LETTER <= event.key <= LAST_LETTER:
        return event
    return pygame.Event(event.type, {**event.dict, "key": key})


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
    """The keys of one player: the defaults of all intents, with the player's changes on top.

    `changes` are chords by the id of an intent; ids of intents that are not there are ignored.
    """

    def __init__(
        self,
        intents: Iterable[Intent] = SHARED,
        changes: Mapping[str, tuple[Chord, ...]] | None = None,
        names: Mapping[str, str] | None = None,
    ) -> None:
        self.intents = tuple(intents)
        self._names: Mapping[str, str] = {**_CAPS, **(names or {})}
        changes = changes or {}
        self._bindings = {
            intent: intent.keys if intent.fixed else changes.get(intent.id, intent.keys)
            for intent in self.intents
        }
        self._by_key: dict[Chord, Intent] = {}
        # nobody can take the keys of a fixed intent
        for intent in sorted(self.intents, key=lambda intent: not intent.fixed):
            for key in self._bindings[intent]:
                self._by_key.setdefault(key, intent)

    def intent(self, event: pygame.Event) -> Intent | None:
        """Return what a `KEYDOWN` means, if anything."""
        key = chord(event)
        return self._by_key.get(key) if key else None

    def chords(self, intent: Intent) -> tuple[Chord, ...]:
        """Return the keys of an intent, the first one being the one to show."""
        return self._bindings.get(intent, ())

    def label(self, intent: Intent) -> str:
        """Return the first key of an intent as written on a key cap; empty without one."""
        chords = self.chords(intent)
        return self.cap(chords[0]) if chords else ""

    def cap(self, key: Chord) -> str:
        """Return a chord as written on keys, in the players' language: `Ctrl+Z`."""
        return cap(key, self._names)

    def taken(self, key: Chord, besides: Intent) -> Intent | None:
        """Return the other intent that has this key already, if there is one."""
        found = self._by_key.get(key)
        return found if found is not besides else None

    def changed(self, intent: Intent, key: Chord) -> dict[str, tuple[Chord, ...]]:
        """Return the changes to store if this intent gets this key, which its old owner loses."""
        after = dict(self._bindings)
        after[intent] = (key,)
        for other, chords in self._bindings.items():
            if other is not intent and key in chords and not other.fixed:
                after[other] = tuple(c for c in chords if c != key)
        return {i.id: c for i, c in after.items() if c != i.keys}


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
