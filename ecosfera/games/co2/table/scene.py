"""The scene in which a match is played, with pointer, keys or gamepad."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import pygame

from ecosfera.core.players import PERSON
from ecosfera.games.co2.additions import BUY, HAND_IN, LETTERS, LINES, TURN
from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.moves.targets import Target, TargetKind
from ecosfera.games.co2.panels import bar, corner
from ecosfera.games.co2.panels.canvas import TableCanvas
from ecosfera.games.co2.rules.actions import Buy, Retire
from ecosfera.games.co2.sheets.board_pieces import StartOffer
from ecosfera.games.co2.sheets.seats_sheet import SeatsSheet
from ecosfera.games.co2.stage.frame import SUNS_FROM, TableFrame
from ecosfera.games.co2.stage.meaning import UNGUIDED
from ecosfera.games.co2.stage.zones import zones
from ecosfera.games.co2.table import controls, dragging
from ecosfera.games.co2.table.controller import TableController
from ecosfera.games.co2.table.explainer import Explainer, SheetHost
from ecosfera.games.co2.table.former_list import FormerList, LineFocus
from ecosfera.games.co2.table.frame_builder import FrameBuilder
from ecosfera.games.co2.table.places_sheet import Places
from ecosfera.games.co2.table.preparation import Preparation
from ecosfera.games.co2.table.prompter import Prompter
from ecosfera.games.co2.text.names import Names, people_of
from ecosfera.games.game_screens import TableResult
from ecosfera.tabletop import scene
from ecosfera.tabletop.bubbles import NOD
from ecosfera.tabletop.players import Players
from ecosfera.tabletop.scene import FOR_LINES, FOR_TURN
from ecosfera.ui.draw.box import Box
from ecosfera.ui.input.focus import ARROWS
from ecosfera.ui.input.intents import Intent

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from ecosfera.core.bot import Bot
    from ecosfera.core.match import Match
    from ecosfera.games.co2.moves.move_list import MoveKind
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import State
    from ecosfera.games.co2.stage.meaning import Guidance
    from ecosfera.games.co2.stage.zones import Zones
    from ecosfera.games.game_screens import Services
    from ecosfera.tabletop.bubbles import Remark
    from ecosfera.ui.accessibility.node import AccessNode
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene
    from ecosfera.ui.widgets import Widget
    from ecosfera.words import Words

LOOKED_AT: Final = frozenset({TargetKind.SQUARE, TargetKind.PLAYER})
"""What is shown large if a click on it is no move."""
WITHOUT_LINE: Final[Mapping[Intent, Action]] = {BUY: Buy(), HAND_IN: Retire()}
"""The moves whose keys say why there is no line for them."""
KEPT: Final = 0.5
"""Seconds before the list is ready in which a key may be pressed that means one move only."""
LOOKS: Final = frozenset({*ARROWS, Intent.NEXT, Intent.PREVIOUS, Intent.INSPECT})
"""The keys with which somebody looks at something."""


class TableScene(scene.TableScene[TableResult, Target, TableFrame]):
    """The table of one match.

    `characters` are the computer players by seat; `seated` is called with them when they change.
    """

    start = "turn"
    controller: TableController
    canvas: TableCanvas

    def __init__(
        self,
        context: UiContext,
        services: Services,
        match: Match[State, Any, Any],
        characters: tuple[str, ...] = (),
        make_bot: Callable[[str, str], Bot[State, Action]] | None = None,
        guidance: Guidance = UNGUIDED,
        seated: Callable[[tuple[str, ...]], None] = lambda _characters: None,
    ) -> None:
        config = match.state.view.config
        self.match = match
        self.services = services
        self._seats_changed = seated
        self._characters = (*characters, *[PERSON] * config.players)[: config.players]
        self._people = people_of(config, context.words, self._characters)
        self._zones = zones(context.metrics, config.players)
        controller = TableController(
            match,
            self._names(context.words),
            self._zones,
            Players(self._characters, config.seed, match.game.to_decide, make_bot),
            lambda sentence: context.say(sentence) if sentence else None,
            context.brisk,
        )
        super().__init__(context, controller, TableCanvas(context, self._zones, config.players))
        self._looks = self._depends()
        """For which everything was made."""
        self.builder = FrameBuilder(context, self._zones)
        self._lasting = controls.LastingTargets()
        controller.guidance = guidance
        controller.stage.on_sound = context.sound
        host = SheetHost(
            context, self._lay_over, self.refresh, lambda: self.widgets, lambda: self.frame.front
        )
        self._prompter = Prompter(host, controller)
        controller.trade = self._prompter.offer
        self.places = Places(host, controller, services.open_guide)
        self._explainer = Explainer(
            host,
            controller,
            lambda: self.widgets,
            lambda: self.frame,
            self.open_menu,
            self._take,
        )
        self.remark: Remark | None = None
        """The bubble without answers that is shown."""
        self._nod = 0.0
        """Seconds for which it still nods, as it waits for something else."""
        self.preparation = Preparation(self)
        self.frame = self.builder.for_play(controller, self._people, 0)
        self._seen: tuple[int, int] | None = None
        """The number of the turn that was played last, and how much was done in one's own."""
        self._kind: MoveKind | None = None
        """The kind of the line that was chosen last, without the large button since."""
        self._kept: tuple[Intent, float] | None = None
        """A key that was pressed too early, and for how many seconds it waits for the list."""
        self._on_line = LineFocus()
        self._former = FormerList()
        self._at_rest = False
        """Whether neither pointer nor focus was moved since that turn, or a move, began."""
        self._earlier: TableFrame | None = None
        """The frame to draw once more, as laying out the newer one took the time of drawing it."""

    def _names(self, words: Words) -> Names:
        catalogue = self.match.state.view.catalogue
        return Names(words, catalogue, [person.name for person in self._people])

    def welcome_newcomer(self, taught: Callable[[], int] | None = None) -> None:
        """Leave out in the first rounds what is not needed yet.

        In a guided lap, `taught` returns the round that it has taught as much as.
        """
        self.builder.newcomer, self.builder.taught = True, taught
        self.controller.log.suns_from, self.controller.log.taught = SUNS_FROM, taught

    # -- life ----

    @property
    def headline(self) -> str:
        """Return who answers an offer, or else whose turn it is."""
        return bar.headline(self.frame)

    @property
    def drawn(self) -> TableFrame:
        """Return the frame to draw now, which is one late where something moves over it."""
        return self.frame if self._earlier is None else self._earlier

    def _depends(self) -> tuple[Hashable, ...]:
        """Return the sizes, words and settings on which every part of the picture depends."""
        settings = self.context.settings
        return self.context.metrics, self.context.words, settings.bold, settings.contrast

    def layout(self) -> None:
        """Adapt to a new window, language or settings, or to a new position."""
        looks = self._depends()
        if looks != self._looks:
            self._looks = looks
            self._adapt(zones(self.context.metrics, len(self._characters)))
        self._on_line.remember(self._focus, self.start)
        super().layout()

    def lead_focus(self) -> None:
        """Focus what a new bubble points at, or the large button when somebody's turn begins.

        From a line of the list, the focus goes with its move.
        """
        aim = self._explainer.take_aim(self._focus.id or "")
        if aim:
            self._on_line.forget()
        else:
            aim = self._on_line.follow(self.start, choosing=self.controller.choosing)
        if aim:
            self._at_rest = False
            self._focus.to(aim, tell=False)

    def _adapt(self, fresh: Zones) -> None:
        """Make everything anew that depends on sizes and words."""
        self._zones = fresh
        known = self.builder
        self.builder = FrameBuilder(
            self.context, fresh, newcomer=known.newcomer, taught=known.taught
        )
        self.canvas.release()
        self.canvas = TableCanvas(self.context, fresh, len(self._characters))
        self._people = people_of(self.match.state.view.config, self.context.words, self._characters)
        self.controller.translate(self._names(self.context.words))
        self.controller.stage.resized(fresh)
        self.preparation.forget()

    def build(self) -> list[Widget]:
        """Build the controls."""
        self.controller.speed = self.context.settings.pace
        self.frame = self.builder.for_play(self.controller, self._people, self.first)
        moves, done = self.controller.moves[self.first :], len(self.match.actions)
        listing = self.frame.listing
        self._former.follow(self.frame.view.turn.number, done, listing, moves)
        self._on_line.see(listing, moves)
        buttons, left = controls.bar(self.context, self.frame, self.press_bar)
        self.canvas.free = Box(0, 0, left, self._zones.bar.h)
        turn: list[Widget] = []
        if self.frame.turn is not None:
            turn = [bar.LargeButton(self.frame, self.frame.turn, self._click_turn)]
        found = [*turn, *controls.target_widgets(self.frame, self.use, self._lasting), *buttons]
        self.remark = self._explainer.remark(found, self.first)
        return found

    def accessible(self) -> AccessNode:
        """Return the controls, after what a bubble without answers explains."""
        tree = super().accessible()
        if self.remark is None:
            return tree
        return tree._replace(children=(self.remark.accessible(), *tree.children))

    def show_event(self) -> None:
        """Make the frame anew after an event, while more are being shown."""
        before = self.frame
        frame = self.builder.for_play(self.controller, self._people, self.first)
        self.frame = replace(frame, pointed=before.pointed, ahead=before.ahead)

    def show_motion(self) -> None:
        """Put what moves now into the frame."""
        self.frame = self.builder.with_motion(self.frame, self.controller)

    def interrupt(self) -> bool:
        """Let the moment end that owns the screen, unless it has only just appeared."""
        return self.controller.stage.just_begun or super().interrupt()

    # -- pieces and lines ----

    def use(self, target: Target) -> None:
        """Take a click or Enter on a piece of the table."""
        if not self.controller.stage.idle:
            self.controller.skip()
        elif target.kind is TargetKind.LINE:
            if not self._warns_of_line(target.which):
                self._use_line(target.which)
        elif (
            not self.controller.touch(target)
            and target.kind in LOOKED_AT
            and not self.frame.choosing
        ):
            self.inspect(target)
        self.refresh()

    def _take(self, given: Intent | pygame.Event) -> None:
        """Take a key, or a click, that was meant for the table under a bubble."""
        if not isinstance(given, Intent):
            self.handle(given)
        elif given in LINES:
            self.choose_by(given)
        else:
            self.intend(given)

    def choose_by(self, intent: Intent) -> None:
        """Choose the line of a key, or say why there is none.

        While something of one's own flies, it arrives at once, and the key means a move of the
        same kind as the last one.
        """
        flies = not self.controller.stage.idle and not self.controller.waiting
        if intent in LETTERS and not self.controller.ready:
            self._kept = intent, KEPT
            return
        if flies:
            self.controller.skip()
            self.refresh()
        line = None if self.frame.listing is None else self.frame.listing.line_of(intent)
        if flies and line is not None:
            place = self.first + line
            if place >= len(self.controller.moves) or (
                self.controller.moves[place].kind is not self._kind
            ):
                return
        if line is None:
            action = WITHOUT_LINE.get(intent)
            if action is not None and self.controller.ready:
                self.controller.refuse(action)
        else:
            done = len(self.match.actions)
            self._use_line(line)
            if len(self.match.actions) > done and intent.number is not None:
                # a number may stand for another move of its territory now
                self.grace.restart()
        self.refresh()

    def _use_kept(self, dt: float) -> None:
        """Do what a key meant that was pressed before the list was ready, if it is still clear.

        That of the large button only rolls the dice: whatever ends a turn has to be seen before.
        """
        if self._kept is None:
            return
        intent, left = self._kept
        if not self.on_top or left <= 0:
            self._kept = None
        elif not self.controller.ready:
            self._kept = intent, left - dt
        elif not self.grace.holds(FOR_TURN if intent == TURN else FOR_LINES):
            self._kept = None
            listing = self.frame.listing
            if intent == TURN:
                if self.controller.only_rolls:
                    self._press_turn()
            elif listing is not None and listing.line_of(intent) is not None:
                self.choose_by(intent)

    def _warns_of_line(self, line: int) -> bool:
        """Say what a line is now, if one of another kind stood there just before."""
        listing = self.frame.listing
        restricts = self.controller.guidance.restricts
        if restricts or listing is None or line >= len(listing.boxes):
            return False
        box, at = listing.boxes[line], self._pointer
        point = at if box.holds(*at) else (round(box.cx), round(box.cy))
        if not self._former.misleads_at(point, line):
            return False
        self._former.forget()
        self.controller.warn(
            self.context.words("carbon.line-again", move=listing.shown[line].title)
        )
        return True

    def _use_line(self, place: int) -> None:
        listing, number = self.frame.listing, self.first + place
        if listing is not None and place >= len(listing.lines):
            rest = number < len(self.controller.moves)
            self.first = number if rest else 0
            return
        self._choose_line(number)

    def _choose_line(self, number: int) -> None:
        self.context.sound("bubble")
        self.first = 0
        moves = self.controller.moves
        self._kind = moves[number].kind if number < len(moves) else None
        self.controller.choose(number)

    def drops(self, target: Target) -> Mapping[Target, Any]:
        """Return where a piece can be dragged: onto a square, or onto a player for an offer."""
        controller = self.controller
        if controller.guidance.restricts:
            return super().drops(target)
        offers = dragging.offers(controller.view, controller.choices, target)
        return {**offers, **super().drops(target)}

    def drop(self, action: Any) -> None:
        """Perform the action of what was dropped, or begin an offer with it."""
        if isinstance(action, StartOffer):
            self._prompter.offer(action.template, action.item)
        else:
            super().drop(action)

    def inspect(self, target: Target | None) -> None:
        """Show a territory or a player large."""
        self.places.look(target)

    def hides(self, target: Target) -> bool:
        """Return whether a description of a target is in the way of what happens, or is explained.

        What pointer and focus rest on since a move or another turn, nobody wants to look at.
        """
        return self._at_rest or self._explainer.hides(target)

    def reachable(self) -> list[Widget]:
        """Return the controls that the keys can reach.

        The focus stays on the large button while that is locked in a turn of somebody else.
        """
        stays = self._focus.id == self.start and self.controller.waiting
        kept = self.start if stays else None
        return [w for w in self.widgets if w.focusable and (w.enabled or w.id == kept)]

    def _down(self, point: tuple[int, int]) -> bool:
        if self.widget_at(point) is None and self._on_just_now(point):
            self.press_bar("log")
            return True
        return super()._down(point)

    def _on_just_now(self, point: tuple[int, int]) -> bool:
        """Return whether a point lies on what happened last, beside the list of moves."""
        if self.frame.listing is None or self.frame.guided:
            return False
        parts = corner.written(self.frame)
        return parts is not None and bool(rect(parts.log).collidepoint(point))

    def handle(self, event: pygame.Event) -> bool:
        """Take pointer events."""
        if event.type in {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN}:
            self._at_rest = False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._kept = None
        return super().handle(event)

    def aimed(self, target: Target | None) -> None:
        """Show what is pointed at, and to which balance it leads."""
        meant = target
        if target is not None and target.kind is TargetKind.LINE:
            meant = Target(TargetKind.LINE, self.first + target.which)
        self.frame = self.builder.with_pointer(self.frame, self.controller, target, meant)

    # -- the large button and the bar ----

    def _click_turn(self) -> None:
        """Press the large button, unless the click may be meant for what it was before."""
        if not self.grace.holds(FOR_LINES):
            self._press_turn()

    def _press_turn(self) -> None:
        """Press the large button; what ends the turn too early has to be pressed once more."""
        self._kind = None
        if self.controller.ready and self.controller.remind():
            self.refresh()
            return
        if self.controller.over:
            self.finish(TableResult.ENDED)
            return
        if self._prompter.answer():
            return
        if not self.controller.press() and self.remark is not None:
            self._nod = NOD if self._calm() else 0.0
        self.refresh()

    def press_bar(self, name: str) -> None:
        """Press a button of the bar."""
        if name == "rules":
            self.services.open_rulebook(self.controller.topic)
        elif name == "log":
            self._prompter.log()
        elif name == "seats":
            self._ask_seats()
        else:
            super().press_bar(name)
            return
        self.refresh()

    def _ask_seats(self) -> None:
        """Ask who plays the seats from now on."""
        controller = self.controller
        view, characters = controller.view, controller.players.characters
        sheet = SeatsSheet(self.context, controller.names, characters, view.playing, view.to_decide)
        self.push(sheet, self._seated)

    def _seated(self, characters: tuple[str, ...] | None) -> None:
        if characters is not None and characters != self._characters:
            self._characters = characters
            self._seats_changed(characters)
            self._people = people_of(
                self.match.state.view.config, self.context.words, self._characters
            )
            self.controller.translate(self._names(self.context.words))
            self.controller.seat(characters)
            self.preparation.forget()
        self.refresh()

    def open_menu(self) -> None:
        """Open the pause menu."""
        leave = self._leave_guidance if self.controller.guidance.restricts else None
        code = self.match.game.code(self.match.state.view.config)
        self.services.open_pause(code, self.finish, leave)

    def _leave_guidance(self) -> None:
        self.controller.leave_guidance()
        self.refresh()

    def intend(self, intent: Intent) -> bool:
        """Handle an intent; return whether it meant anything."""
        if self.controller.stage.show is not None:
            return super().intend(intent)
        self._kept = None
        if intent in LOOKS:
            self._at_rest = False
        on_turn = self.focused is not None and self.focused.group == "turn"
        # `==`: the program's own intent may be another object
        if intent == TURN or (intent is Intent.ACCEPT and on_turn):
            early = self.grace.holds(FOR_TURN)
            waits = self.controller.waiting and self.controller.stage.idle
            if intent == TURN and (early or (waits and not self.controller.waits)):
                self._kept = intent, KEPT
            if not early:
                self._press_turn()
            return True
        if intent in LINES:
            if not self.grace.holds(FOR_LINES):
                self.choose_by(intent)
            elif intent in LETTERS:
                self._kept = intent, KEPT
            return True
        name = next((name for name, _, wanted in controls.BAR if intent is wanted), None)
        if name is None:
            return super().intend(intent)
        if name not in self.frame.disabled:
            self.press_bar(name)
        elif name == "undo" and self.controller.only_fairness_forbids_undo:
            self.controller.refuse_undo()
            self.refresh()
        return True

    # -- time ----

    @property
    def moving(self) -> bool:
        """Return whether something moves, or a computer player thinks."""
        return self._nod > 0 or self._kept is not None or super().moving

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        before, was_late = self.frame, self._earlier is not None
        turn = self.match.state.view.turn
        own = not self.controller.players.plays(turn.player)
        seen = turn.number, len(self.match.actions) if own else 0
        if seen != self._seen:
            # What comes to lie under the pointer is less than what has just happened.
            self._at_rest = self._seen is not None
            self._seen = seen
            self.aim()
        super().update(dt)
        self._use_kept(dt)
        self._former.advance(dt)
        if self._nod > 0:
            self._nod, self.dirty = max(0.0, self._nod - dt), True
        # under a bubble nothing would draw the newer frame, with the list that it names
        free = self.on_top and not self.covered
        late = self._earlier is None and before.effects and free
        self._earlier = before if late and not self.frame.stands_like(before) else None
        if was_late:
            # the newer frame is still to be drawn, even if nothing moves any more
            self.dirty = True

    def set_up(self) -> None:
        """Leave for the set-up, which the guidance wants."""
        self.finish(TableResult.SETUP)

    def open_prompts(self) -> None:
        """Hand over first, then open a bubble, or what has to be read or answered now."""
        if self.controller.stage.effects:
            # below another scene, what moves would stand still
            return
        if not self._prompter.hand_over() and not self._explainer.follow():
            self._prompter.follow()

    def _lay_over(self, scene: Scene[Any], then: Callable[[Any], None]) -> None:
        """Put a scene above the table, on which nothing moves below it."""
        self.controller.stage.arrive()
        self.refresh()
        self.push(scene, then)

    def prepare(self, dt: float) -> None:
        """Rehearse the next moves."""
        stage = self.controller.stage
        self.preparation.advance(dt, moving=stage.moving or not stage.idle)

    # -- drawing ----

    def overlay(self, target: pygame.Surface) -> None:
        """Draw the bubble without answers."""
        if self.remark is not None and self.on_top:
            self.remark.show(target, 1 - self._nod / NOD)
        drag = self.dragging
        if drag is not None:
            goals = [w for w in self.widgets if w.focusable and self.target_of(w) in drag.drops]
            sign = dragging.sign_of(self.frame.view, drag.target, self.frame.front)
            dragging.draw(target, self.context, drag, sign, goals)

    @property
    def covered(self) -> bool:
        """Return whether anything lies over the table but its controls and what moves."""
        return self.remark is not None or self.dragging is not None or super().covered
