"""The adapter of each system is made and told in the way AccessKit wants it there.

Windows and macOS are not here: AccessKit's part for them is played by something that writes down
what it is told.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import accesskit
import pytest

from ecosfera.ui.accessibility import adapter
from ecosfera.ui.accessibility.adapter import Adapter
from ecosfera.ui.accessibility.node import AccessNode, Act, Request, Role

HANDLE = 4711


class Native:
    """An adapter of AccessKit."""

    def __init__(self, calls: list[Any], begin: Any, ask: Any) -> None:
        self.calls, self.begin, self.ask = calls, begin, ask

    def update_if_active(self, factory: Any) -> Any:
        self.calls.append(("update", len(factory().nodes)))
        return SimpleNamespace(raise_events=lambda: self.calls.append("raised"))

    def update_view_focus_state(self, focused: bool) -> None:
        self.calls.append(("focused", focused))


@pytest.fixture
def calls() -> list[Any]:
    return []


def made(system: str, calls: list[Any], patch: pytest.MonkeyPatch) -> Adapter:
    def subclassing(window: object, begin: Any, ask: Any) -> Native:
        calls.append(("made", window))
        return Native(calls, begin, ask)

    windows = SimpleNamespace(SubclassingAdapter=subclassing)
    macos = SimpleNamespace(
        add_focus_forwarder_to_window_class=lambda name: calls.append(("forward", name)),
        SubclassingAdapter=SimpleNamespace(for_window=subclassing),
    )
    names = {"Node", "TreeUpdate", "Tree", "Rect", "Live", "Toggled", "Action", "Role"}
    parts = {name: getattr(accesskit, name) for name in names}
    patch.setattr(adapter, "sys", SimpleNamespace(platform=system))
    patch.setattr(adapter, "accesskit", SimpleNamespace(windows=windows, macos=macos, **parts))
    wm = SimpleNamespace(get_wm_info=lambda: {"window": HANDLE})
    patch.setattr(adapter, "pygame", SimpleNamespace(display=wm))
    return Adapter()


TREE = AccessNode(
    id="window",
    role=Role.WINDOW,
    children=(AccessNode(id="go", role=Role.BUTTON, name="Go", acts=frozenset({Act.CLICK})),),
)


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_on_windows_and_macos_it_belongs_to_the_window(
    system: str, calls: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    made_one = made(system, calls, monkeypatch)
    assert ("made", HANDLE) in calls
    assert (("forward", "SDLWindow") in calls) == (system == "darwin")
    assert not made_one.active
    native = made_one._native
    assert native.begin() is None, "the tree comes with the next update"
    assert made_one.active
    calls.clear()
    made_one.show(TREE, "go")
    assert calls == [("update", 2), "raised"]
    request = SimpleNamespace(action=accesskit.Action.CLICK, target=1, data=None)
    native.ask(request)
    native.ask(SimpleNamespace(action=accesskit.Action.CLICK, target=99, data=None))
    assert made_one.requests() == [Request("go", Act.CLICK)]
    assert made_one.requests() == []
    calls.clear()
    made_one.focus_window(focused=True)
    made_one.place_window(0, 0, 800, 600)
    assert calls == ([("focused", True)] if system == "darwin" else [])


def test_a_reader_that_comes_again_gets_everything_again(
    calls: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    made_one = made("win32", calls, monkeypatch)
    made_one._native.begin()
    made_one.show(TREE, "go")
    made_one.show(TREE, "go")
    made_one._native.begin()
    made_one.show(TREE, "go")
    assert [call for call in calls if call[0] == "update"] == [("update", 2)] * 2
