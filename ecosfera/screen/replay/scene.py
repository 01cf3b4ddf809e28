"""The scene in which a game is watched: the table, and a sheet with the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.content import load_content
from ecosfera.match.match import Match
from ecosfera.screen.keeping import portraits_of
from ecosfera.screen.keys import Intent
from ecosfera.screen.replay.player import Player
from ecosfera.screen.replay.track import Track
from ecosfera.screen.skin import INK, SLATE
from ecosfera.screen.table import bar
from ecosfera.screen.table.book import Book
from ecosfera.screen.table.brush import Brush, rect
from ecosfera.screen.table.canvas import Extras, TableCanvas
from ecosfera.screen.table.faces import Faces
from ecosfera.screen.table.look import Look, Person
from ecosfera.screen.table.overlay import banner
from ecosfera.screen.table.telling import Teller
from ecosfera.screen.table.watching import ANIMALS
from ecosfera.screen.table.zones import zones
from ecosfera.screen.text import Face
from ecosfera.screen.widgets import Button, Form, Kind, Label, Paper, Widget

if TYPE_CHECKING:
    from ecosfera.match.saves.save_format import Loaded
    from ecosfera.screen.kit import Kit

RESERVED = ("menu", "undo")
"""Buttons of the table's bar in whose place the way back stands."""


