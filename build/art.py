"""Renders the drawings of assets/art/src to the pictures the game loads.

    python build/art.py              render what changed since the last time
    python build/art.py species      only these folders or names
    python build/art.py --lint       only check the sources
    python build/art.py --all        render everything again
    python build/art.py --check      tell which pictures are not what their drawings give
    python build/art.py --check --all    the same, by rendering them again: slow

A source `assets/art/src/<folder>/<name>.svg` becomes `assets/art/<folder>/<name>.webp`, or `.png`
where a picture is small and must be exact. Cards that are shown large get a second, larger picture
`<name>.large.webp`; the title gets a smaller one for the first moment. What was rendered from what
stands in `assets/art/rendered.json`, so that a drawing which did not change is not rendered again;
`ecosfera check` takes from there which pictures there must be. Needs the packages of the extra
`art`.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import re
import sys
import time
import xml.etree.ElementTree as ET
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ART = ROOT / "assets" / "art"
SOURCES = ART / "src"
RECORD = ART / "rendered.json"
ALL_ASSETS_LIMIT = 25_000_000
SOURCE_LIMIT = 300_000
FORBIDDEN = {"image", "text", "tspan", "textPath", "script", "foreignObject", "style", "a"}


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
    "menu": Recipe(1920, quality=82),
    "sea": Recipe(960, quality=86),
    "portraits": Recipe(384),
    "tiles": Recipe(384, quality=88),
    "tokens": Recipe(256, quality=90),
}
LARGE = {folder: Recipe(800, quality=76) for folder in ("species", "policies", "pressures")}
"""Pictures shown larger than a card: in the guide, as an event, and in windows of 2160 lines."""
SMALL = {"app/title": Recipe(640, ".png")}
"""Pictures of which a smaller one is shown before everything else: it is read in a moment."""
CARDS = Recipe(480)
"""Everything else is a card, or as large as one."""
CARD_FOLDERS = {"species", "policies", "pressures", "elements", "backs"}


def recipe(source: Path) -> Recipe:
    """How a drawing is rendered."""
    folder = source.parent.name
    return RECIPES.get(f"{folder}/{source.stem}", RECIPES.get(folder, CARDS))


def view_box(root: ET.Element) -> tuple[float, float, float, float] | None:
    """The view box of a drawing, or none if it has no good one."""
    parts = re.split(r"[\s,]+", root.get("viewBox", "").strip())
    try:
        x, y, width, height = map(float, parts)
    except ValueError:
        return None
    return (x, y, width, height) if width > 0 and height > 0 else None


def lint(source: Path) -> list[str]:
    """Everything that is wrong with a drawing, in words."""
    content = source.read_bytes()
    try:
        root = ET.fromstring(content)  # noqa: S314 (our own drawings)
    except ET.ParseError as error:
        return [f"is not well-formed XML: {error}"]
    wrong = []
    box = view_box(root)
    if box is None:
        wrong.append("has no view box")
    elif source.parent.name in CARD_FOLDERS and abs(box[2] / box[3] - 2 / 3) > 0.01:
        wrong.append(f"has a view box of {box[2]:g}x{box[3]:g}; a card is 2:3")
    if len(content) > SOURCE_LIMIT:
        wrong.append(f"is {len(content) // 1000} kB; {SOURCE_LIMIT // 1000} are enough")
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


def references(element: ET.Element) -> list[str]:
    """Everything an element refers to; a script counts as something outside."""
    found = []
    for key, value in element.attrib.items():
        name = key.rpartition("}")[2]
        if name == "href" or name.startswith("on"):
            found.append(value)
        else:
            found.extend(re.findall(r"url\(\s*['\"]?([^)'\"]*)", value))
    return found


@dataclass(frozen=True)
class Rendering:
    """A picture that is made of a drawing."""

    source: Path
    how: Recipe
    size: str = ""
    """`large` or `small` for a second picture of the same drawing."""

    @property
    def name(self) -> str:
        """What it is called in the record."""
        name = f"{self.source.parent.name}/{self.source.name}"
        return f"{name} {self.size}" if self.size else name

    @property
    def target(self) -> Path:
        """Where it goes."""
        middle = f".{self.size}" if self.size else ""
        folder = ART / self.source.parent.name
        return folder / f"{self.source.stem}{middle}{self.how.suffix}"

    @property
    def fingerprint(self) -> str:
        """Changes when the drawing or its recipe changes."""
        made = json.dumps(asdict(self.how), sort_keys=True).encode()
        return hashlib.sha256(self.source.read_bytes() + made).hexdigest()[:20]


def renderings(source: Path) -> list[Rendering]:
    """Every picture that is made of a drawing."""
    found = [Rendering(source, recipe(source))]
    folder = source.parent.name
    if folder in LARGE:
        found.append(Rendering(source, LARGE[folder], "large"))
    if f"{folder}/{source.stem}" in SMALL:
        found.append(Rendering(source, SMALL[f"{folder}/{source.stem}"], "small"))
    return found


def render(picture: Rendering) -> bytes:
    """The picture of a drawing, as the bytes of its file."""
    import resvg_py  # noqa: PLC0415 (the lint needs neither)
    from PIL import Image  # noqa: PLC0415

    source, how = picture.source, picture.how
    rendered = resvg_py.svg_to_bytes(svg_path=str(source), width=how.width, skip_system_fonts=True)
    image = Image.open(io.BytesIO(bytes(rendered)))
    if image.mode == "RGBA" and image.getextrema()[3][0] == 255:
        image = image.convert("RGB")
    out = io.BytesIO()
    if how.suffix == ".png":
        image.save(out, "PNG", optimize=True)
    else:
        image.save(out, "WEBP", quality=how.quality, method=6, alpha_quality=90, exact=False)
    return out.getvalue()


def stale(picture: Rendering, record: dict[str, str], *, again: bool = False) -> bool:
    """Whether a picture is not what its drawing gives; `again`: by rendering it."""
    if record.get(picture.name) != picture.fingerprint or not picture.target.is_file():
        return True
    return again and render(picture) != picture.target.read_bytes()


def read_record() -> dict[str, str]:
    """The fingerprints of what was rendered, by source."""
    try:
        return dict(json.loads(RECORD.read_text("utf-8")))
    except FileNotFoundError:
        return {}


def write_record(record: dict[str, str]) -> None:
    """Keep the fingerprints."""
    fresh = RECORD.with_suffix(".new")
    fresh.write_text(json.dumps(dict(sorted(record.items())), indent=0) + "\n", "utf-8")
    fresh.replace(RECORD)


def chosen(names: list[str]) -> list[Path]:
    """The sources of these folders or names; all without any. Signs come first."""
    found = sorted(SOURCES.glob("*/*.svg"), key=lambda p: (p.parent.name != "signs", p))
    return [p for p in found if not names or p.stem in names or p.parent.name in names]


def forget_what_is_gone(record: dict[str, str]) -> None:
    """Remove the pictures of drawings that are not there any more."""
    known = {picture.name for source in chosen([]) for picture in renderings(source)}
    for gone in set(record) - known:
        folder, name = gone.split("/")
        if gone.endswith(".svg"):
            for old in (ART / folder).glob(name.removesuffix(".svg") + ".*"):
                old.unlink()
        del record[gone]


def main() -> int:
    """Lint and render; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="folders or names; without any, everything")
    parser.add_argument("--lint", action="store_true", help="only check the sources")
    parser.add_argument("--check", action="store_true", help="only tell what is out of date")
    parser.add_argument("--all", action="store_true", help="render also what did not change")
    parser.add_argument("--seconds", type=float, help="start no more renders after so long")
    args = parser.parse_args()
    sources = chosen(args.names)
    faults = [(s, fault) for s in sources for fault in lint(s)]
    for source, fault in faults:
        print(f"{source.relative_to(ROOT)} {fault}")
    broken = {source for source, _ in faults}
    if args.lint:
        print(f"{len(sources)} drawings, {len(faults)} faults")
        return 1 if faults else 0
    pictures = [p for source in sources if source not in broken for p in renderings(source)]
    pictures.sort(key=lambda picture: picture.size == "large")
    if args.check:
        record = read_record()
        wrong = [p.name for p in pictures if stale(p, record, again=args.all)]
        for name in wrong:
            print(f"{name} is not what its drawing gives")
        print(f"{len(pictures)} pictures, {len(wrong)} out of date, {len(faults)} faults")
        return 1 if wrong or faults else 0
    record = read_record()
    forget_what_is_gone(record)
    write_record(record)
    began = time.monotonic()
    for picture in pictures:
        if not args.all and not stale(picture, read_record()):
            continue
        if args.seconds and time.monotonic() - began > args.seconds:
            print("time is up; run again for the rest")
            break
        start, mark = time.monotonic(), picture.fingerprint
        content = render(picture)
        picture.target.parent.mkdir(parents=True, exist_ok=True)
        picture.target.write_bytes(content)
        # Read the record again: another run may have changed it.
        write_record(read_record() | {picture.name: mark})
        seconds = time.monotonic() - start
        print(f"{picture.name}  {len(content) / 1000:.0f} kB  {seconds:.1f} s", flush=True)
    size = sum(p.stat().st_size for p in (ROOT / "assets").rglob("*") if p.is_file())
    print(f"all assets: {size / 1e6:.1f} MB of {ALL_ASSETS_LIMIT / 1e6:.0f}")
    return 1 if faults or size > ALL_ASSETS_LIMIT else 0


if __name__ == "__main__":
    sys.exit(main())
