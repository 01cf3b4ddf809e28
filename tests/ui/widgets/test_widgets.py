"""Widgets respond to clicks, keys and typing."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from ecosfera.ui import clipboard
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, PAPER
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.widgets import (
    Button,
    Chip,
    Form,
    Label,
    Option,
    Prose,
    ScrollView,
    Stepper,
    Style,
    Switch,
    TextField,
    Widget,
    button,
)
from ecosfera.ui.widgets.document import DocumentPage, DocumentView
from ecosfera.ui.widgets.form import draw_tip

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.pictures import Pictures
    from ecosfera.ui.testing.pilot import Pilot
    from tests.program import Sit


@pytest.fixture
def keys_drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the keys that buttons draw."""
    drawn: list[str] = []
    usual = button.draw_key

    def draw(target: pygame.Surface, context: UiContext, label: str, *more: Any) -> int:
        drawn.append(label)
        return usual(target, context, label, *more)

    monkeypatch.setattr(button, "draw_key", draw)
    return drawn


class Board(Form[object]):
    """A form of whatever a test puts on it."""

    def __init__(
        self, context: UiContext, make: Callable[[], list[Widget]], *, tall: int = 0
    ) -> None:
        super().__init__(context)
        self.make = make
        self.tall = tall
        self.rows = ScrollView("rows", context)
        self.left = False

    def build(self) -> list[Widget]:
        if self.tall:
            return [self.rows.fill(pygame.Rect(100, 100, 600, 300), self.make(), self.tall)]
        return self.make()

    def ground(self, target: pygame.Surface) -> None:
        target.fill("navy")

    def back(self) -> None:
        self.left = True


def test_a_button_is_pressed_by_click_and_by_key(context: UiContext, sit: Sit) -> None:
    pressed: list[str] = []
    rects = [pygame.Rect(100, 100 + 80 * i, 200, 50) for i in range(2)]
    board = Board(
        context,
        lambda: [
            Button("one", rects[0], "One", lambda: pressed.append("one")),
            Button("two", rects[1], "Two", lambda: pressed.append("two")),
        ],
    )
    pilot = sit(board)
    pilot.click("two")
    assert pressed == ["two"]
    pilot.key("up", "return")
    assert pressed == ["two", "one"]


def test_letting_go_beside_a_button_does_nothing(context: UiContext, sit: Sit) -> None:
    pressed: list[str] = []
    rect = pygame.Rect(100, 100, 200, 50)
    pilot = sit(Board(context, lambda: [Button("one", rect, "One", lambda: pressed.append("one"))]))
    pilot.point_at("one")
    pilot.step(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=1))
    pilot.move_to(600, 600)
    pilot.step(pygame.Event(pygame.MOUSEBUTTONUP, pos=(600, 600), button=1))
    assert pressed == []


def test_a_disabled_button_can_be_neither_reached_nor_pressed(context: UiContext, sit: Sit) -> None:
    pressed: list[str] = []
    rect = pygame.Rect(100, 100, 200, 50)

    def make() -> list[Widget]:
        button = Button("one", rect, "One", lambda: pressed.append("one"))
        button.enabled = False
        other = Button("two", rect.move(0, 100), "Two", lambda: pressed.append("two"))
        return [button, other]

    pilot = sit(Board(context, make))
    assert pilot.ids == ["two"]
    pilot.click_at(*rect.center)
    assert pressed == []


def test_the_ring_shows_for_keys_and_not_for_clicks(context: UiContext, sit: Sit) -> None:
    rect = pygame.Rect(100, 100, 200, 50)
    board = Board(context, lambda: [Button("one", rect, "One", lambda: None)])
    pilot = sit(board)
    pilot.click("one")
    assert not board.focus.visible
    pilot.key("tab")
    assert board.focus.visible
    ring = pilot.app.canvas.surface.get_at((rect.centerx, rect.top - 4))
    assert tuple(ring)[:3] != (0, 0, 128)


