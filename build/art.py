"""Make the pictures of the game from their sources, or say which of them are out of date.

    python build/art.py              make the pictures whose sources changed
    python build/art.py species      only these folders, sources or pictures
    python build/art.py --all        make every picture again
    python build/art.py --check      list the pictures that their sources do not give: quick
    python build/art.py --check --all    the same, by drawing them again: many minutes
    python build/art.py --values species    put the pictures on one sheet in black, grey and white

The source of a picture is a Python program, `build/draw/<folder>/<name>.py`. Run by `draw_one.py`,
it gives one or more drawings (SVG), which are not kept. Each becomes
`assets/art/<folder>/<name>.webp`, or `.png` where a picture is small and must be exact. Cards that
are shown large get a second picture `<name>.large.webp`; the title gets a smaller one, which is
read first at the start. A painting comes from a program of its own and is handed over by
`painting.py`; from there on it is treated alike.

`assets/art/rendered.json` records for every source the files it read (kits, fonts), the SHA-256 of
them all, the versions of the packages used, and for each of its pictures the hash of its drawing
and of the file. From it `--check` and the tests know without drawing anything that no picture is
older than its source; `ecosfera check` takes from it which pictures there must be. Making pictures
needs the extra `art`.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from dataclasses import asdict, dataclass, field
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any

import painting

if TYPE_CHECKING:
    from PIL.Image import Image

ROOT = Path(__file__).resolve().parents[1]
ART = ROOT / "assets" / "art"
DRAWINGS = ROOT / "build" / "draw"
RECORD = ART / "rendered.json"
NO_PICTURES: dict[str, Any] = {"pictures": {}, "versions": {}}
"""What is recorded of a source that made none so far."""
VALUES = ROOT / "build" / "out" / "values.png"
ALL_ASSETS_LIMIT = 25_000_000
DRAWING_LIMIT = 300_000
"""Bytes of an SVG; a larger one is slow to render and hard to change."""
FORBIDDEN = {"image", "text", "tspan", "textPath", "script", "foreignObject", "style", "a"}
NOT_DRAWN = {"readme"}
"""Folders of pictures that are no drawings: screenshots."""


@dataclass(frozen=True)
class Recipe:
    """How the pictures of a folder are rendered."""

    width: int
    """In pixels; the height follows from the view box."""
    suffix: str = ".webp"
    quality: int = 84
    """Of WebP; 100 is lossless."""


RECIPES = {
    "signs": Recipe(160, ".png"),
    "app/icon": Recipe(512, ".png"),
    "app/icon_small": Recipe(128, ".png"),
    "app/title": Recipe(1097, ".png"),
    "scenes": Recipe(1920, quality=82),
    "sea": Recipe(1920, quality=80),
    "portraits": Recipe(384),
    "co2": Recipe(1920, quality=90),
    "co2/territories": Recipe(360, quality=84),
    "co2/actions": Recipe(1080, quality=86),
    "co2/events": Recipe(1080, quality=86),
    "co2/squares": Recipe(360, quality=84),
    "tiles": Recipe(384, quality=88),
    "tokens": Recipe(256, quality=90),
}
CARDS = Recipe(480)
"""Everything else is a card, or as large as one."""
LARGE = {
    **{folder: Recipe(800, quality=76) for folder in ("species", "policies", "pressures")},
    "co2/territories": Recipe(1080, quality=86),
}
"""Pictures shown larger than a card or a square: in the guide, as an event, in large windows."""
SMALL = {"app/title": Recipe(640, ".png")}
"""Pictures with a smaller version that is shown before anything else is loaded."""
CARD_FOLDERS = {"species", "policies", "pressures", "elements", "backs"}


@dataclass(frozen=True)
class Picture:
    """A picture of the game, and the drawing it is made from."""

    name: str
    """Its file relative to `assets/art`."""
    how: Recipe
    drawing: bytes
    """An SVG or, of a painting, a PNG."""

    @property
    def target(self) -> Path:
        """The file of the picture."""
        return ART / self.name

    @property
    def fingerprint(self) -> str:
        """Return a hash that changes with the drawing and with its recipe."""
        return digest(self.drawing, json.dumps(asdict(self.how), sort_keys=True).encode())


@dataclass
class Drawn:
    """What one run of a source gave."""

    files: list[str]
    """The files it read, itself among them, relative to the project."""
    versions: dict[str, str]
    """Packages that took part, beside those that render."""
    pictures: list[Picture] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def digest(*parts: bytes) -> str:
    """Return the SHA-256 of these bytes."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(part)
    return whole.hexdigest()


