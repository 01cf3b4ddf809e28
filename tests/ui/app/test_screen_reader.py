"""A screen reader is told of the scene on top, and can do there what the keys can."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera.ui.accessibility.node import AccessNode, Act, Request, Role
from ecosfera.ui.app.screen_reader import ScreenReader, system_adapter
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets import Button, Form, Label, Option, Stepper, Switch, TextField, Widget
from ecosfera.ui.widgets.dialog import Dialog
from ecosfera.ui.widgets.track import Track

if TYPE_CHECKING:
    from ecosfera.ui.app.app import App
    from ecosfera.ui.context import UiContext


class Reader:
    """A screen reader: keeps what it is told, and asks what it is given."""

    def __init__(self) -> None:
        self.active = True
        self.trees: list[AccessNode] = []
        self.focus = ""
        self.asks: list[Request] = []
        self.broken = False

    def requests(self) -> list[Request]:
        asked, self.asks = self.asks, []
        return asked

    def show(self, root: AccessNode, focus: str) -> None:
        if self.broken:
            raise KeyError("the bus is gone")
        self.trees.append(root)
        self.focus = focus

    def focus_window(self, *, focused: bool) -> None:
        self.focused = focused

    def place_window(self, left: int, top: int, width: int, height: int) -> None:
        self.place = left, top, width, height

    @property
    def scene(self) -> AccessNode:
        return self.trees[-1].children[0]

    @property
    def heard(self) -> list[str]:
        return [node.name for node in self.trees[-1].children[1].children]

    def named(self, name: str) -> AccessNode:
        return next(node for node in self.scene.walk() if node.name == name)


class Reef(Form[None]):
    """A form with a control of each kind."""

    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        self.pressed = 0
        self.deep = 3
        self.calm = True
        self.who = "Ada"

    def build(self) -> list[Widget]:
        boxes = [pygame.Rect(10, 60 * n, 400, 50) for n in range(8)]
        shut = Button("shut", boxes[6], "Shut", self._press)
        shut.enabled = False
        return [
            Label("title", boxes[0], "Reef"),
            Button("go", boxes[1], "Go", self._press, key="G"),
            Stepper("deep", boxes[2], "Depth", str(self.deep), self._step, less=True, more=False),
            Switch("calm", boxes[3], "Calm", self._turn, chosen=self.calm, state="on"),
            *(
                Option(f"o{n}", boxes[4 + n], f"Way {n}", self._press, chosen=n == 1, state="",
                       about="far", group="ways")
                for n in range(2)
            ),
            shut,
            TextField("who", boxes[7], "Who", self.who, self._named),
        ]  # fmt: skip

    def ground(self, target: pygame.Surface) -> None:
        target.fill("black")

    def _press(self) -> None:
        self.pressed += 1
        self.context.say("A seal looks up.")

    def _step(self, way: int) -> None:
        self.deep += way
        self.layout()

    def _turn(self) -> None:
        self.calm = not self.calm
        self.layout()

    def _named(self, who: str) -> None:
        self.who = who


@pytest.fixture
def faults() -> list[Exception]:
    return []


@pytest.fixture
def reader(app: App, faults: list[Exception]) -> Reader:
    reader = Reader()
    app.reader = ScreenReader(app.stack, "Sea", reader, faults.append)
    app.context.narrator.listeners.append(app.reader.say)
    return reader


@pytest.fixture
def reef(app: App) -> Reef:
    scene = Reef(app.context)
    app.stack.push(scene)
    return scene


def ask(app: App, reader: Reader, name: str, act: Act = Act.CLICK, value: str = "") -> None:
    reader.asks.append(Request(reader.named(name).id, act, value))
    app.step([], 0.02)


def test_a_form_is_told_with_roles_values_states_and_groups(
    app: App, reader: Reader, reef: Reef
) -> None:
    app.step([], 0.02)
    assert reader.scene.name == "Reef"
    assert reader.trees[-1].language == "en"
    assert [node.role for node in reader.scene.children] == [
        *(Role.LABEL, Role.BUTTON, Role.SPIN_BUTTON, Role.SWITCH, Role.RADIO_GROUP),
        *(Role.BUTTON, Role.TEXT_INPUT),
    ]
    assert reader.named("Go").key == "G"
    assert reader.named("Depth").value == "3"
    assert reader.named("Calm").toggled is True
    assert [reader.named(f"Way {n}").toggled for n in range(2)] == [False, True]
    assert [(n.position, n.size) for n in reader.scene.children[4].children] == [(1, 2), (2, 2)]
    assert reader.named("Way 0").description == "far"
    assert reader.named("Shut").disabled
    assert not reader.named("Shut").acts
    assert reader.named("Who").value == "Ada"
    assert reader.trees[-1].find(reader.focus) == reader.named("Go")


def test_it_can_do_what_the_keys_can(app: App, reader: Reader, reef: Reef) -> None:
    app.step([], 0.02)
    ask(app, reader, "Go")
    assert reef.pressed == 1
    ask(app, reader, "Depth", Act.DECREMENT)
    assert reef.deep == 2
    ask(app, reader, "Depth", Act.INCREMENT)
    assert reef.deep == 2, "there is no more"
    assert reader.named("More").disabled
    ask(app, reader, "Less")
    assert reef.deep == 1
    ask(app, reader, "Calm")
    assert not reef.calm
    assert reader.named("Calm").toggled is False
    ask(app, reader, "Who", Act.SET_VALUE, "Bo")
    assert reef.who == "Bo"
    ask(app, reader, "Shut")
    assert reef.pressed == 1
    ask(app, reader, "Way 0", Act.FOCUS)
    assert reef.focus.id == "o0"
    assert reader.trees[-1].find(reader.focus) == reader.named("Way 0")


@pytest.mark.parametrize(
    ("act", "value", "there"),
    [
        (Act.INCREMENT, "", 6),
        (Act.DECREMENT, "", 4),
        (Act.SET_VALUE, "17.0", 17),
        (Act.SET_VALUE, "1e9", 20),
        (Act.SET_VALUE, "inf", 5),
        (Act.CLICK, "", 5),
    ],
)
def test_a_track_goes_to_a_number_of_actions(act: Act, value: str, there: int) -> None:
    at = [5]
    box = pygame.Rect(0, 0, 100, 30)
    track = Track("t", box, "Game", length=20, rounds=[0], done=lambda: at[-1], jump=at.append)
    track.perform(Request("t", act, value))
    assert at[-1] == there


def test_what_happens_is_announced_but_not_what_the_focus_says(
    app: App, reader: Reader, reef: Reef
) -> None:
    app.step([], 0.02)
    ask(app, reader, "Go")
    assert reader.heard == ["A seal looks up."]
    ask(app, reader, "Who", Act.FOCUS)
    assert reader.heard == ["A seal looks up."]


def test_a_dialog_is_told_alone_and_is_modal(app: App, reader: Reader, reef: Reef) -> None:
    app.step([], 0.02)
    before = reader.named("Go")
    app.stack.push(Dialog(app.context, lambda: "Sure?", lambda: "Think.", [lambda: "Yes"]))
    app.step([], 0.02)
    assert reader.scene.role is Role.DIALOG
    assert reader.scene.modal
    assert reader.heard == []
    reader.asks.append(Request(before.id, Act.CLICK))
    app.step([], 0.02)
    assert reef.pressed == 0, "what lies below cannot be pressed"
    ask(app, reader, "Yes")
    assert app.stack.top is reef


def test_nobody_builds_a_tree_that_nobody_reads(
    app: App, reader: Reader, reef: Reef, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader.active = False
    monkeypatch.setattr(Reef, "accessible", lambda _self: pytest.fail("built in vain"))
    reader.asks.append(Request("1/go", Act.CLICK))
    app.step([], 0.02)
    app.context.say("Nobody hears this.")
    app.step([], 0.02)
    assert reader.trees == []
    assert reef.pressed == 0


def test_nothing_is_sent_while_nothing_changes(app: App, reader: Reader, reef: Reef) -> None:
    app.step([], 0.02)
    sent = len(reader.trees)
    for _ in range(10):
        app.step([], 0.02)
    assert len(reader.trees) == sent


def test_a_reader_that_fails_is_reported_once_and_the_game_goes_on(
    app: App, reader: Reader, reef: Reef, faults: list[Exception]
) -> None:
    reader.broken = True
    pilot = Pilot(app)
    pilot.key("tab", "return", "tab")
    assert len(faults) == 1
    assert "the bus is gone" in str(faults[0])
    assert "\n" not in str(faults[0])


def test_the_reader_knows_where_the_window_is_and_whether_it_has_the_keyboard(
    app: App, reader: Reader, reef: Reef
) -> None:
    app.step([pygame.Event(pygame.WINDOWFOCUSLOST)], 0.02)
    assert reader.focused is False
    app.step([pygame.Event(pygame.WINDOWFOCUSGAINED)], 0.02)
    assert reader.focused is True
    app.step([pygame.Event(pygame.WINDOWMOVED, x=30, y=40)], 0.02)
    assert reader.place == (30, 40, 1366, 768)


@pytest.mark.parametrize("kind", [ImportError, RuntimeError])
def test_without_a_way_to_screen_readers_there_is_one_line_in_the_log(
    kind: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def __getattr__(self, name: str) -> object:
            raise kind("no such thing")

    monkeypatch.delitem(sys.modules, "ecosfera.ui.accessibility.adapter", raising=False)
    monkeypatch.delitem(sys.modules, "ecosfera.ui.accessibility.updates", raising=False)
    monkeypatch.setitem(sys.modules, "accesskit", None if kind is ImportError else Broken())
    told: list[Exception] = []
    assert system_adapter(told.append) is None
    assert len(told) == 1
    assert "\n" not in str(told[0])
