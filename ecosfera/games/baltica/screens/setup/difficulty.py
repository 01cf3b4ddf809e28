"""The part of the set-up with presets, single variations and levels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.screens.setup.controls import Hardness, SeaCard
from ecosfera.games.baltica.screens.setup.draft import STACKS
from ecosfera.games.baltica.screens.setup.players import BeachForm
from ecosfera.ui.draw.text import Align, Face
from ecosfera.ui.draw.theme import INK, SLATE
from ecosfera.ui.widgets import Chip, Label, Option, Stepper, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.content.presets import Chances, Preset


MOODS: Final = {"easy": "calm", "normal": "swell", "advanced": "storm", "baltic": "baltic"}
"""The sea that stands for each preset."""


def figure(chance: float) -> str:
    """Return a chance as a number of games out of ten."""
    n = round(10 * chance)
    return "<1/10" if n == 0 else ">9/10" if n == 10 else f"{n}/10"


class ChoicesForm(BeachForm):
    """The part of the set-up with presets, variations and level."""

    def _sea(self, column: pygame.Rect, height: int | None) -> list[Widget]:
        """Return presets and variations; with a height, spread them to fill it."""
        m, words = self.context.metrics, self.context.words
        y = column.top + (m.px(10) if height else 0)
        title = pygame.Rect(column.left, y, column.width, m.size(1.9))
        bar = pygame.Rect(0, y, min(m.px(300), round(column.width * 0.46)), title.height)
        bar.width = max(bar.width, min(m.size(15), round(column.width * 0.46)))
        bar.right = column.right
        bar.height = max(bar.height, m.target)
        bar.centery = title.centery
        title.width -= bar.width + m.px(10)
        widgets: list[Widget] = [
            self._hardness(bar),
            Label(
                "sea-title",
                title,
                words("setup.sea"),
                size=1.45,
                face=Face.TITLE,
                tone=INK,
                middle=True,
            ),
        ]
        y = title.bottom + m.px(4)
        rest = pygame.Rect(column.left, 0, column.width, 0)
        chips, high = self._variations(rest)
        about = m.size(1.5)
        presets = m.size(6.0)
        if height:
            presets = column.top + height - m.px(14) - high - about - m.px(10) - y
        gap = m.px(10)
        each = (column.width - 3 * gap) // 4
        for i, preset in enumerate(self.balance.presets):
            place = pygame.Rect(column.left + i * (each + gap), y, each, presets)
            widgets.append(self._preset(preset, place))
        y += presets + m.px(8)
        half = self.context.text.width(words("setup.single"), Face.BOLD, m.size(1.0)) + m.px(12)
        chances = self._chances()
        widgets += [
            Label(
                "single",
                pygame.Rect(column.left, y, half, about),
                words("setup.single"),
                face=Face.BOLD,
                tone=SLATE,
                middle=True,
            ),
            Label(
                "chances",
                pygame.Rect(column.left + half, y, column.width - half, about),
                words(
                    "setup.chances",
                    beginners=figure(chances.beginners),
                    skilled=figure(chances.good),
                ),
                face=Face.BOLD,
                tone=INK,
                align=Align.RIGHT,
                middle=True,
            ),
        ]
        y += about + m.px(2)
        for chip in chips:
            chip.rect.move_ip(0, y)
        return widgets + chips

    def _preset(self, preset: Preset, place: pygame.Rect) -> SeaCard:
        """Return the card of a preset, with how many of ten games are won."""
        words, plan = self.context.words, self.plan
        chances = self.balance.chances_in(preset, plan.config(str))
        chosen = plan.follows(preset)
        mood = MOODS[preset.id]
        card = SeaCard(
            f"preset-{mood}",
            place,
            words(f"setup.{mood}"),
            (
                (words("setup.beginners"), figure(chances.beginners)),
                (words("setup.skilled"), figure(chances.good)),
            ),
            mood,
            self._follower(preset),
            chosen=chosen,
            state=words("common.chosen" if chosen else "common.not-chosen"),
        )
        about = words(f"setup.{mood}-about", n=preset.element_stack)
        card.tip = words("table.join", one=about, two=self._told(chances))
        return card

    def _chances(self) -> Chances:
        """Return the chances to win the current set-up."""
        config = self.plan.config(str)
        for preset in self.balance.presets:
            if self.plan.follows(preset):
                return self.balance.chances_in(preset, config)
        return self.balance.chances(config)

    def _hardness(self, place: pygame.Rect) -> Hardness:
        """Return the bar that shows how hard the current set-up is."""
        words, config = self.context.words, self.plan.config(str)
        tip = self._told(self._chances())
        ends = (words("setup.easy"), words("setup.hard"))
        share = self.balance.difficulty(config)
        name = words("setup.hardness", n=round(10 * share), chances=tip)
        return Hardness(place, name, ends, share, tip)

    def _told(self, chances: Chances) -> str:
        """Return how many of ten games are won, as a sentence."""
        return self.context.words(
            "setup.chances-told",
            beginners=self._of_ten(chances.beginners),
            skilled=self._of_ten(chances.good),
        )

    def _of_ten(self, chance: float) -> str:
        n = round(10 * chance)
        if n in {0, 10}:
            return self.context.words("setup.chance-low" if n == 0 else "setup.chance-high")
        return self.context.words("setup.chance-about", n=n)

    def _follower(self, preset: Preset) -> Callable[[], None]:
        def follow() -> None:
            self.plan.follow(preset)
            self._changed()

        return follow

    def _variations(self, line: pygame.Rect) -> tuple[list[Widget], int]:
        """Return the stepper and the chips, wrapped into lines, and the y coordinate below them."""
        m, words, plan = self.context.metrics, self.context.words, self.plan
        high = max(m.target, m.size(2.35))
        gap = m.px(8)
        name = words("setup.stack")
        value = max(high, m.size(2))
        wide = min(
            self.context.text.width(name, Face.BOLD, m.size(1.0)) + m.px(10) + 2 * high + value,
            line.width,
        )
        widgets: list[Widget] = [
            Stepper(
                "stack",
                pygame.Rect(line.left, 0, wide, high),
                name,
                str(plan.element_stack),
                lambda way: self._stacker(plan.element_stack + way)(),
                less=plan.element_stack > STACKS[0],
                more=plan.element_stack < STACKS[-1],
                value_width=value,
            )
        ]
        x, y = line.left + wide + gap, 0
        entries = (
            ("high-pressure", "pressure", plan.high_pressure, "high_pressure"),
            ("eutrophication", "nutrients", plan.eutrophication, "eutrophication"),
            ("biodiversity-loss", "lens", plan.biodiversity_loss, "biodiversity_loss"),
            ("fair-undo", "icon_undo", plan.fair_undo, "fair_undo"),
        )
        for item_id, icon, chosen, attribute in entries:
            name = words(f"setup.{item_id}")
            wide = min(Chip.width(self.context, name), line.width)
            if x + wide > line.right and x > line.left:
                x, y = line.left, y + high + gap
            chip = Chip(
                item_id,
                pygame.Rect(x, y, wide, high),
                name,
                self._turning(attribute),
                chosen=chosen,
                icon=icon,
                tint=SLATE if icon.startswith("icon_") else None,
                group="variations",
                state=words("common.on" if chosen else "common.off"),
            )
            chip.tip = words(f"setup.{item_id}-about")
            widgets.append(chip)
            x += wide + gap
        return widgets, y + high

    def _stacker(self, stack: int) -> Callable[[], None]:
        def change() -> None:
            self.plan.element_stack = stack
            self._changed()

        return change

    def _turning(self, attribute: str) -> Callable[[], None]:
        def turn() -> None:
            setattr(self.plan, attribute, not getattr(self.plan, attribute))
            self._changed()

        return turn

    def _level(self, column: pygame.Rect, height: int | None) -> list[Widget]:
        """Return the choice of the level: with or without policy cards and house cards."""
        m, words, plan = self.context.metrics, self.context.words, self.plan
        y = column.top + (m.px(10) if height else 0)
        title = pygame.Rect(column.left, y, column.width, m.size(1.9))
        widgets: list[Widget] = [
            Label(
                "level-title",
                title,
                words("setup.level"),
                size=1.45,
                face=Face.TITLE,
                tone=INK,
                middle=True,
            )
        ]
        y = title.bottom + m.px(4)
        chip_high = max(m.target, m.size(2.35))
        gap = m.px(10)
        if height:
            each, high = column.width, 0
            high = (column.top + height - m.px(14) - chip_high - m.px(8) - y - gap) // 2
        else:
            each, high = (column.width - gap) // 2, m.size(5.0)
        for level, icon in ((1, "icon_leaf"), (2, "policy_measure")):
            chosen = plan.policies == (level == 2)
            below = height is not None
            rect = pygame.Rect(
                column.left + (0 if below else (level - 1) * (each + gap)),
                y + ((level - 1) * (high + gap) if below else 0),
                each,
                high,
            )
            widgets.append(
                Option(
                    f"level-{level}",
                    rect,
                    words(f"setup.level-{level}"),
                    self._leveller(policies=level == 2),
                    chosen=chosen,
                    about=words(f"setup.level-{level}-about"),
                    icon=icon,
                    group="level",
                    state=words("common.chosen" if chosen else "common.not-chosen"),
                    tinted=level == 1,
                )
            )
        y = widgets[-1].rect.bottom + m.px(8)
        name = words("setup.house-cards")
        wide = min(Chip.width(self.context, name), column.width)
        house = Chip(
            "house-cards",
            pygame.Rect(column.left, y, wide, chip_high),
            name,
            self._turning("house_cards"),
            chosen=plan.house_cards and plan.policies,
            icon="policy_dual",
            state=words("common.on" if plan.house_cards else "common.off"),
        )
        house.enabled = plan.policies
        house.tip = words("setup.house-cards-about")
        return [*widgets, house]

    def _leveller(self, *, policies: bool) -> Callable[[], None]:
        def change() -> None:
            self.plan.policies = policies
            self._changed()

        return change
