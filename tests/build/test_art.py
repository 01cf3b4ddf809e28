"""Every picture comes from its source, and drawings that would render badly are refused."""

from __future__ import annotations

import importlib
import io
import shutil
import struct
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 720">'
DRAWING = """
import os
from pathlib import Path
from strokes import HEAD
folder = Path(os.environ["DRAWINGS"]) / "species"
folder.mkdir()
(folder / "cod.svg").write_text(HEAD + "</svg>")
"""


@pytest.fixture(scope="module")
def art() -> Any:
    sys.path.insert(0, str(ROOT / "build"))
    try:
        return importlib.import_module("art")
    finally:
        sys.path.remove(str(ROOT / "build"))


@pytest.fixture
def drawing(tmp_path: Path) -> Any:
    def write(content: str) -> Path:
        file = tmp_path / "species" / "cod.svg"
        file.parent.mkdir(exist_ok=True)
        file.write_text(content, "utf-8")
        return file

    return write


def move_to(folder: Path, art: Any, patch: pytest.MonkeyPatch) -> None:
    """Let the tool work in another folder, and render nothing."""
    patch.setattr(art, "ROOT", folder)
    patch.setattr(art, "DRAWINGS", folder / "build" / "draw")
    patch.setattr(art.painting, "ROOT", folder)
    patch.setattr(art.painting, "KEPT", folder / "build" / "out" / "paintings")
    patch.setattr(art, "ART", folder / "assets" / "art")
    patch.setattr(art, "RECORD", folder / "assets" / "art" / "rendered.json")
    patch.setattr(art, "render", lambda picture: b"rendered " + picture.drawing)
    patch.setattr(art, "rendering_versions", lambda: {"pillow": "11", "resvg-py": "1"})