def test_escape_goes_back(context: UiContext, sit: Sit) -> None:
    board = Board(context, list)
    sit(board).key("escape")
    assert board.left


@pytest.mark.parametrize("make", [Option, Chip, Switch])
def test_what_is_chosen_or_not_says_so(
    context: UiContext, sit: Sit, make: type[Option | Chip | Switch]
) -> None:
    pressed: list[str] = []
    rect = pygame.Rect(100, 100, 300, 60)

    def build() -> list[Widget]:
        return [
            make("it", rect, "Swell", lambda: pressed.append("it"), chosen=True, state="chosen")
        ]

    pilot = sit(Board(context, build))
    item = pilot.focus.get("it")
    assert item is not None
    assert item.name == "Swell: chosen"
    pilot.click("it")
    assert pressed == ["it"]


def test_a_stepper_goes_by_arrows_and_by_its_two_buttons(context: UiContext, sit: Sit) -> None:
    value = [5]

    def step(way: int) -> None:
        value[0] += way

    def build() -> list[Widget]:
        return [
            Stepper(
                "n",
                pygame.Rect(100, 100, 300, 40),
                "Cards",
                str(value[0]),
                step,
                less=value[0] > 3,
                more=value[0] < 6,
            )
        ]

    board = Board(context, build)
    pilot = sit(board)
    pilot.key("right")
    board.layout()
    pilot.key("right")
    assert value == [6]
    pilot.key("left")
    board.layout()
    less, _, more = board.widgets[0].parts  # type: ignore[attr-defined]
    pilot.click_at(*less.center)
    board.layout()
    assert value == [4]
    pilot.click_at(*more.center)
    assert value == [5]
    pilot.click_at(110, 120)
    assert value == [5]


def test_a_stepper_stops_at_its_ends_without_losing_the_focus(context: UiContext, sit: Sit) -> None:
    def build() -> list[Widget]:
        return [
            Stepper(
                "n",
                pygame.Rect(100, 100, 300, 40),
                "Cards",
                "3",
                lambda _: None,
                less=False,
                more=False,
            ),
            Button("other", pygame.Rect(600, 100, 100, 40), "Other", lambda: None),
        ]

    pilot = sit(Board(context, build))
    pilot.key("right")
    assert pilot.focus.id == "n"


