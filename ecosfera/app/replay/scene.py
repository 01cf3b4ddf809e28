"""The scene in which a game is watched: the table, with controls where else its pages are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.app.replay.controls import sheet, ways_out
from ecosfera.app.replay.player import ReplayPlayer
from ecosfera.app.session_files import computers_of, portraits_of
from ecosfera.core.player_kinds import PERSON
from ecosfera.games.baltica.cards.brush import Brush
from ecosfera.games.baltica.cards.card_faces import Faces
from ecosfera.games.baltica.content import load_content
from ecosfera.games.baltica.match import Match
from ecosfera.games.baltica.moves.targets import TargetKind as TableKind
from ecosfera.games.baltica.rules.events import Triggered
from ecosfera.games.baltica.screens import library
from ecosfera.games.baltica.screens.table import hit_areas, renderer
from ecosfera.games.baltica.screens.table.frame import Person, TableFrame
from ecosfera.games.baltica.screens.table.geometry.zones import zones
from ecosfera.games.baltica.screens.table.layers import Extras, TableCanvas
from ecosfera.games.baltica.screens.table.panels import detail_corner, sea_state, status_bar
from ecosfera.games.baltica.screens.table.prompts.prompt import of_stop
from ecosfera.games.baltica.screens.table.prompts.prompt_view import PromptView, banner
from ecosfera.games.baltica.screens.table.watching import ANIMALS
from ecosfera.games.baltica.text.card_names import CardNames
from ecosfera.games.baltica.text.phrases import Phrases
from ecosfera.ui.input.keys import Intent
from ecosfera.ui.widgets import Form, Widget

if TYPE_CHECKING:
    from ecosfera.core.saves.file_format import Loaded
    from ecosfera.games.baltica.moves.targets import Target
    from ecosfera.games.baltica.screens.table.cues import Cue
    from ecosfera.games.baltica.screens.table.timing import Stop
    from ecosfera.ui.context import UiContext

RESERVED = ("menu", "undo")
"""Buttons of the table's bar in whose place the way back stands."""