@pytest.fixture(scope="module")
def made(art: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project with one drawing, of which two pictures were made."""
    root = tmp_path_factory.mktemp("project")
    for folder in ("build/draw/species", "assets/art/species"):
        (root / folder).mkdir(parents=True)
    (root / "build" / "draw_one.py").write_bytes((ROOT / "build" / "draw_one.py").read_bytes())
    (root / "build" / "draw" / "strokes.py").write_text(f"HEAD = {HEAD!r}\n")
    (root / "build" / "draw" / "species" / "cod.py").write_text(
        "import sys\nsys.path.insert(0, __file__.rsplit('/species/', 1)[0])\n" + DRAWING
    )
    with pytest.MonkeyPatch.context() as patch:
        move_to(root, art, patch)
        assert art.make(*art.all_sources(), {}, again=False) == []
    return root


@pytest.fixture
def project(art: Any, made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the project to change."""
    move_to(tmp_path, art, monkeypatch)
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    return tmp_path


def test_every_picture_is_the_one_its_source_gave(art: Any) -> None:
    record = art.read_record()
    wrong = art.out_of_date(art.all_sources(), record) + art.strays(record)
    assert not wrong, "run 'python build/art.py':\n" + "\n".join(wrong)


def test_every_module_of_the_drawings_and_paintings_is_used_for_a_picture(art: Any) -> None:
    used = {file for entry in art.read_record().values() for file in entry["files"]}
    modules = {
        file.relative_to(ROOT).as_posix()
        for folder in ("draw", "paint")
        for file in (ROOT / "build" / folder).rglob("*.py")
        if file.name != "run.py"
    }
    sheets = ("anatomy", "bodies", "construction", "watching")  # they measure paintings
    measuring = {f"build/paint/beasts/{name}.py" for name in sheets}
    assert modules - used == {"build/paint/kit.py", *measuring}


def test_a_token_is_still_drawn_and_rendered_as_it_was_recorded(art: Any) -> None:
    (source,) = (s for s in art.all_sources() if s.stem == "tokens")
    entry = art.read_record()[art.name_of(source)]
    drawn = art.draw(source)
    assert (drawn.files, drawn.faults) == (entry["files"], [])
    assert {p.name: p.fingerprint for p in drawn.pictures} == {
        name: picture["drawing"] for name, picture in entry["pictures"].items()
    }
    pytest.importorskip("resvg_py")
    image = pytest.importorskip("PIL.Image")
    for picture in drawn.pictures[:2]:
        fresh = image.open(io.BytesIO(art.render(picture)))
        kept = image.open(picture.target)
        # another version of the renderer may round another way
        assert fresh.size == kept.size
        assert mean_difference(fresh.convert("RGBA"), kept.convert("RGBA")) < 2


def mean_difference(one: Any, other: Any) -> float:
    pairs = zip(one.tobytes(), other.tobytes(), strict=True)
    total: int = sum(abs(a - b) for a, b in pairs)
    return total / len(one.tobytes())


def test_the_record_says_what_a_picture_was_made_of(art: Any, project: Path) -> None:
    record = art.read_record()
    entry = record["build/draw/species/cod.py"]
    assert entry["files"] == ["build/draw/species/cod.py", "build/draw/strokes.py"]
    assert entry["versions"] == {"pillow": "11", "resvg-py": "1"}
    assert list(entry["pictures"]) == ["species/cod.webp", "species/cod.large.webp"]
    assert art.out_of_date(art.all_sources(), record) == []
    assert art.strays(record) == []


@pytest.mark.parametrize("file", ["strokes.py", "species/cod.py"])
def test_a_picture_is_out_of_date_when_anything_its_source_read_changed(
    art: Any, project: Path, file: str
) -> None:
    path = project / "build" / "draw" / file
    path.write_text(path.read_text() + "# another line\n")
    assert art.out_of_date(art.all_sources(), art.read_record()) == [
        "build/draw/species/cod.py changed since its pictures were made"
    ]


def test_a_picture_that_was_painted_over_is_told_and_made_again(art: Any, project: Path) -> None:
    picture = project / "assets" / "art" / "species" / "cod.webp"
    before = picture.read_bytes()
    picture.write_bytes(b"painted over")
    (source,) = art.all_sources()
    assert art.out_of_date([source], art.read_record()) == [
        "species/cod.webp is not the picture that build/draw/species/cod.py gave"
    ]
    assert art.make(source, art.read_record(), again=False) == []
    assert picture.read_bytes() == before


def test_a_change_that_leaves_the_drawing_as_it_is_renders_nothing(
    art: Any, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(art, "render")
    strokes = project / "build" / "draw" / "strokes.py"
    strokes.write_text(strokes.read_text() + "# another line\n")
    assert art.make(*art.all_sources(), art.read_record(), again=False) == []
    assert art.out_of_date(art.all_sources(), art.read_record()) == []


def test_a_picture_without_a_source_is_told(art: Any, project: Path) -> None:
    (project / "assets" / "art" / "species" / "pike.webp").write_bytes(b"")
    assert art.strays(art.read_record()) == ["species/pike.webp has no source"]


def test_the_pictures_of_a_source_that_is_gone_go_too(art: Any, project: Path) -> None:
    (project / "build" / "draw" / "species" / "cod.py").unlink()
    assert art.strays(art.read_record()) == [
        "build/draw/species/cod.py is recorded, but is not there"
    ]
    art.forget_what_is_gone(art.read_record())
    assert art.read_record() == {}
    assert not list((project / "assets" / "art" / "species").iterdir())


def test_the_lines_of_a_source_may_end_as_on_any_system(art: Any, project: Path) -> None:
    strokes = project / "build" / "draw" / "strokes.py"
    strokes.write_bytes(strokes.read_bytes().replace(b"\n", b"\r\n"))
    assert art.out_of_date(art.all_sources(), art.read_record()) == []


class Canvas:
    """An image with the interface of the painting library."""

    def save(self, file: Path) -> None:
        head = struct.pack(">I4sII", 13, b"IHDR", 960, 1440)
        file.write_bytes(b"\x89PNG\r\n\x1a\n" + head)


@pytest.fixture
def painted(art: Any, project: Path) -> Path:
    """The source of a stored painting."""
    source = project / "build" / "paint" / "pike.py"
    source.parent.mkdir()
    source.write_text("a pike")
    art.painting.keep(Canvas(), "species", "pike", files=[source], versions={"numpy": "2.4.6"})
    return source


def test_a_painting_becomes_pictures_and_is_recorded_like_a_drawing(
    art: Any, project: Path, painted: Path
) -> None:
    assert painted in art.all_sources()
    assert art.make(painted, art.read_record(), again=False) == []
    entry = art.read_record()["build/paint/pike.py"]
    assert list(entry["pictures"]) == ["species/pike.webp", "species/pike.large.webp"]
    assert entry["versions"] == {"numpy": "2.4.6", "pillow": "11", "resvg-py": "1"}
    assert art.strays(art.read_record()) == []


def test_a_painting_may_belong_into_a_deeper_folder(art: Any, project: Path) -> None:
    source = project / "build" / "paint" / "hills.py"
    source.parent.mkdir()
    source.write_text("hills")
    art.painting.keep(Canvas(), "co2/places", "hills", files=[source], versions={})
    assert art.make(source, art.read_record(), again=False) == []
    picture = project / "assets" / "art" / "co2" / "places" / "hills.webp"
    assert picture.is_file()
    assert art.strays(art.read_record()) == []
    picture.with_name("lake.webp").write_bytes(b"of no source")
    assert art.strays(art.read_record()) == ["co2/places/lake.webp has no source"]


def test_a_painting_of_an_older_source_is_not_taken(art: Any, project: Path, painted: Path) -> None:
    art.make(painted, art.read_record(), again=False)
    painted.write_text("another pike")
    assert art.out_of_date([painted], art.read_record()) == [
        "build/paint/pike.py changed since its pictures were made"
    ]
    assert art.make(painted, art.read_record(), again=False) == [
        "build/paint/pike.py: has to be painted again first"
    ]


def test_a_recorded_painting_can_be_checked_where_it_was_not_painted(
    art: Any, project: Path, painted: Path
) -> None:
    art.make(painted, art.read_record(), again=False)
    for file in (project / "build" / "out" / "paintings" / "species").iterdir():
        file.unlink()
    assert painted in art.all_sources()
    assert art.out_of_date(art.all_sources(), art.read_record()) == []


def test_a_card_that_is_shown_large_has_a_larger_picture(art: Any, drawing: Any) -> None:
    card, large = art.pictures_of(drawing(HEAD + "</svg>"))
    assert (card.target.name, large.target.name) == ("cod.webp", "cod.large.webp")
    assert large.how.width > card.how.width


@pytest.mark.parametrize(("width", "large"), [(960, (800, 1200)), (640, (640, 960))])
def test_a_painting_is_scaled_down_to_the_width_of_its_folder(
    art: Any, tmp_path: Path, width: int, large: tuple[int, int]
) -> None:
    image = pytest.importorskip("PIL.Image")
    file = tmp_path / "species" / "cod.png"
    file.parent.mkdir()
    image.new("RGB", (width, width * 3 // 2), "teal").save(file)
    assert art.lint(file) == []
    sizes = [image.open(io.BytesIO(art.render(p))).size for p in art.pictures_of(file)]
    assert sizes == [(480, 720), large]


def test_a_painting_of_another_shape_is_refused(art: Any, tmp_path: Path) -> None:
    file = tmp_path / "species" / "cod.png"
    file.parent.mkdir()
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", 900, 900))
    assert art.lint(file) == ["is 900x900; a card is 2:3"]


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


def test_pictures_stand_on_one_sheet_in_three_values(
    art: Any, project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    image = pytest.importorskip("PIL.Image")
    monkeypatch.setattr(art, "VALUES", project / "build" / "out" / "values.png")
    picture = image.linear_gradient("L").resize((480, 720)).convert("RGB")
    for name in ("cod", "cod.large"):
        picture.save(project / "assets" / "art" / "species" / f"{name}.webp")
    monkeypatch.setattr(sys, "argv", ["art.py", "--values", "species"])
    assert art.main() == 0
    assert capsys.readouterr().out.startswith("cod\n")
    sheet = image.open(art.VALUES).crop((0, 0, 100, 150))
    assert [sheet.getpixel((50, y)) for y in (20, 75, 130)] == [(v,) * 3 for v in (0, 127, 255)]
    assert {pixel for _, pixel in sheet.getcolors()} == {(v,) * 3 for v in (0, 127, 255)}