class TestTextField:
    """Typing, selecting, pasting, composing."""

    @pytest.fixture
    def values(self) -> list[str]:
        return []

    @pytest.fixture
    def pilot(self, context: UiContext, sit: Sit, values: list[str]) -> Pilot:
        self.field = TextField(
            "name", pygame.Rect(100, 100, 300, 40), "Name", "Anna", values.append, limit=10
        )
        return sit(Board(context, lambda: [self.field]))

    def test_typing_replaces_what_is_selected_at_first(
        self, pilot: Pilot, values: list[str]
    ) -> None:
        pilot.type("Eva")
        assert values == ["E", "Ev", "Eva"]

    def test_cursor_and_deleting(self, pilot: Pilot, values: list[str]) -> None:
        pilot.key("end", "backspace")
        pilot.key("home", "delete")
        pilot.type("H")
        assert values[-1] == "Hnn"
        assert self.field.spoken == "Name: Hnn"

    def test_arrows_stay_in_the_field_and_tab_does_not(self, pilot: Pilot) -> None:
        assert self.field.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0, unicode=""))
        assert not self.field.handle(
            pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t")
        )

    def test_letters_are_not_taken_for_commands(self, pilot: Pilot) -> None:
        pilot.key("h", "space", "u")
        assert self.field.value == "h u"

    def test_the_value_never_gets_longer_than_the_limit(self, pilot: Pilot) -> None:
        pilot.type("abcdefghijklmnop")
        assert self.field.value == "abcdefghij"

    def test_a_text_wider_than_the_field_stays_readable(self, context: UiContext) -> None:
        def ink(name: str) -> pygame.Rect:
            canvas = pygame.Surface((300, 60))
            field = TextField("name", pygame.Rect(0, 0, 300, 60), "Name", name, print, size=2)
            field.draw(canvas, context)
            dark = pygame.mask.from_threshold(canvas.subsurface((10, 10, 280, 40)), INK, (60,) * 3)
            return dark.get_bounding_rects()[0]

        assert ink("M" * 20).height > 0.65 * ink("M").height

    def test_selecting_with_shift(self, pilot: Pilot) -> None:
        pilot.key("end", "shift+left", "shift+left")
        pilot.type("x")
        assert self.field.value == "Anx"

    def test_copy_cut_and_paste(self, pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
        clip = ["pasted\ttext\n"]
        monkeypatch.setattr(clipboard, "pasted", lambda: clip[0])
        monkeypatch.setattr(clipboard, "copy", lambda text: clip.__setitem__(0, text))
        pilot.key("ctrl+v")
        assert self.field.value == "pasted tex"
        pilot.key("ctrl+a", "ctrl+x")
        assert clip == ["pasted tex"]
        assert self.field.value == ""
        pilot.key("ctrl+v", "ctrl+c")
        assert self.field.value == "pasted tex"

    def test_composed_letters_show_before_they_are_typed(
        self, pilot: Pilot, values: list[str]
    ) -> None:
        pilot.step(pygame.Event(pygame.TEXTEDITING, text="é", start=0, length=1))
        assert values == []
        pilot.step(pygame.Event(pygame.TEXTINPUT, text="e\u0301"))
        assert values == ["é"]

    def test_a_text_of_millions_of_accents_is_cut_before_it_is_normalized(
        self, pilot: Pilot
    ) -> None:
        start = time.process_time()
        self.field.insert("e" + "\u0301\u0323" * 5_000_000)
        assert time.process_time() - start < 1.0
        assert self.field.value == "\u1eb9" + "\u0323" * 9

    def test_control_characters_are_left_out(self, pilot: Pilot) -> None:
        self.field.insert("a\x00b\u200ec\x1b")
        assert self.field.value == "abc"

    def test_the_first_click_selects_the_next_puts_the_cursor(self, pilot: Pilot) -> None:
        pilot.click_at(102, 120)
        pilot.type("Bo")
        pilot.click_at(102, 120)
        pilot.type("x")
        assert self.field.value == "xBo"

    def test_enter_goes_on(self, pilot: Pilot) -> None:
        done: list[bool] = []
        self.field.done = lambda: done.append(True)
        pilot.key("return")
        assert done == [True]

    def test_a_long_value_scrolls_while_typing(self, pilot: Pilot) -> None:
        self.field.limit = 200
        pilot.type("a long name that does not fit into the field at all " * 2)
        assert not pilot.app.context.text.faults


def test_a_clipboard_that_fails_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", fail)
    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    assert clipboard.pasted() == ""
    assert not clipboard.copy("x")


def test_a_clipboard_whose_text_is_no_unicode_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", b"abc\xff".decode)
    assert clipboard.pasted() == ""


def test_prose_scrolls_by_wheel_and_by_arrows_to_its_end(context: UiContext, sit: Sit) -> None:
    text = [(Style.HEADING, "Title")] + [(Style.TEXT, "A sentence. " * 20)] * 12
    prose = Prose("text", pygame.Rect(100, 100, 400, 200), "Text", text, context)
    pilot = sit(Board(context, lambda: [prose]))
    assert prose.end > 0
    pilot.key("down")
    assert prose.offset > 0
    before = prose.offset
    pilot.point_at("text")
    pilot.step(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert prose.offset > before
    for _ in range(200):
        prose.intend(Intent.DOWN)
    assert prose.offset == prose.end
    assert not prose.intend(Intent.DOWN)


def test_prose_shows_no_half_lines(context: UiContext) -> None:
    text = [(Style.TEXT, "ÅgjÅgjÅgj " * 60)] * 4
    rect = pygame.Rect(0, 0, 300, 157)
    prose = Prose("text", rect, "Text", text, context)
    whole = pygame.Surface(rect.size)
    for steps in range(12):
        whole.fill("black")
        prose.draw(whole, context)
        first, last = prose.shown
        assert last - first > rect.height - 60, steps
        for y in (*range(first - prose.offset), *range(last - prose.offset, rect.height)):
            assert not any(whole.get_at((x, y))[0] for x in range(280)), (steps, y)
        prose.wheel(-1)


def twenty_rows() -> list[Widget]:
    places = [pygame.Rect(120, 110 + 50 * i, 300, 40) for i in range(20)]
    return [Button(f"row-{i}", rect, str(i), lambda: None) for i, rect in enumerate(places)]


def test_the_focus_scrolls_into_view(context: UiContext, sit: Sit) -> None:
    board = Board(context, twenty_rows, tall=1020)
    pilot = sit(board)
    for _ in range(15):
        pilot.key("tab")
    item = pilot.focus.current
    assert item is not None
    assert item.id == "row-15"
    assert board.rows.rect.contains(item.rect)
    board.layout()
    assert board.rows.rect.contains(pilot.rect("row-15"))
    pilot.move_to(300, 200)
    pilot.step(pygame.Event(pygame.MOUSEWHEEL, x=0, y=50))
    assert board.rows.offset == 0


def test_the_bar_is_pulled_and_its_track_pressed(context: UiContext, sit: Sit) -> None:
    board = Board(context, twenty_rows, tall=1020)
    pilot = sit(board)
    view = board.rows
    button = {"button": 1}

    def pointer(kind: int, y: int, **more: Any) -> None:
        pilot.step(pygame.Event(kind, pos=(698, y), **more))

    pointer(pygame.MOUSEBUTTONDOWN, 390, **button)
    assert view.offset == view.end == 720
    for y, offset in ((300, 530), (200, 190), (0, 0), (900, 720)):
        pointer(pygame.MOUSEMOTION, y, rel=(0, 0), buttons=(1, 0, 0))
        assert view.offset == pytest.approx(offset, abs=6), y
    pointer(pygame.MOUSEBUTTONUP, 900, **button)
    pointer(pygame.MOUSEMOTION, 100, rel=(0, 0), buttons=(0, 0, 0))
    assert view.offset == 720
    # the thumb is taken where it is pressed, and does not jump
    pointer(pygame.MOUSEBUTTONDOWN, 320, **button)
    assert view.offset == 720
    assert pilot.focus.id == "row-0"


def test_page_keys_scroll(context: UiContext, sit: Sit) -> None:
    board = Board(context, twenty_rows, tall=1020)
    pilot = sit(board)
    view = board.rows
    pilot.key("pagedown")
    assert view.offset == 300 - view.step
    pilot.key("end")
    assert view.offset == view.end
    pilot.key("pageup")
    assert view.offset == view.end - 300 + view.step
    pilot.key("home")
    assert view.offset == 0
    assert pilot.focus.id == "row-0"


def test_a_list_may_scroll_by_whole_rows_only(context: UiContext) -> None:
    view = ScrollView("rows", context)
    view.snap = 50
    view.fill(pygame.Rect(0, 0, 300, 200), twenty_rows(), 1000)
    assert view.wheel(-3)
    assert view.offset == 150
    assert view.children[0].rect.top == 110 - 150
    assert not view.scroll_to(171)
    assert view.scroll_to(176)
    assert view.offset == 200
    assert not view.scroll_to(view.offset + 3)
    view.scroll_to(5000)
    assert view.offset == 800


def test_what_goes_on_below_fades_into_the_ground(context: UiContext) -> None:
    class Ink(Label):
        def draw(self, target: pygame.Surface, context: UiContext) -> None:
            target.fill(INK, self.rect)

    target = pygame.Surface((200, 400))
    view = ScrollView("view", context)
    view.ground = PAPER
    view.fill(pygame.Rect(0, 0, 200, 300), [Ink("ink", pygame.Rect(0, 0, 200, 900), "")])
    view.draw(target, context)
    assert [min(target.get_at((100, y))[:3]) > 200 for y in (0, 299)] == [False, True]
    view.scroll_to(view.end)
    view.draw(target, context)
    assert [min(target.get_at((100, y))[:3]) > 200 for y in (0, 299)] == [True, False]


def test_what_is_scrolled_away_cannot_be_clicked(context: UiContext, sit: Sit) -> None:
    pressed: list[str] = []

    def build() -> list[Widget]:
        rect = pygame.Rect(120, 500, 300, 40)
        return [Button("low", rect, "low", lambda: pressed.append("low"))]

    pilot = sit(Board(context, build, tall=600))
    pilot.click_at(200, 520)
    assert pressed == []


@pytest.mark.parametrize("enabled", [True, False])
def test_a_tooltip_shows_after_a_moment_and_inside_the_window(
    context: UiContext, sit: Sit, *, enabled: bool
) -> None:
    def build() -> list[Widget]:
        button = Button("one", pygame.Rect(1300, 720, 60, 40), "One", lambda: None)
        button.enabled = enabled
        button.tip = "What this button does, in a sentence that is longer than the button."
        return [button]

    board = Board(context, build)
    pilot = sit(board)
    pilot.move_to(1330, 740)
    before = pygame.image.tobytes(pilot.app.canvas.surface, "RGB")
    pilot.wait(1.0)
    assert pygame.image.tobytes(pilot.app.canvas.surface, "RGB") != before
    assert not board.moving
    place = draw_tip(pilot.app.canvas.surface, context, "Tip", pygame.Rect(1300, 720, 60, 40))
    assert pilot.app.canvas.surface.get_rect().contains(place)


@pytest.mark.parametrize("left", [900, 1220])
def test_a_tooltip_spares_a_heading_below_its_button(context: UiContext, left: int) -> None:
    heading = pygame.Rect(left - 200, 70, 240, 60)
    button = pygame.Rect(left, 10, 60, 50)
    target = pygame.Surface((1366, 768))
    place = draw_tip(target, context, "The one before", button, heading)
    assert not place.colliderect(heading)
    assert place.top > button.bottom, "beside the button it would cover its neighbour"
    assert target.get_rect().contains(place)


def test_nothing_is_drawn_while_nothing_changes(context: UiContext, sit: Sit) -> None:
    rect = pygame.Rect(100, 100, 200, 50)
    pilot = sit(Board(context, lambda: [Button("one", rect, "One", lambda: None)]))
    shown = pilot.app.canvas.shown  # type: ignore[attr-defined]
    pilot.wait(0.5)
    pilot.move_to(700, 700)
    pilot.move_to(710, 700)
    assert pilot.app.canvas.shown == shown  # type: ignore[attr-defined]
    pilot.point_at("one")
    assert pilot.app.canvas.shown > shown  # type: ignore[attr-defined]


def test_focus_changes_are_spoken(context: UiContext, sit: Sit) -> None:
    rects = [pygame.Rect(100, 100 + 80 * i, 200, 50) for i in range(2)]
    board = Board(
        context, lambda: [Button(str(i), r, f"Name {i}", lambda: None) for i, r in enumerate(rects)]
    )
    pilot = sit(board)
    pilot.key("tab")
    assert pilot.spoken == ["Name 1"]


def test_a_label_gets_smaller_before_it_is_cut(context: UiContext) -> None:
    target = pygame.Surface((400, 100))
    context.text.faults.clear()
    Label("l", pygame.Rect(0, 0, 150, 40), "Habitats restored", size=2, tone=PAPER).draw(
        target, context
    )
    assert not context.text.faults
    Label("l", pygame.Rect(0, 0, 40, 40), "Habitats restored", size=2, tone=PAPER).draw(
        target, context
    )
    assert context.text.faults


def ink_rows(image: pygame.Surface) -> list[int]:
    """Return the rows of a picture in which something is drawn."""
    mask = pygame.mask.from_surface(image, 40)
    return sorted({y for box in mask.get_bounding_rects() for y in range(box.top, box.bottom)})


def long_leaf(context: UiContext, high: float, words: str = "Hgj") -> tuple[DocumentView, int]:
    """Nine lines of text in a place for so many of them, and the height of one."""
    sheet = DocumentPage(context, 300)
    for i in range(9):
        sheet.text(f"{words} {i}", FontFace.TEXT, 30, INK)
    step = sheet.y // 9
    return DocumentView(
        "leaf", pygame.Rect(50, 50, 300, round(high * step)), "Leaf", sheet, spoken=""
    ), step


def seen_rows(context: UiContext, leaf: DocumentView) -> list[int]:
    """Return the rows of the page that a document shows."""
    target = pygame.Surface((400, 500), pygame.SRCALPHA, 32)
    leaf.draw(target, context)
    return [y - 50 + leaf.offset for y in ink_rows(target.subsurface((0, 0, 340, 500)))]


def test_a_page_that_scrolls_shows_whole_lines_only(context: UiContext) -> None:
    whole, step = long_leaf(context, 9)
    every = seen_rows(context, whole)
    leaf, _ = long_leaf(context, 4.5)
    assert seen_rows(context, leaf) == [y for y in every if y < 4 * step]
    leaf.scroll_to(round(2.5 * step))
    assert seen_rows(context, leaf) == [y for y in every if 3 * step <= y < 7 * step]
    leaf.scroll_to(leaf.end)
    assert seen_rows(context, leaf) == [y for y in every if 5 * step <= y]


def test_rings_above_the_first_line_of_a_page_show(context: UiContext) -> None:
    leaf, step = long_leaf(context, 9, "Ågj")
    target = pygame.Surface((400, 500), pygame.SRCALPHA, 32)
    leaf.draw(target, context)
    whole = context.text.lines(("Ågj 0",), FontFace.TEXT, 30, INK)
    above = (whole.get_height() - step) // 2
    assert ink_rows(target)[0] == 50 - above + ink_rows(whole)[0] < 50


def test_two_lines_of_a_large_button_stay_inside_it(pictures: Pictures) -> None:
    context = offscreen((1024, 576), Settings(language="sv", scale=2.0), pictures).context
    body = context.metrics.size(1.0)
    for high in (2.4, 2.6, 3.0):
        box = pygame.Rect(40, 40, 6 * body, round(high * body))
        button = Button("b", box, "Ånger Ångrar", lambda: None, lines=2)
        target = pygame.Surface((box.width + 80, box.height + 80), pygame.SRCALPHA, 32)
        button.draw_content(target, context)
        rows = ink_rows(target)
        assert rows[-1] - rows[0] > 1.5 * body
        assert box.top < rows[0]
        assert rows[-1] < box.bottom


@pytest.mark.parametrize(
    ("wide", "high", "name", "shown"),
    [
        (150, 40, "Accept", True),
        (166, 40, "Vastupakkumine", True),
        (150, 40, "Встречное предложение", True),
        (150, 20, "Встречное предложение", False),
        (60, 40, "Vastupakkumine", False),
    ],
)
def test_a_label_becomes_smaller_or_two_lines_before_the_key_is_left_out(
    sit: Sit,
    context: UiContext,
    keys_drawn: list[str],
    wide: int,
    high: int,
    name: str,
    *,
    shown: bool,
) -> None:
    rect = pygame.Rect(100, 100, wide, high)
    sit(Board(context, lambda: [Button("one", rect, name, lambda: None, key="2")])).step()
    assert bool(keys_drawn) is shown
