"""The table as a scene to look at: laid out for the window, kept up to date, drawn."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from ecosfera.core.player_kinds import PERSON
from ecosfera.games.baltica.cards.brush import Brush, rect
from ecosfera.games.baltica.cards.card_faces import Faces
from ecosfera.games.baltica.moves.targets import END, NO, Target, TargetKind
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.screens.table import hit_areas, preload
from ecosfera.games.baltica.screens.table.advice.teammates import Teammates
from ecosfera.games.baltica.screens.table.controller import TableController
from ecosfera.games.baltica.screens.table.frame import NOTHING, Person, TableFrame
from ecosfera.games.baltica.screens.table.geometry.zones import Box, zones
from ecosfera.games.baltica.screens.table.layers import Extras, TableCanvas
from ecosfera.games.baltica.screens.table.panels import (
    detail_corner,
    market,
    own_row,
    sea_state,
    sheets,
    status_bar,
)
from ecosfera.games.baltica.screens.table.panels.buttons import TableButtons
from ecosfera.games.baltica.screens.table.prompts.prompt_view import PromptView, banner
from ecosfera.games.baltica.text.card_names import CardNames, Known
from ecosfera.games.baltica.text.move_preview import restoring_signs
from ecosfera.games.baltica.text.phrases import Phrases
from ecosfera.games.game_screens import TableResult
from ecosfera.ui.input.focus import Focus, Focusable
from ecosfera.ui.input.keys import Intent
from ecosfera.ui.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pygame

    from ecosfera.core.saves.problems import SaveFault
    from ecosfera.games.baltica.match import Match
    from ecosfera.games.baltica.moves.move_selection import MoveSelection
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.screens.table.cues import Cue
    from ecosfera.games.baltica.screens.table.drag import Drag
    from ecosfera.games.baltica.screens.table.hit_areas import HitArea
    from ecosfera.games.baltica.screens.table.panels.sheets import TableSheet
    from ecosfera.games.baltica.screens.table.prompts.prompt import Prompt
    from ecosfera.ui.context import UiContext

QUIET = 0.6
"""Seconds of rest after which pictures that are needed later are loaded, one by one."""
ANIMALS = ("ringed_seal", "pike", "eider", "otter")
"""Portraits of rows whose players chose none."""


class Watching(Scene[TableResult]):
    """Shows one match.

    `portraits` are the faces of its rows, `computers` the characters of those the computer plays.
    """

    def __init__(
        self,
        context: UiContext,
        match: Match,
        portraits: tuple[str, ...] = (),
        save: Callable[[str], SaveFault | None] | None = None,
        computers: tuple[str, ...] = (),
        seated: Callable[[tuple[str, ...]], None] = lambda _computers: None,
    ) -> None:
        super().__init__(context)
        self.match = match
        config = match.state.config
        players = (*computers, *[PERSON] * config.players)[: config.players]
        self._mates = Teammates(players, config.seed)
        self._seated = seated
        """Told who plays the rows whenever that changes."""
        self._save = save
        """Keeps the game as it is under a name; without it the pause menu has no button."""
        self._content = Known.read(match.state.catalogue)
        self._animals = (*portraits, *ANIMALS[len(portraits) :])
        self._focus = Focus(self._focused, by_group=True)
        self._hovered: Target | None = None
        self._held: Target | None = None
        self._drag: Drag | None = None
        self._doing: MoveSelection | None = None
        """What could be done when everything was put together last."""
        self._first = 0
        """The line the list begins with."""
        self._pool_first = 0
        self._advice: Action | None = None
        """What the hint says."""
        self._sheet: TableSheet | None = None
        self._sheet_card: int | None = None
        self._sheet_back = 0
        """How far the sheet of what has happened is scrolled back from its end, in pixels."""
        self._overlay: PromptView | None = None
        self._rest = 0.0
        """Seconds in which nothing has moved."""
        self._refreshed: object = None
        """What the still picture showed when it was last put together."""
        self._measure()
        self.play = TableController(
            match,
            self._teller(),
            self.zones,
            self._say,
            pace=context.brisk,
            warnings=context.settings.warnings,
            mates=self._mates,
        )
        self.play.stage.hearing.heard = self._hear

    def _hear(self, cue: Cue) -> None:
        self.context.sound(cue)

    def _say(self, text: str) -> None:
        self.context.say(text)

    # -- life ----

    def enter(self) -> None:
        """The players sit down."""
        self.play.start()

    def layout(self) -> None:
        """Everything for a new size, language or setting."""
        context = self.context
        self._measure()
        play = self.play
        play.warnings = context.settings.warnings
        play.translated(self._teller())
        play.resized(self.zones)
        play.stage.pace = context.brisk
        seen = play.stage.view
        self.canvas.sea.show(tuple(seen.habitats), seen.impacts, at_once=True)
        self._overlay = None
        self._refresh()

    def _measure(self) -> None:
        """Sizes, names and drawings for the window as it is."""
        context = self.context
        width, height = context.metrics.width, context.metrics.height
        config = self.match.state.config
        level = 2 if config.policies else 1
        self.zones = zones(width, height, context.metrics.scale, config.players, level)
        self.book = CardNames(self._content, context.words)
        self.people = self._people()
        self.brush = Brush(context, self.zones)
        self.faces = Faces(self.brush, self.book)
        self.canvas = TableCanvas(context, self.zones)
        self._warming: Iterator[None] = preload.cards(context, self.book, self.zones)

    def _teller(self) -> Phrases:
        return Phrases(self.book, self.people)

    def _people(self) -> tuple[Person, ...]:
        config = self.match.state.config
        names = config.names or [
            self.context.words("table.row-number", n=i + 1) for i in range(config.players)
        ]
        return tuple(
            Person(name, animal, self._mates.characters[player])
            for player, (name, animal) in enumerate(zip(names, self._animals, strict=False))
        )

    def leave(self) -> None:
        """The players stand up: the large surfaces go at once, not when somebody tidies up."""
        self.canvas.release()
        self.faces.clear()

    def pause(self) -> None:
        """Another scene lies over it: the button that opened it is pointed at no more."""
        if self._hovered in self.buttons.by_spot:
            self._hovered = None
            self._point()

    def resume(self) -> None:
        """Back from a scene that lay over it; whatever was held has been let go meanwhile."""
        self._drag = self._held = None
        self._refresh()

    @property
    def moving(self) -> bool:
        """Whether something is on its way, or not drawn to the end."""
        return self.play.stage.moving or self.canvas.sea.changing or self.canvas.unfinished

    @property
    def ambient(self) -> bool:
        """Whether motes drift in the water."""
        return self.context.moving

    @property
    def focus(self) -> Focus:
        """What the keys can reach."""
        return self._focus

    # -- time ----

    def update(self, dt: float) -> None:
        """Lets time pass."""
        self.faces.begin_frame()
        play = self.play
        was_moving = self.moving
        play.advance(dt)
        seen = play.stage.view
        self.canvas.sea.show(tuple(seen.habitats), seen.impacts, at_once=play.stage.pace == 0)
        self.canvas.sea.advance(dt)
        if self.ambient and self.canvas.drift(dt):
            self.dirty = True
        if was_moving or self.moving:
            self.dirty = True
        if self._state() != self._refreshed:
            self._refresh()
        self._rest = 0.0 if self.moving else self._rest + dt
        self._warm()
        if play.over:
            self.finish(TableResult.ENDED)

    def _warm(self) -> None:
        """Makes ready what will be needed: a piece in each frame that has time for it."""
        if self.play.stage.pending_events():
            next(self._coming, None)
        elif self._rest > QUIET and not self.canvas.sea.prefetch():
            next(chain(self._next_turn, self._warming), None)

    def _state(self) -> object:
        """What the still picture depends on, besides the pointer."""
        play, stage = self.play, self.play.stage
        return (
            id(play.doing),
            play.doing.chosen if play.doing else None,
            id(play.asking),
            stage.happened,
            frozenset(stage.motions),
            len(stage.effects),
            stage.stop is None,
        )

    # -- what is seen ----

    def _refresh(self) -> None:
        """What is seen has changed: looks, regions, buttons, what lies over it."""
        self.dirty = True
        self._refreshed = self._state()
        play = self.play
        if play.doing is not self._doing:
            self._went_on()
        self.look = self._seen()
        self._coming = preload.upcoming(self.look, play.stage.pending_events())
        self._next_turn = preload.faces(self.look)
        asked = play.asking
        if asked is None:
            self._overlay = None
        elif self._overlay is None or self._overlay.asked is not asked:
            self._sheet = None
            keys = self.context.keys
            caps = (keys.label(Intent.ACCEPT), keys.label(Intent.BACK))
            self._overlay = PromptView(self.look, asked, caps)
        self.buttons = TableButtons(self.look, play)
        self._hots = self._regions()
        self._update_focus(asked)
        self._point()

    def _went_on(self) -> None:
        """The game went on: what the pointer held or was on may lie elsewhere now.

        It counts again as soon as it moves; until then the list says what can be done.
        """
        self._doing = self.play.doing
        self._first = 0
        self._drag = self._held = None
        if self._hovered is not None and self._hovered not in self.buttons.by_spot:
            self._hovered = None

    def _seen(self) -> TableFrame:
        play, stage = self.play, self.play.stage
        doing = play.doing
        look = TableFrame(
            self.brush,
            self.faces,
            self.book,
            self.zones,
            self.people,
            stage.view,
            stage.poses,
            targets=play.targets(),
            choosing=doing is not None and doing.choosing,
            chosen=doing.chosen if doing is not None else (),
            flying=frozenset(stage.motions),
            hinted=play.hinted(self._advice),
            effects=tuple(stage.effects),
            now=stage.now,
            pool_first=self._pool_first,
            bar=status_bar.BUTTONS,
        )
        if play.ready and doing is not None and not doing.choosing:
            look.signs = {card: HABITATS[h] for card, h in restoring_signs(doing).items()}
        return look

    def _regions(self) -> list[HitArea]:
        """Everything that can be pointed at; the end button may stand for another choice."""
        found = hit_areas.hit_areas(self.look)
        if self.buttons.end_spot == NO:
            button = self.buttons.by_spot[NO]
            r = button.rect
            box = Box(r.x, r.y, r.width, r.height)
            found = [hot for hot in found if hot.spot != END]
            found.append(
                hit_areas.HitArea(NO, box, "end", button.name, button.radius(self.context))
            )
        return found

    def _point(self) -> None:
        """What the pointer or the keys are on: its page, its preview."""
        pointed = self._pointed()
        self.look.pointed = pointed
        self.look.preview = self.play.preview(pointed) if pointed is not None else NOTHING
        self._shown = detail_corner.listing(self.look, self.play, self._first, self._hovered)
        self.dirty = True

    def _pointed(self) -> Target | None:
        if self._overlay is not None:
            return None
        if self._focus.visible:
            return self._spot_of(self._focus.id)
        if self._hovered is None and self.look.hinted:
            return min(self.look.hinted)
        return self._hovered

    def _spot_of(self, item_id: str | None) -> Target | None:
        """The spot with an id."""
        return next((hot.spot for hot in self._hots if hot.spot.id == item_id), None)

    # -- drawing ----

    def draw(self, target: pygame.Surface) -> None:
        """Draws the whole picture."""
        play, stage, look = self.play, self.play.stage, self.look
        look.now = stage.now
        look.effects = tuple(stage.effects)
        look.flying = frozenset(stage.motions)
        self.canvas.draw(target, look, stage, self._extras())
        if self._drag is not None and self._drag.moving:
            self._drag.draw(target, self.look)
        banner(target, look)
        if self._sheet is not None:
            sheets.draw(target, look, play, self._sheet, self._sheet_card, self._sheet_back)
        if self._overlay is not None:
            self._overlay.draw(target, look)
        self._draw_focus(target)
        self.buttons.draw_tip(target, look)

    def _extras(self) -> Extras:
        """The corner, the bar and the end of the turn."""
        play, look, buttons = self.play, self.look, self.buttons
        sentence = play.sentence()
        seen = look.seen
        over = detail_corner.Over() if self._overlay is None else self._overlay.over
        corner_key = (
            over,
            look.pointed,
            look.preview,
            look.wonders,
            look.thought,
            self._shown,
            len(play.log),
            seen.number,
            look.pointed is not None and play.stage.happened,
        )
        near = self._hovered if self._hovered in buttons.by_spot else None
        held = self._held if self._held in buttons.by_spot else None
        state = (near, held, look.hinted, buttons.looks)
        return Extras(
            corner=lambda target: detail_corner.draw(target, look, play, self._shown, over),
            corner_key=corner_key,
            bar=lambda target: self._draw_bar(target, sentence),
            bar_key=(sentence, look.front, look.people, seen.number, state),
            end=lambda target: buttons.draw_end(target, look, self._hovered, self._held),
            end_key=(buttons.note, state),
            last=sea_state.latest(look, play.log),
        )

    def _draw_bar(self, target: pygame.Surface, sentence: str) -> None:
        status_bar.draw(target, self.look, sentence)
        self.buttons.draw_bar(target, self.look, self._hovered, self._held)

    def _draw_focus(self, target: pygame.Surface) -> None:
        item = self._focus.current
        if item is not None and self._focus.visible and self._sheet is None:
            r, spot = item.rect, self._spot_of(item.id)
            box = Box(r.x, r.y, r.width, r.height)
            if spot is not None and spot.kind is TargetKind.ROW and spot.which in self.look.poses:
                box = own_row.shown(self.look, spot.which)
            self.brush.focus(target, box, item.radius)
            if spot is not None:
                self._draw_badge(target, spot)

    def _draw_badge(self, target: pygame.Surface, spot: Target) -> None:
        """The tab of what the keys are on lies over their ring."""
        look = self.look
        if spot.kind in {TargetKind.MARKET, TargetKind.STACK}:
            box = next(hot.box for hot in self._hots if hot.spot == spot)
            market.draw_badge(target, look, spot, box)
        elif spot == Target(TargetKind.OTHER, look.front) or spot.kind is TargetKind.ROW:
            own_row.draw_badge(target, look, spot)

    # -- focus ----

    def _update_focus(self, asked: Prompt | None) -> None:
        """What the keys can reach: the answers, the targets, or everything."""
        if asked is not None and self._overlay is not None:
            items = [
                Focusable(b.id, b.rect, b.name, "answers", b.radius(self.context))
                for b in self._overlay.buttons
            ]
            before = self._focus.id
            self._focus.set(items)
            if before not in {i.id for i in items}:
                self._focus.to(items[0].id, tell=False)
            return
        self._focus.set(
            [
                Focusable(h.spot.id, rect(h.box), h.name, h.group, round(h.radius))
                for h in self._reachable()
            ]
        )

    def _reachable(self) -> list[HitArea]:
        """While something is chosen only its targets; else everything."""
        play = self.play
        if play.doing is None or not play.doing.choosing:
            return self._hots
        targets = [
            hot
            for hot in self._hots
            if hot.spot.kind is not TargetKind.OTHER_CARD and play.goal(hot.spot) is not None
        ]
        return targets or self._hots

    def _focused(self, item: Focusable) -> None:
        """The keys went somewhere: its name is spoken, and what a click there would do."""
        self._advice = None
        spot = self._spot_of(item.id)
        self.context.say(item.name)
        if spot is not None:
            sentence = self.play.preview(spot).sentence
            if sentence:
                self.context.say(sentence)
