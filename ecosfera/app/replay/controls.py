"""The controls of a replay: the sheet in the corner, and the buttons that leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ecosfera.ui.draw.layout import Space, first_fit, inset, within
from ecosfera.ui.draw.shapes import put, ring_reach
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, SLATE, faded
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Label, Paper, Widget
from ecosfera.ui.widgets.track import Track, track_height

if TYPE_CHECKING:
    import pygame

    from ecosfera.app.replay.player import ReplayPlayer
    from ecosfera.games.game_screens import ReplayView
    from ecosfera.ui.context import UiContext

LARGEST, SMALLEST = 1.15, 0.7
"""Sizes of what is told, in body sizes; it is smaller only where there is no room for any of it."""
BACKWARDS, FORWARDS = "skip-backwards", "skip-forwards"


class Skip(Button):
    """A button with only the sign for the next or the previous round."""

    def draw_content(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw a triangle and a bar."""
        side = min(context.metrics.size(1.05), self.rect.height - context.metrics.px(8))
        ink = INK if self.enabled else faded(INK, 0.45)
        edge = side * 0.16
        bar, end, middle = side - edge, float(side), side / 2
        arrow = [(0.0, 0.0), (bar, middle), (bar, 0.0), (end, 0.0), (end, end), (bar, end)]
        arrow += [(bar, middle), (0.0, end)]
        points = tuple((end - x, y) if self.icon == BACKWARDS else (x, y) for x, y in arrow)
        sign = context.shapes.polygon((side, side), points, ink)
        put(target, sign, sign.get_rect(center=self.rect.center).topleft)


class Controlled(Protocol):
    """The scene as the controls use it."""

    context: UiContext
    player: ReplayPlayer
    table: ReplayView
    toggle: Intent
    """The intent that starts and stops playback."""
    help: str
    """The message id of the game's own sentence on what can be read, or an empty text."""
    overflow: str
    """The last sentence if it does not fit on the sheet; set by the controls."""

    def back_one(self) -> None:
        """Go back one action."""

    def step_on(self) -> None:
        """Show the next action."""

    def round_back(self) -> None:
        """Go to the beginning of this round, or of the one before."""

    def round_on(self) -> None:
        """Go to the start of the next round."""

    def play_on(self) -> None:
        """Begin a match from here."""

    def back(self) -> None:
        """Leave the replay."""


