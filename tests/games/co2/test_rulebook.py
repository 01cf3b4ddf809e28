"""The rulebook of the second game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ecosfera.games.co2.additions import INTENTS
from ecosfera.games.co2.content import ContentError, load_catalogue
from ecosfera.games.co2.content.rulebook import FILE, load_rulebook
from ecosfera.games.co2.rulebook import Figures, RulebookScene
from ecosfera.games.co2.rules.actions import RefusalCode
from ecosfera.ui.context import UiContext
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.rulebook.print_page import rulebook_page
from ecosfera.ui.rulebook.search import find
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets.document import DocumentPage
from tests.program import Sit

CARDS = load_catalogue()


def test_every_event_card_and_every_reason_for_a_refusal_has_its_place() -> None:
    book = load_rulebook(CARDS)
    told = [paragraph for page in book.pages for paragraph in page.paragraphs]
    assert len(told) == len(set(told))
    assert all(f"carboncard.effect.{e.id.replace('_', '-')}" in told for e in CARDS.events)
    assert set(book.refusals) == {code.value for code in RefusalCode}


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('figure = "areas"', 'figure = "clouds"', "there is no figure 'clouds'"),
        ('fresh = "carbon.rules.actions-text"', "", "fresh: is missing"),
        ('fresh = "carbon.rules.actions-text"', 'fresh = "x.y"', "x.y stands on no page"),
        ("[refusals]", "[others]", "has another form"),
    ],
)
def test_a_broken_file_is_described(tmp_path: Path, old: str, new: str, problem: str) -> None:
    text = Path("assets/co2/data", FILE).read_text(encoding="utf-8")
    (tmp_path / FILE).write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError, match=problem):
        load_rulebook(CARDS, tmp_path)


def test_cards_that_only_help_are_not_among_those_that_cost() -> None:
    pages = {page.id: page.paragraphs for page in load_rulebook(CARDS).pages}
    assert "carboncard.effect.agenda-21" in pages["good-events"]
    assert "carboncard.effect.smog-alert" in pages["bad-events"]


def test_why_opens_the_paragraph(context: UiContext, sit: Sit) -> None:
    scene = RulebookScene(context, why="below-rent")
    sit(scene)
    assert (scene.page.id, scene.lit) == ("trade", "carbonrules.trade.2")


def test_event_cards_are_found_by_their_titles(context: UiContext, sit: Sit) -> None:
    scene = RulebookScene(context)
    pilot = sit(scene)
    pilot.key("f", "l", "o", "o", "d")
    hits = find(scene.book, context.words, "flood")
    assert [hit.paragraph for hit in hits] == ["carboncard.effect.flood"]
    pilot.click("hit-0")
    assert scene.lit == "carboncard.effect.flood"


def test_the_paragraph_sought_is_bold_even_if_that_takes_a_line_more(
    context: UiContext, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = RulebookScene(context, why="roll-first")
    faces: dict[str, FontFace] = {}
    write = DocumentPage.text

    def noted(page: DocumentPage, text: str, face: FontFace, *args: Any, **how: Any) -> Any:
        faces[text] = face
        return write(page, text, face, *args, **how)

    monkeypatch.setattr(DocumentPage, "text", noted)
    sit(scene)
    assert scene.lit == "carbon.rules.turn-text"
    assert faces[context.words(scene.lit)] is FontFace.BOLD
    assert faces[context.words("carbonrules.turn.2")] is FontFace.TEXT


def test_what_is_found_is_cut_after_two_lines(pictures: Pictures) -> None:
    app = offscreen((1366, 768), Settings(language="fi", motion="off"), pictures, INTENTS)
    app.stack.push(RulebookScene(app.context))
    pilot = Pilot(app)
    for letter in "alle":
        pilot.key(letter)
        pilot.step()
    assert not app.context.text.faults


def test_the_page_to_print_has_all_texts_and_figures(context: UiContext) -> None:
    book = load_rulebook(CARDS)
    scene = RulebookScene(context)
    page = rulebook_page(Figures(context, CARDS, book), scene.book)
    assert "<li><b>Flood</b><br>Unless “Biodiversity”" in page
    assert page.count("<img ") == sum(bool(page.figure) for page in book.pages)