def name_of(source: Path) -> str:
    """Return what the record calls a source: its path relative to the project."""
    return source.relative_to(ROOT).as_posix()


def all_sources() -> list[Path]:
    """Return every source: drawings (modules directly in `draw` are kits), and paintings.

    The sources of paintings are known by what was recorded or kept of them.
    """
    known = {ROOT / name for name in {*read_record(), *painting.kept()}}
    painted = {path for path in known if not path.is_relative_to(DRAWINGS) and path.is_file()}
    return sorted({*DRAWINGS.glob("*/*.py"), *painted})


# ------------------------------------------------------------------ drawing
def draw(source: Path) -> Drawn:
    """Return what a source gives: run a drawing in a process of its own, or take a painting."""
    if not source.is_relative_to(DRAWINGS):
        return take_painting(name_of(source))
    with tempfile.TemporaryDirectory() as name:
        out = Path(name)
        # Read nothing compiled, so that every file of the source is seen to be opened.
        python = [sys.executable, "-B", "-X", f"pycache_prefix={out / 'cache'}"]
        command = [*python, str(ROOT / "build" / "draw_one.py"), str(source), str(out)]
        environment = {**os.environ, "DRAWINGS": str(out), "PROOFS": ""}
        subprocess.run(command, check=True, env=environment, stdout=sys.stderr)
        read = json.loads((out / "read.json").read_text("utf-8"))
        drawn = Drawn(read["files"], read["versions"])
        for file in sorted((out / source.parent.name).glob("*.*")):
            drawn.faults += [f"{file.name} {fault}" for fault in lint(file)]
            drawn.pictures += pictures_of(file)
    return drawn


def take_painting(source: str) -> Drawn:
    """Return the painting that was kept of a source, if it is one of today's source."""
    found = painting.kept().get(source)
    if found is None or found.sha256 != painting.hash_of(found.files):
        return Drawn([source], {}, faults=["has to be painted again first"])
    faults = [f"{found.image.name} {fault}" for fault in lint(found.image)]
    return Drawn(found.files, found.versions, pictures_of(found.image), faults)


def folder_of(drawing: Path) -> str:
    """Return the folder of its pictures in `assets/art`; that of a painting may lie deeper."""
    if drawing.is_relative_to(painting.KEPT):
        return drawing.parent.relative_to(painting.KEPT).as_posix()
    return drawing.parent.name


def pictures_of(drawing: Path) -> list[Picture]:
    """Return every picture that is made from a drawing."""
    folder, stem, content = folder_of(drawing), drawing.stem, drawing.read_bytes()
    how = RECIPES.get(f"{folder}/{stem}", RECIPES.get(folder, CARDS))
    sizes = {"": how}
    if folder in LARGE:
        sizes[".large"] = LARGE[folder]
    if f"{folder}/{stem}" in SMALL:
        sizes[".small"] = SMALL[f"{folder}/{stem}"]
    return [Picture(f"{folder}/{stem}{s}{h.suffix}", h, content) for s, h in sizes.items()]


