"""The drawings are clean, and every one has been rendered."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 720">'


@pytest.fixture(scope="module")
def art() -> Any:
    spec = importlib.util.spec_from_file_location("build_art", ROOT / "build" / "art.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # Dataclasses look up their module on creation.
    sys.modules["build_art"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def drawing(tmp_path: Path) -> Any:
    def write(content: str) -> Path:
        file = tmp_path / "species" / "cod.svg"
        file.parent.mkdir(exist_ok=True)
        file.write_text(content, "utf-8")
        return file

    return write


def test_every_drawing_of_the_game_is_clean(art: Any) -> None:
    faults = [f"{s.name} {fault}" for s in art.chosen([]) for fault in art.lint(s)]
    assert not faults, "\n".join(faults)


def test_every_drawing_has_been_rendered_as_it_is_now(art: Any) -> None:
    record = art.read_record()
    pictures = [p for source in art.chosen([]) for p in art.renderings(source)]
    # Larger pictures are optional, but those that exist must be right.
    needed = [p for p in pictures if p.size != "large" or p.target.is_file()]
    out_of_date = [p.name for p in needed if art.stale(p, record)]
    assert not out_of_date, f"run 'python build/art.py': {out_of_date}"


def test_a_card_that_is_shown_large_has_a_larger_picture(art: Any, drawing: Any) -> None:
    card, large = art.renderings(drawing(HEAD + "</svg>"))
    assert (card.target.name, large.target.name) == ("cod.webp", "cod.large.webp")
    assert large.how.width > card.how.width
    assert card.name != large.name
    sign = art.SOURCES / "signs" / "star.svg"
    assert [p.target.name for p in art.renderings(sign)] == ["star.png"]


def test_a_picture_is_out_of_date_when_its_drawing_or_its_file_is_another(
    art: Any, drawing: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(art, "ART", tmp_path / "art")
    monkeypatch.setattr(art, "render", lambda _picture: b"as drawn")
    picture = art.renderings(drawing(HEAD + "</svg>"))[0]
    record = {picture.name: picture.fingerprint}
    assert art.stale(picture, record)
    picture.target.parent.mkdir(parents=True)
    picture.target.write_bytes(b"as drawn")
    assert not art.stale(picture, record, again=True)
    picture.target.write_bytes(b"painted over")
    assert not art.stale(picture, record)
    assert art.stale(picture, record, again=True)
    drawing(HEAD + "<g/></svg>")
    assert art.stale(picture, record)


def test_all_assets_together_stay_small() -> None:
    size = sum(p.stat().st_size for p in (ROOT / "assets").rglob("*") if p.is_file())
    assert size < 25_000_000


def test_a_clean_drawing_has_no_faults(art: Any, drawing: Any) -> None:
    good = HEAD + '<defs><g id="a"/></defs><use href="#a"/><path fill="url(#a)" d="M0 0"/></svg>'
    assert art.lint(drawing(good)) == []


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("<svg", "not well-formed"),
        ('<svg xmlns="http://www.w3.org/2000/svg"/>', "no view box"),
        ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>', "a card is 2:3"),
        (HEAD + '<image href="x.png"/></svg>', "<image>"),
        (HEAD + "<text>cod</text></svg>", "<text>"),
        (HEAD + '<use href="other.svg#a"/></svg>', "something outside"),
        (HEAD + '<path fill="url(http://x/y)"/></svg>', "something outside"),
        (HEAD + '<g onclick="x()"/></svg>', "something outside"),
        (HEAD + '<g id="a"/><g id="a"/></svg>', "twice"),
        (HEAD + '<use href="#nobody"/></svg>', "not there"),
        (HEAD + "<style>@import 'x'</style></svg>", "<style>"),
    ],
)
def test_what_is_wrong_with_a_drawing_is_told(
    art: Any, drawing: Any, content: str, fault: str
) -> None:
    assert any(fault in told for told in art.lint(drawing(content)))
