"""The difficulty of the game: presets, single variations, and policy cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.core.players import PERSON
from ecosfera.games.baltica.content.journey import load_journey, sea_of
from ecosfera.games.baltica.content.presets import (
    BAY,
    FITTING,
    MEASURED_TEAMMATE,
    SOUND,
    load_balance,
)
from ecosfera.games.baltica.journey.scene import painting_of, place_name
from ecosfera.games.baltica.journey.signs import MOST_WAVES, hardness_text
from ecosfera.games.baltica.records import MOODS
from ecosfera.games.baltica.setup.controls import (
    SEAS,
    DifficultyBar,
    MoreSeas,
    SeaCard,
    gentler_text,
    harder_text,
)
from ecosfera.games.baltica.setup.draft import STACKS, VARIATIONS, SetupDraft
from ecosfera.ui.draw.layout import Space, anchored, columns, edges, flow, grid
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import INK, SLATE
from ecosfera.ui.widgets import Button, ButtonKind, Chip, Label, Option, Stepper

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.core.game import FinishedGame
    from ecosfera.games.baltica.content.journey import JourneySea
    from ecosfera.games.baltica.content.presets import Chances, Preset
    from ecosfera.games.baltica.journey.signs import Painting
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.widgets import Widget

_VARIATIONS: Final = (
    ("high-pressure", "pressure", "high_pressure"),
    ("eutrophication", "nutrients", "eutrophication"),
    ("biodiversity-loss", "lens", "biodiversity_loss"),
    ("homecoming", "icon_fish", "homecoming"),
    ("fair-undo", "icon_undo", "fair_undo"),
)
"""Id, icon and attribute of the draft of each single variation."""
NOW_AND_THEN: Final = 3
"""Number of games out of ten that beginners win at least on the seas that are offered first."""
TITLE: Final = 1.45
"""Size of the headings, in bodies."""
FEW_SEAS: Final = 3
"""Number of seas up to which those that beginners hardly ever win stay behind a button."""


class DifficultyPanel:
    """Creates the controls for the difficulty and changes the draft accordingly.

    `changed` is called after each change.
    """

    def __init__(self, context: UiContext, draft: SetupDraft, changed: Callable[[], None]) -> None:
        self.context = context
        self.draft = draft
        self.balance = load_balance()
        """How often games are won, for each preset and variation."""
        self._changed = changed
        self.left_journey = ""
        """The sea of the journey to which one click leads back; empty if none was left."""
        self._left_sea = ""
        """The fitting sea that a variation was chosen on."""
        self.harder = False
        """Whether the seas that beginners hardly ever win are shown."""
        self.each = False
        """Whether each variation is shown."""
        self._led = False
        """Whether the end of a match has led to a sea, so that none is proposed here."""

    def fit(self) -> None:
        """Let the sea follow whoever plays now, if it depends on them."""
        wanted, self.draft.wanted = self.draft.wanted, ""
        self._led = self._led or bool(wanted)
        for preset in [sea for sea in self._seas if sea.id == wanted]:
            self.draft.follow(preset)
        if self.draft.stage:
            self.left_journey = self.draft.stage
            seas = {sea.id: sea for sea in load_journey()}
            self.draft.sail(seas.get(self.draft.stage), self.balance)
            return
        for preset in self._fitting:
            if preset.id == self.draft.sea:
                self.draft.follow(preset)
        self.draft.propose_deal()

    @property
    def _fitting(self) -> tuple[Preset, ...]:
        """Return the seas that fit whoever plays; none with computer players only."""
        return self.balance.fitting.get(self.draft.company, ())

    # ------------------------------------------------------------------ in words
    @property
    def _followed(self) -> Preset | None:
        """Return the ready-made sea that is chosen, if any."""
        seas = (*self._fitting, *self.balance.presets)
        return next((preset for preset in seas if self.draft.follows(preset)), None)

    @property
    def sea_name(self) -> str:
        """Return the name of the chosen sea."""
        words, stage = self.context.words, self.draft.stage
        if stage:
            numbers = {sea.id: n for n, sea in enumerate(load_journey(), 1)}
            return f"{numbers[stage]} · {place_name(words, stage)}"
        sea = self._followed
        return words("setup.own" if sea is None else f"setup.{MOODS[sea.id]}")

    @property
    def painting(self) -> Painting:
        """Return the painting of the chosen sea."""
        if self.draft.stage:
            return self._journey_painting(self.draft.stage)
        sea = self._followed
        return SEAS["own" if sea is None else MOODS[sea.id]]

    @staticmethod
    def _journey_painting(stage: str) -> Painting:
        return painting_of(next(sea for sea in load_journey() if sea.id == stage))

    @property
    def waves(self) -> int:
        """Return how hard the chosen sea is, from 1; 0 if it is no ready-made one."""
        if self.draft.stage:
            return next(sea.waves for sea in load_journey() if sea.id == self.draft.stage)
        sea = self._followed
        return 0 if sea is None else self._step(sea)

    def _step(self, preset: Preset) -> int:
        """Return the place of a ready-made sea among all, from the easiest, which is 1."""
        return min(MOST_WAVES, self._seas.index(preset) + 1)

    @property
    def _seas(self) -> tuple[Preset, ...]:
        """Return the ready-made seas from the easiest to the hardest."""
        return self.balance.seas(self.draft.config(str), self.draft.company)

    @property
    def expected(self) -> str:
        """Return what awaits the players on the chosen sea, in a sentence or two."""
        words, draft = self.context.words, self.draft
        if draft.stage:
            alive = words("journey.living", n=draft.living_habitats)
            return f"{words(f'journey.{draft.stage}-about')} {alive}"
        level = words("setup.level-2-about")
        about = self.company or self._special()
        new = self._changes(draft.sea) if PERSON in draft.computers else ""
        parts = [about, self._expectation(), new]
        return " ".join(filter(None, [*parts, f"{level}." if draft.policies else ""]))

    def _changes(self, sea: str) -> str:
        """Return what to beware of on the first sea, or what makes a later one harder than before.

        They are those that fit whoever plays; for any other sea the result is empty.
        """
        words, seas = self.context.words, self._fitting
        at = next((n for n, one in enumerate(seas) if one.id == sea), None)
        if at is None:
            return ""
        if at:
            more = words("setup.expect-more") if sea == SOUND else ""
            return harder_text(words, seas[at - 1], seas[at]) or more
        if seas[at].pressures > 2:
            return words("setup.high-pressure-about")
        return words("setup.eutrophication-about") if seas[at].eutrophication else ""

    @property
    def company(self) -> str:
        """Return for whom the chosen sea is made; empty for one that is the same for all."""
        words, (people, computers) = self.context.words, self.draft.company
        if PERSON not in self.draft.computers or not self.draft.sea:
            return ""
        told = words.count("setup.people", people)
        if not computers:
            return words("setup.made-for", people=told)
        helpers = words.count("setup.computers", computers)
        return words("setup.made-for-helped", people=told, computers=helpers)

    def living(self, sea: JourneySea) -> int:
        """Return how many habitats of a sea of the journey live at the start, with this company."""
        config = self.draft.config(str)
        return sea.applied_to(config, self.draft.company[1], self.balance).living_habitats

    def _special(self) -> str:
        """Return what is different on a sea that is the same for all; empty for any other."""
        sea = self._followed
        if sea is None or sea.id in FITTING:
            return ""
        return self.context.words(f"setup.{MOODS[sea.id]}-about", n=sea.element_stack)

    def _expectation(self) -> str:
        """Return how many games out of ten are won; empty if only computer players play."""
        words, draft, chances = self.context.words, self.draft, self._chances()
        if PERSON not in draft.computers:
            return ""
        helped = self._helped(draft.config(str))
        if helped is None and self._teammates:
            return self._chances_text(chances, None)
        n = round(10 * (chances.beginners if helped is None else helped))
        kind = {0: "-hardly", 10: "-nearly"}.get(n, "")
        return words.count(f"setup.expect{kind}", draft.company[0], wins=n)

    def next_sea(self, last: FinishedGame | None) -> Preset | None:
        """Return the next harder sea after a game on a ready-made one that was won easily.

        Return None if there is none, or if one as hard or the end's own proposal is chosen already.
        """
        if last is None or not last.easy or self.draft.stage or self._led:
            return None
        seas = self._seas
        played = next((one for one in seas if MOODS[one.id] == last.difficulty.name), None)
        if played is None:
            return None
        chosen = any(map(self.draft.follows, seas[seas.index(played) + 1 :]))
        draft = self.draft
        return None if chosen else self.balance.harder(played, draft.config(str), draft.company)

    # ------------------------------------------------------------------ the sea
    def sea(self, box: pygame.Rect, *, fill: bool) -> list[Widget]:
        """Return presets and variations; with `fill` they fill the box, else start at its top."""
        m, words = self.context.metrics, self.context.words
        space = Space(box)
        space.skip(m.px(10) if fill else 0)
        heading_text = words("setup.sea")
        # A ready-made sea says itself how hard it is.
        rated = self.each or self._followed is None
        unfold = self._each_place(box)
        named = self.context.text.width(heading_text, FontFace.TITLE, m.size(TITLE))
        beside = not rated and named + m.px(10) + unfold.width <= box.width
        gap = m.px(8 if beside else 4)
        heading = Space(space.top(m.size(1.9), gap=gap), m.px(10))
        most = round(box.width * 0.46)
        wide = unfold.width if beside else max(min(m.px(300), most), min(m.size(15), most))
        corner = heading.right(wide)
        controls = self._variations if self.each else self._unfolding
        places = self._variation_places(box) if self.each else [unfold]
        about, variations = m.size(1.5), 0 if beside else max(place.bottom for place in places)
        offered, more = self._sea_rows()
        makers: list[list[Callable[[pygame.Rect], SeaCard]]] = [
            [partial(self._preset, preset) for preset in row] for row in offered
        ]
        if self.draft.journey and self.left_journey:
            makers[0].insert(0, self._journey_card)
        if more:
            makers[0].append(self._more_card)
        presets = m.size(4.1) * len(makers)
        if fill:
            presets = box.bottom - m.px(14) - variations - about - m.px(10) - space.rest.top
        seas = Space(space.top(presets, gap=m.px(8)), m.px(8))
        high = (seas.rest.height - m.px(8) * (len(makers) - 1)) // len(makers)
        cards = [
            make(place)
            for row in makers
            for make, place in zip(row, columns(seas.top(high), len(row), m.px(10)), strict=True)
        ]
        summary = Space(space.top(about, gap=m.px(2)))
        single = self._rules_line()
        needed = self.context.text.width(single, FontFace.BOLD, m.size(1.0)) + m.px(12)
        single_box = summary.left(needed)
        if beside:
            places = [anchored(unfold.size, "midright", corner.midright)]
        else:
            places = [place.move(0, space.rest.top) for place in places]
        bar = anchored((wide, max(corner.height, m.target)), "midright", corner.midright)
        return [
            *([self._hardness(bar)] if rated else []),
            _title("sea-title", heading.rest, heading_text),
            *cards,
            Label("single", single_box, single, face=FontFace.BOLD, tone=SLATE, middle=True),
            Label(
                "chances",
                summary.rest,
                "" if self.draft.stage else self._expectation(),
                face=FontFace.BOLD,
                tone=INK,
                align=TextAlign.RIGHT,
                middle=True,
            ),
            *controls(places),
        ]

    def _sea_rows(self) -> tuple[list[list[Preset]], bool]:
        """Return the rows of seas, from the easiest to the hardest, and whether some are left out.

        Left out are at first those that beginners hardly ever win, if few others are offered.
        """
        order = list(self._seas)
        suits = [
            preset
            for preset in order
            if preset in self._fitting or round(10 * self._hope(preset)) >= NOW_AND_THEN
        ]
        others = [preset for preset in order if preset not in suits]
        self.harder = self.harder or any(map(self.draft.follows, others))
        if not 0 < len(suits) <= FEW_SEAS:
            half = (len(order) + 1) // 2
            return [order[:half], order[half:]], False
        if self.harder and others:
            return [suits, others], False
        return [suits], bool(others)

    def _hope(self, preset: Preset) -> float:
        """Return the chance of beginners to win a ready-made sea."""
        return self.balance.hope(preset, self.draft.config(str), self.draft.company)

    def _more_card(self, place: pygame.Rect) -> MoreSeas:
        """Return the card that shows the seas that beginners hardly ever win."""
        words, (offered, _) = self.context.words, self._sea_rows()
        left_out = [preset for preset in self._seas if preset not in offered[0]]
        names = [words(f"setup.{MOODS[preset.id]}") for preset in left_out]
        painting = SEAS[MOODS[left_out[-1].id]]
        return MoreSeas(place, words("setup.more-seas"), names, painting, self._show_harder)

    def _show_harder(self) -> None:
        """Show the seas that beginners hardly ever win."""
        self.harder = True
        self._changed()

    def _journey_card(self, place: pygame.Rect) -> SeaCard:
        """Return the card of the sea of the journey, which leads back to it from free play."""
        words, sea, chosen = self.context.words, self.left_journey, bool(self.draft.stage)
        card = SeaCard(
            "preset-journey",
            place,
            words("journey.at", place=place_name(words, sea)),
            self._journey_painting(sea),
            self._sail_back,
            chosen=chosen,
            state=words("common.chosen" if chosen else "common.not-chosen"),
        )
        card.title, card.sign = place_name(words, sea), "star"
        card.tip = words(f"journey.{sea}-about")
        return card

    def _preset(self, preset: Preset, place: pygame.Rect) -> SeaCard:
        """Return the card of a preset, with how hard it is and what is different there."""
        words, draft = self.context.words, self.draft
        chances = self.balance.chances_in(preset, draft.config(str))
        helped = self._helped(preset.applied_to(draft.config(str)))
        chosen = draft.follows(preset)
        mood = MOODS[preset.id]
        card = SeaCard(
            f"preset-{mood}",
            place,
            words(f"setup.{mood}"),
            SEAS[mood],
            lambda: self.follow(preset),
            chosen=chosen,
            state=words("common.chosen" if chosen else "common.not-chosen"),
        )
        card.waves, card.special = self._step(preset), words(f"setup.{mood}-special")
        config = preset.applied_to(draft.config(str))
        if preset.id in FITTING:
            gentler = gentler_text(words, words(f"setup.{mood}"), config)
            told = f"{gentler}." if gentler else words("setup.stack-told", n=config.element_stack)
            told = self._changes(preset.id) if preset.id != BAY else told
            about = words("table.join", one=words("setup.fits"), two=told)
        else:
            about = words(f"setup.{mood}-about", n=preset.element_stack)
            about = words("table.join", one=about, two=words("setup.printed"))
        about = words("table.join", one=about, two=self._chances_text(chances, helped))
        step = f"{hardness_text(words, card.waves)}."
        card.tip = words("table.join", one=step, two=about)
        return card

    def _rules_line(self) -> str:
        """Return what is gentler than the printed rules, or that a ready-made sea follows them."""
        words, draft = self.context.words, self.draft
        printed = any(map(draft.follows, self.balance.presets))
        plain = words("setup.printed") if printed else ""
        return gentler_text(words, self.sea_name, draft.config(str)) or plain

    @property
    def _teammates(self) -> int:
        """Return how many computer players help people; 0 if no person plays."""
        computers = sum(character != PERSON for character in self.draft.computers)
        return computers % len(self.draft.seats)

    def _helped(self, config: Config) -> float | None:
        """Return the chance of beginners with helpful computer players.

        Return None without any, and with others: the chances with those are not measured.
        """
        others = {character for character in self.draft.computers if character != PERSON}
        if not self._teammates or others != {MEASURED_TEAMMATE}:
            return None
        return self.balance.helped(config, self._teammates)

    def _chances(self) -> Chances:
        """Return how many games are won with the current choices."""
        config, sea = self.draft.config(str), self._followed
        return self.balance.varied(config) if sea is None else self.balance.chances_in(sea, config)

    def _hardness(self, place: pygame.Rect) -> DifficultyBar:
        """Return the bar that shows the difficulty of the current choices."""
        words, config = self.context.words, self.draft.config(str)
        if self.draft.stage:
            tip = words("journey.at", place=place_name(words, self.draft.stage))
        else:
            tip = self._chances_text(self._chances(), self._helped(config))
        ends = (words("setup.easy"), words("setup.hard"))
        share = self.balance.difficulty(config)
        name = words("setup.hardness", n=round(10 * share), chances=tip)
        return DifficultyBar(place, name, ends, share, tip)

    def _chances_text(self, chances: Chances, helped: float | None) -> str:
        """Return a text about how many games out of ten are won.

        `helped` is the chance of beginners with computer players, if it is known.
        """
        if helped is not None:
            return self.context.words.count(
                "setup.chances-helped-told",
                self._teammates,
                beginners=self._of_ten(helped),
                skilled=self._of_ten(chances.good),
            )
        if self._teammates:
            return self.context.words(
                "setup.chances-skilled-told", skilled=self._of_ten(chances.good)
            )
        return self.context.words(
            "setup.chances-told",
            beginners=self._of_ten(chances.beginners),
            practised=self._of_ten(chances.practised),
            skilled=self._of_ten(chances.good),
        )

    def _of_ten(self, chance: float) -> str:
        n = round(10 * chance)
        if n in {0, 10}:
            return self.context.words("setup.chance-low" if n == 0 else "setup.chance-high")
        return self.context.words("setup.chance-about", n=n)

    # ------------------------------------------------------------------ single variations
    def _each_place(self, box: pygame.Rect) -> pygame.Rect:
        """Return the place of the button that unfolds the variations, from y = 0."""
        wide = Chip.width(self.context, self.context.words("setup.single"))
        return pygame.Rect(box.left, 0, min(wide, box.width), self._chip_height)

    def _unfolding(self, places: list[pygame.Rect]) -> list[Widget]:
        """Return the button that unfolds the variations."""
        name = self.context.words("setup.single")
        return [Button("each", places[0], name, self._unfold, kind=ButtonKind.PAPER, size=1.0)]

    def _unfold(self) -> None:
        """Show each variation."""
        self.each = True
        self._changed()

    def _variation_places(self, box: pygame.Rect) -> list[pygame.Rect]:
        """Return places for the stepper and the chips from y = 0, as many in a line as fit."""
        m, words = self.context.metrics, self.context.words
        high = self._chip_height
        stepper = self.context.text.width(words("setup.stack"), FontFace.BOLD, m.size(1.0))
        widths = [stepper + m.px(10) + 2 * high + self._value_width]
        widths += [Chip.width(self.context, words(f"setup.{name}")) for name, *_ in _VARIATIONS]
        return flow(edges(box.left, 0, box.right, 0), widths, high, m.px(8))

    @property
    def _chip_height(self) -> int:
        return max(self.context.metrics.target, self.context.metrics.size(2.35))

    @property
    def _value_width(self) -> int:
        return max(self._chip_height, self.context.metrics.size(2))

    def _variations(self, places: list[pygame.Rect]) -> list[Widget]:
        words, draft = self.context.words, self.draft
        stack = draft.element_stack
        found: list[Widget] = [
            Stepper(
                "stack",
                places[0],
                words("setup.stack"),
                str(stack),
                lambda way: self._set("element_stack", stack + way),
                less=stack > STACKS[0],
                more=stack < STACKS[-1],
                value_width=self._value_width,
            )
        ]
        for (name, icon, attribute), place in zip(_VARIATIONS, places[1:], strict=True):
            chip = self._chip(name, attribute, place, icon)
            chip.tint = SLATE if icon.startswith("icon_") else None
            chip.group = "variations"
            found.append(chip)
        return found

    def _chip(self, name: str, attribute: str, place: pygame.Rect, icon: str) -> Chip:
        """Return the chip that toggles an attribute of the draft."""
        words = self.context.words
        value: bool = getattr(self.draft, attribute)
        chip = Chip(
            name,
            place,
            words(f"setup.{name}"),
            lambda: self._set(attribute, not value),
            chosen=value,
            icon=icon,
            state=words("common.on" if value else "common.off"),
        )
        chip.tip = words(f"setup.{name}-about")
        return chip

    # ------------------------------------------------------------------ policy cards
    def level(self, box: pygame.Rect, *, fill: bool) -> list[Widget]:
        """Return the choice of policy cards; with `fill` as for `sea`, the options are stacked."""
        m, words = self.context.metrics, self.context.words
        gap, chip = m.px(10), self._chip_height
        space = Space(box)
        space.skip(m.px(10) if fill else 0)
        title = space.top(m.size(1.9), gap=m.px(4))
        across, high = 2, m.size(5.0)
        if fill:
            across, high = 1, (box.bottom - m.px(22) - chip - space.rest.top - gap) // 2
        places = grid(space.rest, 2, across, high, gap)
        wide = min(Chip.width(self.context, words("setup.house-cards")), box.width)
        below = anchored((wide, chip), "topleft", (box.left, places[-1].bottom + m.px(8)))
        house = self._chip("house-cards", "house_cards", below, "policy_dual")
        house.chosen = self.draft.house_cards and self.draft.policies
        house.enabled = self.draft.policies
        if not house.enabled:
            house.tip = f"{house.tip} {words('setup.level-2-about')}."
        return [
            _title("level-title", title, words("setup.level")),
            self._option(1, places[0], "icon_leaf"),
            self._option(2, places[1], "policy_measure"),
            house,
        ]

    def _option(self, level: int, place: pygame.Rect, icon: str) -> Option:
        words = self.context.words
        policies = level == 2
        chosen = self.draft.policies == policies
        return Option(
            f"level-{level}",
            place,
            words(f"setup.level-{level}"),
            lambda: self._set("policies", policies),
            chosen=chosen,
            about=words(f"setup.level-{level}-about"),
            icon=icon,
            group="level",
            state=words("common.chosen" if chosen else "common.not-chosen"),
            tinted=not policies,
        )

    # ------------------------------------------------------------------ changes
    def _sail_back(self) -> None:
        """Return to the sea of the journey."""
        sea = next(sea for sea in load_journey() if sea.id == self.left_journey)
        self.draft.sail(sea, self.balance)
        self._changed()

    def follow(self, preset: Preset) -> None:
        """Choose a ready-made sea."""
        self.draft.follow(preset)
        self._changed()

    def _set(self, attribute: str, value: object) -> None:
        self._left_sea = self.draft.sea or self._left_sea
        setattr(self.draft, attribute, value)
        if attribute in {*VARIATIONS, "policies"}:
            self.draft.stage = ""
        if attribute in VARIATIONS and attribute != "house_cards":
            self.draft.sea = ""
            self.draft.given_for = None
        self._find_again()
        self._changed()

    def _find_again(self) -> None:
        """Let the choices be those of the sea they were made on, if they are the same again."""
        draft, config = self.draft, self.draft.config(str)
        stage = sea_of(config) if draft.journey else None
        if stage is not None and stage.id == self.left_journey:
            draft.stage, draft.sea = stage.id, ""
            return
        for preset in self._fitting:
            if not draft.stage and preset.id == self._left_sea:
                draft.sea = preset.id if preset.applied_to(config) == config else draft.sea


def _title(item_id: str, box: pygame.Rect, text: str) -> Label:
    return Label(item_id, box, text, size=TITLE, face=FontFace.TITLE, tone=INK, middle=True)
