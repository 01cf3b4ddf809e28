"""Every option of the command line: what a classroom locks, and what each does to each game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from ecosfera.app.classroom import LOCKS, Classroom
from ecosfera.app.classroom_policy import HARMLESS, LOCKED, within
from ecosfera.app.launch_options import LaunchOptions

CODE: Final = "3334W-ECP3R"
GIVEN: Final[dict[str, Any]] = {
    "lang": "sv",
    "window": (1024, 576),
    "fullscreen": True,
    "data_dir": Path("elsewhere"),
    "setup": {"players": 3},
    "code": CODE,
    "open": Path("brought-along.ecosfera"),
}
"""A value for each option that can be locked."""
LOCKED_BY: Final = {
    "lang": {"language"},
    "window": {"settings", "kiosk"},
    "fullscreen": {"settings"},
    "data_dir": {"language", "setup", "settings", "kiosk"},
    "setup": {"setup"},
    "code": {"setup"},
    "open": {"setup"},
}
"""What leaves each option out and says so. A kiosk fills the screen without being asked."""


def rooms() -> dict[str, Classroom]:
    """Return a classroom for each thing that can be locked."""
    return {name: Classroom(locked=frozenset({name})) for name in LOCKS} | {
        "kiosk": Classroom(kiosk=True)
    }


def test_every_option_is_either_locked_or_declared_harmless() -> None:
    assert not LOCKED.keys() & HARMLESS.keys()
    assert {*LOCKED, *HARMLESS} == set(LaunchOptions._fields)
    assert all(reason.strip() for reason in HARMLESS.values())
    assert LOCKED.keys() == GIVEN.keys() == LOCKED_BY.keys()


@pytest.mark.parametrize("name", GIVEN)
@pytest.mark.parametrize("lock", [*LOCKS, "kiosk", "wipe", "none"])
def test_an_option_is_left_out_and_said_so_where_it_is_locked(name: str, lock: str) -> None:
    room = rooms().get(lock, Classroom(wipe=lock == "wipe"))
    kept = within(LaunchOptions(classroom=room, **{name: GIVEN[name]}))
    said = f"--{'players' if name == 'setup' else name.replace('_', '-')}"
    if lock in LOCKED_BY[name]:
        assert getattr(kept, name) == LaunchOptions._field_defaults[name]
        assert kept.left_out == (said,)
    else:
        assert kept.left_out == ()
        assert getattr(kept, name) == (
            GIVEN[name] if (name, lock) != ("fullscreen", "kiosk") else False
        )