def render(picture: Picture) -> bytes:
    """Return the picture as the bytes of its file; a small painting is not enlarged."""
    from PIL import Image  # noqa: PLC0415 (checking needs neither)

    how = picture.how
    if picture.drawing.startswith(b"\x89PNG"):
        image = Image.open(io.BytesIO(picture.drawing))
        if image.width > how.width:
            height = round(image.height * how.width / image.width)
            image = image.resize((how.width, height), Image.Resampling.LANCZOS)
    else:
        import resvg_py  # noqa: PLC0415

        text = picture.drawing.decode("utf-8")
        png = resvg_py.svg_to_bytes(svg_string=text, width=how.width, skip_system_fonts=True)
        image = Image.open(io.BytesIO(bytes(png)))
    if image.mode == "RGBA" and image.getextrema()[3][0] == 255:
        image = image.convert("RGB")
    out = io.BytesIO()
    if how.suffix == ".png":
        image.save(out, "PNG", optimize=True)
    else:
        image.save(out, "WEBP", quality=how.quality, method=6, alpha_quality=90, exact=False)
    return out.getvalue()


# ------------------------------------------------------------------ lint
def lint(drawing: Path) -> list[str]:
    """Return everything that is wrong with a drawing, in words."""
    content = drawing.read_bytes()
    if drawing.suffix == ".png":
        width, height = (int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
        return shape_faults(drawing.parent.name, width, height)
    try:
        root = ET.fromstring(content)  # noqa: S314 (our own drawings)
    except ET.ParseError as error:
        return [f"is not well-formed XML: {error}"]
    wrong = []
    box = view_box(root)
    if box is None:
        wrong.append("has no view box")
    else:
        wrong += shape_faults(drawing.parent.name, box[2], box[3])
    if len(content) > DRAWING_LIMIT:
        wrong.append(f"is {len(content) // 1000} kB; {DRAWING_LIMIT // 1000} are enough")
    ids = [name for element in root.iter() if (name := element.get("id"))]
    wrong.extend(
        f"has the id '{name}' twice" for name in sorted({i for i in ids if ids.count(i) > 1})
    )
    used: set[str] = set()
    for element in root.iter():
        tag = element.tag.rpartition("}")[2]
        if tag in FORBIDDEN:
            wrong.append(f"has a <{tag}>")
        for reference in references(element):
            if reference.startswith("#"):
                used.add(reference[1:])
            else:
                wrong.append(f"refers to something outside: {reference[:60]}")
    wrong.extend(f"uses '#{name}', which is not there" for name in sorted(used - set(ids)))
    return wrong


def shape_faults(folder: str, width: float, height: float) -> list[str]:
    """Return a fault if a card has not the shape of a card."""
    if folder in CARD_FOLDERS and abs(width / height - 2 / 3) > 0.01:
        return [f"is {width:g}x{height:g}; a card is 2:3"]
    return []


def view_box(root: ET.Element) -> tuple[float, float, float, float] | None:
    """Return the view box of a drawing, or None if it has no usable one."""
    parts = re.split(r"[\s,]+", root.get("viewBox", "").strip())
    try:
        x, y, width, height = map(float, parts)
    except ValueError:
        return None
    return (x, y, width, height) if width > 0 and height > 0 else None


def references(element: ET.Element) -> list[str]:
    """Return everything an element refers to; a script counts as something outside."""
    found = []
    for key, value in element.attrib.items():
        name = key.rpartition("}")[2]
        if name == "href" or name.startswith("on"):
            found.append(value)
        else:
            found.extend(re.findall(r"url\(\s*['\"]?([^)'\"]*)", value))
    return found


# ------------------------------------------------------------------ record
def read_record() -> dict[str, Any]:
    """Return what is recorded of each source."""
    try:
        return dict(json.loads(RECORD.read_text("utf-8")))
    except FileNotFoundError:
        return {}


def write_record(record: dict[str, Any]) -> None:
    """Replace the record."""
    fresh = RECORD.with_suffix(".new")
    fresh.write_text(json.dumps(dict(sorted(record.items())), indent=1) + "\n", "utf-8")
    fresh.replace(RECORD)


def current(source: Path, record: dict[str, Any]) -> bool:
    """Return whether neither a source nor anything it read has changed since it was recorded."""
    entry = record.get(name_of(source))
    return entry is not None and entry["sha256"] == painting.hash_of(entry["files"])


def untouched(entry: dict[str, str], file: Path) -> bool:
    """Return whether a picture is the file that was recorded."""
    return file.is_file() and digest(file.read_bytes()) == entry["picture"]


def out_of_date(sources: list[Path], record: dict[str, Any]) -> list[str]:
    """Return what the record and the files say about these sources that should not be so."""
    wrong = []
    for source in sources:
        if not current(source, record):
            wrong.append(f"{name_of(source)} changed since its pictures were made")
            continue
        pictures = record[name_of(source)]["pictures"]
        wrong += [
            f"{name} is not the picture that {name_of(source)} gave"
            for name, entry in pictures.items()
            if not untouched(entry, ART / name)
        ]
    return wrong


def strays(record: dict[str, Any]) -> list[str]:
    """Return pictures without a source, and records of sources that are gone."""
    sources = {name_of(source) for source in all_sources()}
    wrong = [f"{name} is recorded, but is not there" for name in record if name not in sources]
    made = [name for entry in record.values() for name in entry["pictures"]]
    wrong += [f"{name} has two sources" for name in sorted({n for n in made if made.count(n) > 1})]
    files = [path.relative_to(ART) for path in ART.rglob("*") if path.is_file()]
    there = {p.as_posix() for p in files if len(p.parts) > 1 and p.parts[0] not in NOT_DRAWN}
    return wrong + [f"{name} has no source" for name in sorted(there - set(made))]


# ------------------------------------------------------------------ commands
def make(source: Path, record: dict[str, Any], *, again: bool) -> list[str]:
    """Make the pictures of a source, write them and their record; return the faults found."""
    drawn = draw(source)
    if drawn.faults:
        return [f"{name_of(source)}: {fault}" for fault in drawn.faults]
    mark = painting.hash_of(drawn.files)
    old = record.get(name_of(source), NO_PICTURES)
    pictures: dict[str, dict[str, str]] = {}
    fresh = False
    for picture in drawn.pictures:
        entry = old["pictures"].get(picture.name, {})
        same = entry.get("drawing") == picture.fingerprint and untouched(entry, picture.target)
        if again or not same:
            content = render(picture)
            picture.target.parent.mkdir(parents=True, exist_ok=True)
            picture.target.write_bytes(content)
            entry = {"drawing": picture.fingerprint, "picture": digest(content)}
            fresh = True
            print(f"{picture.name}  {len(content) / 1000:.0f} kB", flush=True)
        pictures[picture.name] = entry
    for name in old["pictures"].keys() - pictures.keys():
        (ART / name).unlink(missing_ok=True)
    versions = drawn.versions | (rendering_versions() if fresh else old["versions"])
    # Read the record again: another run may have changed it.
    record = read_record()
    record[name_of(source)] = {
        "files": drawn.files,
        "sha256": mark,
        "versions": dict(sorted(versions.items())),
        "pictures": pictures,
    }
    write_record(record)
    return []


def rendering_versions() -> dict[str, str]:
    """Return the versions of the packages that make a picture of a drawing."""
    return {name: metadata.version(name) for name in ("pillow", "resvg-py")}


def drawn_anew(source: Path) -> list[str]:
    """Draw and render a source, and return the pictures that differ from those that are there."""
    drawn = draw(source)
    faults = [f"{name_of(source)}: {fault}" for fault in drawn.faults]
    return faults + [
        f"{picture.name} is not what {name_of(source)} gives"
        for picture in drawn.pictures
        if not picture.target.is_file() or picture.target.read_bytes() != render(picture)
    ]


def forget_what_is_gone(record: dict[str, Any]) -> None:
    """Remove the pictures and the records of sources that are there no more."""
    sources = {name_of(source) for source in all_sources()}
    kept = {name for source in sources & record.keys() for name in record[source]["pictures"]}
    for gone in record.keys() - sources:
        for name in set(record[gone]["pictures"]) - kept:
            (ART / name).unlink(missing_ok=True)
    write_record({name: entry for name, entry in record.items() if name in sources})


def chosen(names: list[str], record: dict[str, Any]) -> list[Path]:
    """Return the sources of these folders, sources or pictures; all of them without any."""

    def wanted(source: Path) -> bool:
        pictures = record.get(name_of(source), NO_PICTURES)["pictures"]
        known = {source.stem, source.parent.name, *(Path(name).stem for name in pictures)}
        return not names or not known.isdisjoint(names)

    return [source for source in all_sources() if wanted(source)]


def three_values(image: Image) -> Image:
    """Return a picture in black, grey and white, each a third of its range from dark to light."""
    from PIL import ImageOps  # noqa: PLC0415

    grey = ImageOps.autocontrast(image.convert("L"), cutoff=2)
    return grey.point([255 * min(2, value * 3 // 256) // 2 for value in range(256)])


def value_sheet(pictures: list[Path], width: int = 100, columns: int = 10) -> Image:
    """Return one sheet of these pictures, each small and in three values."""
    from PIL import Image  # noqa: PLC0415

    small = []
    for file in pictures:
        image = Image.open(file).convert("RGB")
        size = width, round(image.height * width / image.width)
        small.append(three_values(image.resize(size, Image.Resampling.LANCZOS)))
    gap, high = 4, max(image.height for image in small)
    rows = -(-len(small) // columns)
    sheet = Image.new("RGB", (columns * (width + gap), rows * (high + gap)), "#c04020")
    for place, image in enumerate(small):
        row, column = divmod(place, columns)
        sheet.paste(image, (column * (width + gap), row * (high + gap)))
    return sheet


def store_value_sheet(sources: list[Path], record: dict[str, Any]) -> int:
    """Store the sheet of these sources and name its pictures row by row; 1 if there are none."""
    entries = (record.get(name_of(source), NO_PICTURES) for source in sources)
    made = {name for entry in entries for name in entry["pictures"]}
    names = sorted(name for name in made if name.count(".") == 1)
    if not names:
        print("no such pictures")
        return 1
    VALUES.parent.mkdir(parents=True, exist_ok=True)
    value_sheet([ART / name for name in names]).save(VALUES)
    for first in range(0, len(names), 10):
        print(", ".join(Path(name).stem for name in names[first : first + 10]))
    print(VALUES)
    return 0


def main() -> int:
    """Make or check pictures; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="folders, sources or pictures; all without any")
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    parser.add_argument("--all", action="store_true", help="draw also what did not change")
    parser.add_argument("--values", action="store_true", help="one sheet in three values")
    args = parser.parse_args()
    record = read_record()
    sources = chosen(args.names, record)
    if args.values:
        return store_value_sheet(sources, record)
    if args.check:
        wrong = out_of_date(sources, record) + strays(record)
        if args.all:
            for source in sources:
                wrong += drawn_anew(source)
        print("\n".join([*wrong, f"{len(sources)} sources, {len(wrong)} faults"]))
        return 1 if wrong else 0
    forget_what_is_gone(record)
    faults: list[str] = []
    for source in sources:
        if args.all or out_of_date([source], read_record()):
            faults += make(source, read_record(), again=args.all)
    faults += strays(read_record())
    size = sum(path.stat().st_size for path in (ROOT / "assets").rglob("*") if path.is_file())
    print("\n".join([*faults, f"all assets: {size / 1e6:.1f} MB of {ALL_ASSETS_LIMIT / 1e6:.0f}"]))
    return 1 if faults or size > ALL_ASSETS_LIMIT else 0


if __name__ == "__main__":
    sys.exit(main())