def sheet(scene: Controlled) -> list[Widget]:
    """Return the position, the last action, the track, and the playback buttons."""
    context, player = scene.context, scene.player
    m, words = context.metrics, context.words
    box = scene.table.controls_box
    pad, gap = m.px(14), m.px(6)
    inner = inset(box, pad)
    space = Space(inner)
    # With large text the room is needed for the last action.
    head = 1.05 if m.big else 1.35
    title = space.top(m.size(1.4 * head))
    buttons = space.bottom(max(m.target, min(m.size(2.5), inner.height // 4)), gap=gap)
    track = Track(
        "track",
        inset(space.bottom(track_height(context), gap=gap), gap, 0),
        words("saves.track"),
        length=player.length,
        rounds=player.rounds,
        done=lambda: player.done,
        jump=player.jump,
    )
    where = words("saves.watched", n=player.round, done=player.done, all=player.length)
    text = space.rest
    message, size = _message(scene, text)
    lines = max(1, text.height // context.text.line_height(size, 1.2))
    scene.overflow = "" if message or not player.sentences else player.sentences[-1]
    return [
        Paper("sheet", box),
        Label("title", title, where, size=head, face=FontFace.TITLE, tone=INK),
        Label("told", text, message, size=size / m.size(1.0), tone=SLATE, lines=lines, leading=1.2),
        track,
        *_buttons(scene, buttons),
    ]


def _message(scene: Controlled, room: pygame.Rect) -> tuple[str, int]:
    """Return what the last action did, or at first how to watch, and its text size.

    The text is as large as fits; of a text that is too long, the end is kept. It is empty if
    nothing fits.
    """
    context, player = scene.context, scene.player
    m = context.metrics
    sentences = [_help(scene)] if player.done == 0 else list(player.sentences)
    ways = ["\n".join(sentences), *(" ".join(sentences[first:]) for first in range(len(sentences)))]
    usual = max(m.floor, round(SMALLEST * m.size(1.0)))
    found = first_fit(
        [
            (way, size)
            for sizes in (range(m.size(LARGEST), usual - 1, -1), range(usual - 1, m.floor - 1, -1))
            for way in ways
            for size in sizes
        ],
        lambda one: (
            context.text.height(one[0], FontFace.TEXT, one[1], room.width, 1.2) <= room.height
        ),
    )
    return found or ("", m.floor)


def _help(scene: Controlled) -> str:
    """Return how to watch, and the game's own sentence on what can be read."""
    words, label = scene.context.words, scene.context.keys.label
    text = words(
        "saves.watch-help",
        play=label(scene.toggle),
        back=label(Intent.UNDO),
        step=label(Intent.REDO),
    )
    if scene.help:
        text += " " + words(scene.help, inspect=label(Intent.INSPECT))
    return text


def _buttons(scene: Controlled, box: pygame.Rect) -> list[Widget]:
    """Return previous round, back, play, forward, next round, speed."""
    words, player = scene.context.words, scene.player
    # Keep the focus ring clear of the neighbouring buttons.
    gap = ring_reach(scene.context.metrics.u) + scene.context.metrics.px(4)
    side = min(round(box.height * 1.25), (box.width - 6 * gap) // 8)
    entries = (
        ("round-back", "saves.round-back", BACKWARDS, scene.round_back, player.done > 0),
        ("back", "saves.step-back", "icon_arrow_left", scene.back_one, player.done > 0),
        (
            "play",
            "saves.stop" if player.playing else "saves.start",
            "icon_pause" if player.playing else "icon_play",
            player.toggle,
            player.length > 0,
        ),
        ("on", "saves.step", "icon_arrow_right", scene.step_on, not player.at_end),
        ("round-on", "saves.round-on", FORWARDS, scene.round_on, not player.at_end),
    )
    found: list[Widget] = []
    space = Space(box, gap)
    for item_id, message, icon, action, enabled in entries:
        place = space.left(side * 2 if item_id == "play" else side)
        kind = ButtonKind.PRIMARY if item_id == "play" else ButtonKind.PAPER
        make = Skip if icon in {BACKWARDS, FORWARDS} else Button
        button = make(item_id, place, words(message), action, kind=kind, icon=icon, wordless=True)
        button.enabled = enabled
        found.append(button)
    place = space.rest
    name = words(f"saves.speed-{player.speed}")
    named = words("saves.speed-named", speed=name.lower())
    m, text = scene.context.metrics, scene.context.text
    if text.width(named, FontFace.BOLD, m.size(1.0)) + m.px(24) <= place.width:
        name = named
    speed = Button("speed", place, name, player.faster, kind=ButtonKind.PAPER, size=1.0)
    speed.tip = words("saves.speed")
    return [*found, speed]


def ways_out(scene: Controlled) -> list[Widget]:
    """Return the button back to the list, and the button to play on from here."""
    m, words = scene.context.metrics, scene.context.words
    room = scene.table.leave_box
    key = scene.context.keys.label(Intent.BACK)
    leave = Button("leave", room, words("common.back"), scene.back, key=key, size=1.05)
    end = scene.table.continue_box
    high = min(end.height, max(m.target, m.size(3.4)))
    place = within(end, (end.width, high))
    go = Button(
        "continue",
        place,
        words("saves.continue-here"),
        scene.play_on,
        kind=ButtonKind.QUIET,
        size=1.0,
        lines=2,
    )
    go.enabled = not scene.player.over
    return [leave, go]