class ReplayScene(Form[Match | None]):
    """Finishes with a new match to play on, or with None."""

    start = "play"

    def __init__(self, kit: Kit, loaded: Loaded) -> None:
        super().__init__(kit)
        self.match = loaded.match
        portraits = portraits_of(loaded)
        self._animals = (*portraits, *ANIMALS[len(portraits) :])
        self._content = load_content()
        self._measure()
        self.player = Player(self.match, self._teller, self.zones, kit.brisk)
        self._seen: object = None

    # ------------------------------------------------------------------ building
    def layout(self) -> None:
        """Everything for a new size, language or setting."""
        self._measure()
        player = self.player
        player.pace = self.kit.brisk
        player.translated(self._teller)
        player.stage.resized(self.zones)
        seen = player.stage.view
        self.canvas.sea.show(tuple(seen.habitats), seen.impacts, at_once=True)
        super().layout()

    def _measure(self) -> None:
        kit, config = self.kit, self.match.config
        level = 2 if config.policies else 1
        size = (kit.metrics.width, kit.metrics.height)
        self.zones = zones(*size, kit.metrics.scale, config.players, level)
        self.book = Book(self._content, kit.words)
        self.brush = Brush(kit, self.zones)
        self.faces = Faces(self.brush, self.book)
        self.canvas = TableCanvas(kit, self.zones)
        names = config.names or tuple(
            kit.words("table.row-number", n=i + 1) for i in range(config.players)
        )
        self.people = tuple(
            Person(name, animal) for name, animal in zip(names, self._animals, strict=False)
        )
        self._teller = Teller(self.book, self.people)

    def build(self) -> list[Widget]:
        """The sheet in the corner, the way out, and the way into the game."""
        m, words = self.kit.metrics, self.kit.words
        box = rect(self.zones.reading)
        pad, gap = m.px(14), m.px(6)
        inner = box.inflate(-2 * pad, -2 * pad)
        high = max(m.target, min(m.size(2.5), inner.height // 4))
        track_high = m.px(26) + m.floor
        foot = inner.bottom - high
        track = Track(
            "track",
            pygame.Rect(
                inner.left + gap, foot - track_high - gap, inner.width - 2 * gap, track_high
            ),
            words("saves.track"),
            length=self.player.length,
            rounds=self.player.rounds,
            done=lambda: self.player.done,
            jump=self._jump,
        )
        title = pygame.Rect(inner.left, inner.top, inner.width, m.size(1.9))
        text = pygame.Rect(
            inner.left, title.bottom, inner.width, track.rect.top - title.bottom - gap
        )
        lines = max(1, text.height // self.kit.text.line_height(m.size(1.0), 1.2))
        return [
            Paper("sheet", box),
            Label("title", title, self._title(), size=1.35, face=Face.TITLE, tone=INK),
            Label(
                "told", text, self._told(text.width, lines), tone=SLATE, lines=lines, leading=1.2
            ),
            track,
            *self._controls(pygame.Rect(inner.left, foot, inner.width, high), gap),
            *self._ways_out(),
        ]

    def _title(self) -> str:
        player = self.player
        return self.kit.words("saves.watched", n=player.round, done=player.done, all=player.length)

    def _told(self, width: int, lines: int) -> str:
        """What the last action brought about; of too much the end."""
        text, size = self.kit.text, self.kit.metrics.size(1.0)
        sentences = list(self.player.sentences)
        while len(text.wrap(" ".join(sentences), Face.TEXT, size, width)) > lines:
            if len(sentences) < 2:
                break
            del sentences[0]
        return " ".join(sentences)

    def _controls(self, box: pygame.Rect, gap: int) -> list[Widget]:
        """Round back, back, play, on, next round, speed."""
        words, player = self.kit.words, self.player
        side = min(round(box.height * 1.25), (box.width - 6 * gap) // 8)
        entries = (
            ("round-back", "saves.round-back", "icon_undo", self._round_back, player.done > 0),
            ("back", "saves.step-back", "icon_arrow_left", self._back_one, player.done > 0),
            (
                "play",
                "saves.stop" if player.playing else "saves.start",
                "icon_pause" if player.playing else "icon_play",
                self._toggle,
                player.length > 0,
            ),
            ("on", "saves.step", "icon_arrow_right", self._step, not player.at_end),
            ("round-on", "saves.round-on", "icon_redo", self._round_on, not player.at_end),
        )
        found: list[Widget] = []
        x = box.left
        for item_id, message, icon, action, enabled in entries:
            wide = side * 2 if item_id == "play" else side
            kind = Kind.PRIMARY if item_id == "play" else Kind.PAPER
            spot = pygame.Rect(x, box.top, wide, box.height)
            button = Button(
                item_id, spot, words(message), action, kind=kind, icon=icon, wordless=True
            )
            button.enabled = enabled
            found.append(button)
            x = spot.right + gap
        name = words(f"saves.speed-{player.speed}")
        spot = pygame.Rect(x, box.top, box.right - x, box.height)
        speed = Button("speed", spot, name, self._faster, kind=Kind.PAPER, size=1.0)
        speed.tip = words("saves.speed")
        return [*found, speed]

    def _ways_out(self) -> list[Widget]:
        """Back to the list, at the right end of the bar; play on from here, where a turn ends."""
        m, words = self.kit.metrics, self.kit.words
        boxes = list(bar.button_boxes(self._look()).values())
        room = rect(boxes[0]).unionall([rect(other) for other in boxes[1:]])
        name = words("common.back")
        leave = Button(
            "leave", room, name, self.back, key=self.kit.keys.label(Intent.BACK), size=1.05
        )
        end = rect(self.zones.end)
        high = min(end.height, max(m.target, m.size(3.4)))
        spot = pygame.Rect(end.left, end.centery - high // 2, end.width, high)
        go = Button(
            "continue",
            spot,
            words("saves.continue-here"),
            self._continue,
            kind=Kind.QUIET,
            size=1.1,
            lines=2,
        )
        state = self.match.state_after(self.player.done)
        go.enabled = state.outcome is None
        return [leave, go]

    # ------------------------------------------------------------------ drawing
    def _look(self) -> Look:
        stage = self.player.stage
        return Look(
            self.brush,
            self.faces,
            self.book,
            self.zones,
            self.people,
            stage.view,
            stage.poses,
            flying=frozenset(stage.motions),
            effects=tuple(stage.effects),
            now=stage.now,
            bar=RESERVED,
        )

    def ground(self, target: pygame.Surface) -> None:
        """Draw the table."""
        look, stage = self._look(), self.player.stage
        sentence = self.kit.words("saves.watching")
        last = self.player.sentences[-1] if self.player.sentences else ""
        nothing = _nothing
        extras = Extras(
            corner=nothing,
            corner_key=None,
            bar=lambda surface: bar.draw(surface, look, sentence),
            bar_key=(look.front, look.seen.number),
            end=nothing,
            end_key=None,
            last=last,
        )
        self.canvas.draw(target, look, stage, extras)
        banner(target, look)

    # ------------------------------------------------------------------ time
    @property
    def moving(self) -> bool:
        """Whether something is on its way, or it plays."""
        return self.player.busy or self.canvas.sea.changing or super().moving

    def update(self, dt: float) -> None:
        """Let time pass on the table."""
        player, stage = self.player, self.player.stage
        was_moving = stage.moving or self.canvas.sea.changing
        player.advance(dt)
        seen = stage.view
        self.canvas.sea.show(tuple(seen.habitats), seen.impacts, at_once=stage.pace == 0)
        self.canvas.sea.advance(dt)
        if was_moving or stage.moving or self.canvas.sea.changing:
            self.dirty = True
        now = (player.done, player.playing, player.speed, tuple(player.sentences))
        if now != self._seen:
            said = self._seen is not None and player.sentences
            self._seen = now
            super().layout()
            if said:
                self.kit.say(" ".join(player.sentences))
        super().update(dt)

    # ------------------------------------------------------------------ what one can do
    def intend(self, intent: Intent) -> bool:
        """Undo and redo go back and on, the key that ends a turn plays and stops."""
        act = {
            Intent.UNDO: self._back_one,
            Intent.REDO: self._step,
            Intent.END_TURN: self._toggle,
        }.get(intent)
        if act is not None:
            act()
            return True
        return super().intend(intent)

    def _jump(self, done: int) -> None:
        self.player.jump(done)

    def _toggle(self) -> None:
        self.player.toggle()

    def _faster(self) -> None:
        self.player.faster()

    def _step(self) -> None:
        self.player.playing = False
        self.player.step()

    def _back_one(self) -> None:
        self.player.back()

    def _round_back(self) -> None:
        self.player.round_before()

    def _round_on(self) -> None:
        self.player.next_round()

    def _continue(self) -> None:
        self.finish(self.match.branch(self.player.done))

    def back(self) -> None:
        """To the list."""
        self.finish(None)


def _nothing(_target: pygame.Surface) -> None:
    """This part of the table is drawn by the controls."""