class ReplayScene(Form[Match | None]):
    """Finishes with a new match to play on, or with None."""

    start = "play"

    def __init__(self, context: UiContext, loaded: Loaded) -> None:
        super().__init__(context)
        self.match = loaded.match
        portraits = portraits_of(loaded)
        self._animals = (*portraits, *ANIMALS[len(portraits) :])
        players = self.match.state.config.players
        self._computers = (*computers_of(loaded), *[PERSON] * players)[:players]
        self._content = load_content()
        self._measure()
        self.player = ReplayPlayer(self.match, self._teller, self.zones, context.brisk)
        self.player.stage.hearing.heard = self._hear
        self._seen: object = None
        self.untold = ""
        """What the sheet had no room for: the bar says it."""
        self._pointed: Target | None = None
        self._read: Stop | None = None
        """What the page in the middle tells."""
        self._page: PromptView | None = None

    def _hear(self, cue: Cue) -> None:
        self.context.sound(cue)

    # ------------------------------------------------------------------ building
    def layout(self) -> None:
        """Everything for a new size, language or setting."""
        self._measure()
        player = self.player
        player.pace = self.context.brisk
        player.translated(self._teller)
        player.stage.resized(self.zones)
        seen = player.stage.view
        self.canvas.sea.show(tuple(seen.habitats), seen.impacts, at_once=True)
        self._pointed = None
        self._lay_page()
        super().layout()

    def _measure(self) -> None:
        context, config = self.context, self.match.state.config
        level = 2 if config.policies else 1
        size = (context.metrics.width, context.metrics.height)
        self.zones = zones(*size, context.metrics.scale, config.players, level)
        self.book = CardNames(self._content, context.words)
        self.brush = Brush(context, self.zones)
        self.faces = Faces(self.brush, self.book)
        self.canvas = TableCanvas(context, self.zones)
        names = config.names or tuple(
            context.words("table.row-number", n=i + 1) for i in range(config.players)
        )
        self.people = tuple(map(Person, names, self._animals, self._computers))
        self._teller = Phrases(self.book, self.people)

    def leave(self) -> None:
        """Nobody watches any more: the large surfaces go at once, as those of the table do."""
        super().leave()
        self.canvas.release()
        self.faces.clear()

    def build(self) -> list[Widget]:
        """A policy card's button; else the sheet in the corner, and the ways out."""
        if self._page is not None:
            return list(self._page.buttons)
        corner = [] if self._pointed is not None else sheet(self)
        return [*corner, *ways_out(self)]

    # ------------------------------------------------------------------ drawing
    def look(self) -> TableFrame:
        """The table as it is now."""
        stage = self.player.stage
        return TableFrame(
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
            pointed=self._pointed,
        )

    def ground(self, target: pygame.Surface) -> None:
        """Draw the table, and over it the policy card that is read."""
        look, player = self.look(), self.player
        sentence = self.untold or self.context.words("saves.watching")
        extras = Extras(
            corner=lambda surface: self._draw_corner(surface, look),
            corner_key=(self._pointed, self._pointed is not None and player.stage.happened),
            bar=lambda surface: status_bar.draw(surface, look, sentence),
            bar_key=(sentence, look.front, look.seen.number),
            end=_nothing,
            end_key=None,
            last=sea_state.latest(look, player.sentences),
        )
        self.canvas.draw(target, look, player.stage, extras)
        banner(target, look)
        told = player.stage.telling
        if self._page is not None:
            self._page.draw(target, look)
        elif told is not None and isinstance(told.event, Triggered):
            renderer.cause(target, look, told.event.cards)

    def _draw_corner(self, target: pygame.Surface, look: TableFrame) -> None:
        """What is pointed at; with nothing pointed at, the controls stand there."""
        if look.pointed is not None:
            detail_corner.draw_thing(target, look, look.pointed)

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
        if player.page is not self._read:
            self._turn_page(player.page)
        now = (player.done, player.playing, player.speed, tuple(player.sentences))
        if now != self._seen:
            said = self._seen is not None and player.sentences
            self._seen = now
            super().layout()
            if said:
                self.context.say(" ".join(player.sentences))
        super().update(dt)

    def _turn_page(self, told: Stop | None) -> None:
        """A policy card comes to the middle, or goes; the focus is on its button meanwhile."""
        if self._read is None and self._focus.id is not None:
            self.start = self._focus.id
        self._read = told
        self._pointed = None
        self._lay_page()
        super().layout()
        self._focus.to("go-on" if told is not None else self.start, tell=False)
        self._mark(None)

    def _lay_page(self) -> None:
        """Lay the policy card out for the window."""
        self._page = None
        if self._read is not None:
            seen = self.player.stage.view
            asked = of_stop(self._read, seen, self._teller, self.player.go_on)
            keys = self.context.keys
            caps = (keys.label(Intent.ACCEPT), keys.label(Intent.BACK))
            self._page = PromptView(self.look(), asked, caps)

    # ------------------------------------------------------------------ pointer
    def handle(self, event: pygame.Event) -> bool:
        """Point at the table; a click anywhere goes on from a policy card."""
        if self._page is not None:
            clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
            if clicked and self.widget_at(event.pos) is None:
                self.player.go_on()
                return True
        elif event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        elif event.type == pygame.WINDOWLEAVE:
            self._point((-1, -1))
        return super().handle(event)

    def _point(self, at: tuple[int, int]) -> None:
        """What lies under the pointer has its page where else the controls stand."""
        pointed = None
        if self.widget_at(at) is None or self._pointed is not None:
            hot = hit_areas.at(hit_areas.hit_areas(self.look()), *at)
            if hot is not None and hot.spot.kind not in {TableKind.END, TableKind.BAR}:
                pointed = hot.spot
        if pointed != self._pointed:
            self._pointed = pointed
            super().layout()

    # ------------------------------------------------------------------ what one can do
    def intend(self, intent: Intent) -> bool:
        """Undo and redo go back and on, the key that ends a turn plays and stops."""
        act = {
            Intent.UNDO: self.back_one,
            Intent.REDO: self.step_on,
            Intent.END_TURN: self.player.toggle,
            Intent.RULES: lambda: self.push(library.rulebook(self.context, content=self._content)),
            Intent.INSPECT: self._show_species,
        }.get(intent)
        if act is not None:
            act()
            return True
        return super().intend(intent)

    def _show_species(self) -> None:
        """The species guide; at the card pointed at, if it is a species."""
        names, seen = self.book.cards.names, self.player.stage.view
        lying = [*seen.producers, *seen.consumers, *(c for row in seen.rows for c in row)]
        here = [names[c] for c in lying if c >= 0 and self.book.is_species(c)]
        card = (
            self._pointed.which
            if self._pointed and self._pointed.kind in detail_corner.CARDS
            else -1
        )
        at = names[card] if card >= 0 and self.book.is_species(card) else ""
        self.push(library.guide(self.context, at, here, self._content))

    def step_on(self) -> None:
        """One action on; it plays no longer."""
        self.player.playing = False
        self.player.step()

    def back_one(self) -> None:
        """One action back."""
        self.player.back()

    def round_back(self) -> None:
        """To the beginning of this round, or of the one before."""
        self.player.round_before()

    def round_on(self) -> None:
        """To the beginning of the next round."""
        self.player.next_round()

    def play_on(self) -> None:
        """Finish with a new match that begins like this one."""
        self.finish(self.match.branch(self.player.done))

    def back(self) -> None:
        """On from a policy card; else to the list."""
        if self._page is not None:
            self.player.go_on()
        else:
            self.finish(None)


def _nothing(_target: pygame.Surface) -> None:
    """This part of the table is drawn by the controls."""
