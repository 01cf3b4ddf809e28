"""Keys and intents: keys can be changed and never lock anybody out."""

from __future__ import annotations

import pygame
import pytest

from ecosfera import paths
from ecosfera.games.baltica.additions import END_TURN, INTENTS
from ecosfera.ui.input.intents import SHARED, Intent
from ecosfera.ui.input.keys import Keys, cap, chord, latin, parts, pressed
from ecosfera.words import Words

ALL = (*SHARED, *INTENTS)


@pytest.mark.parametrize(
    ("intent", "key"), [(intent, key) for intent in ALL for key in intent.keys]
)
def test_every_default_key_means_its_intent(intent: Intent, key: str) -> None:
    event = pressed(key)
    assert chord(event) == key
    assert Keys(ALL).intent(event) is intent


def test_no_two_intents_share_a_key() -> None:
    keys = [key for intent in ALL for key in intent.keys]
    assert len(keys) == len(set(keys))


def test_every_intent_has_a_key_and_a_name() -> None:
    words = Words.load("en", paths.locales())
    for intent in ALL:
        assert intent.keys
        if not intent.fixed and intent.number is None:
            assert words.has(f"settings.key-{intent}")


@pytest.mark.parametrize(
    ("key", "mod", "written"),
    [
        (pygame.K_z, pygame.KMOD_RCTRL, "ctrl+z"),
        (pygame.K_z, pygame.KMOD_LMETA | pygame.KMOD_SHIFT, "ctrl+shift+z"),
        (pygame.K_KP_ENTER, 0, "return"),
        (pygame.K_KP5, 0, "5"),
        (pygame.K_EQUALS, pygame.KMOD_CTRL, "ctrl++"),
        (pygame.K_KP_PLUS, pygame.KMOD_CTRL, "ctrl++"),
        (pygame.K_MINUS, pygame.KMOD_CTRL, "ctrl+-"),
        (pygame.K_TAB, pygame.KMOD_SHIFT, "shift+tab"),
    ],
)
def test_keys_that_are_the_same_to_a_player_are_the_same(key: int, mod: int, written: str) -> None:
    event = pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
    assert chord(event) == written


@pytest.mark.parametrize(
    ("key", "scancode", "meant"),
    [
        (0x0440, pygame.KSCAN_H, pygame.K_h),  # Russian
        (0x0105, pygame.KSCAN_1, pygame.K_1),  # Lithuanian
        (pygame.K_q, pygame.KSCAN_A, pygame.K_q),  # French: what the key bears counts
        (pygame.K_z, pygame.KSCAN_Y, pygame.K_z),  # German
        (0xE4, pygame.KSCAN_APOSTROPHE, 0xE4),
        (pygame.K_F1, pygame.KSCAN_F1, pygame.K_F1),
        (pygame.K_h, 0, pygame.K_h),
    ],
)
def test_a_key_without_a_latin_letter_is_that_of_its_place(
    key: int, scancode: int, meant: int
) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        event = latin(pygame.Event(kind, key=key, scancode=scancode, mod=0, unicode="р"))
        assert (event.key, event.unicode) == (meant, "р")


def test_a_modifier_alone_means_nothing() -> None:
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_SHIFT, unicode="")
    assert chord(event) is None
    assert Keys().intent(event) is None


def test_keys_are_written_as_on_their_caps() -> None:
    assert cap("ctrl+z") == "Ctrl+Z"
    assert cap("return") == "Enter"
    assert cap("ctrl++") == "Ctrl + +"
    assert cap("f11") == "F11"
    assert parts("ctrl++") == ["ctrl", "+"]


def test_a_changed_key_is_taken_from_its_old_owner() -> None:
    changes = Keys().changed(Intent.UNDO, "h")
    keys = Keys(changes=changes)
    assert keys.intent(pressed("h")) is Intent.UNDO
    assert keys.chords(Intent.HINT) == ()
    assert keys.label(Intent.HINT) == ""
    assert keys.intent(pressed("u")) is None


def test_a_conflict_is_known_before() -> None:
    assert Keys().taken("h", Intent.UNDO) is Intent.HINT
    assert Keys().taken("h", Intent.HINT) is None
    assert Keys().taken("k", Intent.UNDO) is None


def test_changing_back_leaves_no_change() -> None:
    there = Keys().changed(Intent.HINT, "k")
    assert Keys(changes=there).changed(Intent.HINT, "h") == {}


def test_the_keys_to_move_and_to_accept_cannot_be_taken_away() -> None:
    keys = Keys(changes={"accept": ("x",), "undo": ("return",)})
    assert keys.intent(pressed("return")) is Intent.ACCEPT
    assert keys.chords(Intent.ACCEPT) == ("return",)


def test_keys_are_called_as_in_the_players_language() -> None:
    keys = Keys(ALL, names={"space": "Leertaste"})
    assert keys.label(END_TURN) == "Leertaste"
    assert keys.cap("ctrl+z") == "Ctrl+Z"


def test_the_set_of_intents_is_open() -> None:
    swap = Intent("swap", ("w",), number=2)
    keys = Keys((*SHARED, swap), {"swap": ("ctrl+w",), "of another game": ("z",)})
    assert keys.intent(pressed("ctrl+w")) is swap
    assert keys.intent(pressed("w")) is None
    assert keys.intent(pressed("z")) is None
    assert keys.chords(END_TURN) == ()
    assert keys.label(END_TURN) == ""


def test_no_two_intents_share_a_button_or_a_trigger() -> None:
    buttons = [intent.button for intent in ALL if intent.button is not None]
    triggers = [intent.trigger for intent in ALL if intent.trigger is not None]
    assert len(buttons) == len(set(buttons))
    assert len(triggers) == len(set(triggers))
    assert len({intent.id for intent in ALL}) == len(ALL)


def test_the_list_of_keys_has_an_order_of_its_own() -> None:
    orders = [intent.order for intent in ALL if not intent.fixed]
    assert len(orders) == len(set(orders))
    assert 0 not in orders
