"""Collect the licences of everything shipped; refuse anything without a known one."""

from __future__ import annotations

import json
import re
import shutil
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path
from typing import TYPE_CHECKING, Final

from contents import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable

HERE: Final = Path(__file__).parent
TEXTS: Final = HERE / "licences"
OF_LIBRARIES: Final = TEXTS / "shared-libraries.txt"
BUILDER: Final = "pyinstaller"
"""PyInstaller; its bootloader and some of its modules are part of every program it builds."""
OF_BUILDER: Final = re.compile(r"pyi\w+|_pyi\w*|pyimod\w+|streams|PyInstaller")
OF_COMPILER: Final = re.compile(r"\w+__mypyc")
"""Libraries of compiled modules; the run-time library of mypyc is part of them."""
WITHOUT_TEXT: Final = {"pygame-ce": "LGPL-2.1.txt"}
"""Distributions that do not include their licence."""
LIBRARIES: Final = {
    r"SDL2": ("SDL", "Zlib"),
    r"SDL2_image": ("SDL_image", "Zlib"),
    r"SDL2_mixer": ("SDL_mixer", "Zlib"),
    r"SDL2_ttf": ("SDL_ttf", "Zlib"),
    r"harfbuzz": ("HarfBuzz", "MIT-Modern-Variant"),
    r"fluidsynth": ("FluidSynth", "LGPL-2.1-or-later"),
    r"freetype": ("FreeType", "FTL"),
    r"jpeg": ("libjpeg-turbo", "IJG AND BSD-3-Clause"),
    r"xmp": ("libxmp", "MIT"),
    r"vorbis(enc|file)?": ("Vorbis", "BSD-3-Clause"),
    r"ogg": ("Ogg", "BSD-3-Clause"),
    r"opus": ("Opus", "BSD-3-Clause"),
    r"opusfile": ("Opusfile", "BSD-3-Clause"),
    r"FLAC": ("FLAC", "BSD-3-Clause"),
    r"sndfile": ("libsndfile", "LGPL-2.1-or-later"),
    r"mpg123": ("mpg123", "LGPL-2.1-or-later"),
    r"tiff": ("LibTIFF", "libtiff"),
    r"(webp(demux|mux|decoder)?|sharpyuv)": ("libwebp", "BSD-3-Clause"),
    r"png\d*": ("libpng", "libpng-2.0"),
    r"wavpack": ("WavPack", "BSD-3-Clause"),
    r"portmidi": ("PortMidi", "MIT"),
    r"brotli\w+": ("Brotli", "MIT"),
    r"(z|zlib1?)": ("zlib", "Zlib"),
    r"bz2": ("bzip2", "bzip2-1.0.6"),
    r"lzma": ("XZ Utils", "0BSD"),
    r"ffi": ("libffi", "MIT"),
    r"(gcc_s|stdc\+\+|gomp)\w*": ("GCC runtime", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    r"uuid": ("libuuid", "BSD-3-Clause"),
    r"python[\d.]*": ("CPython", "PSF-2.0"),
    r"(expat|mpdec)\w*": ("CPython", "MIT AND BSD-2-Clause"),
}
"""The notice and the licence of each shared library, by a pattern for its name without `lib`.

The notice is the heading in `shared-libraries.txt`; those of CPython have files of their own.
"""
SYSTEM: Final = re.compile(r"(vcruntime|msvcp|ucrtbase|api-ms-win)", re.IGNORECASE)
"""Microsoft's runtime, which may be redistributed with programs that need it."""
FONTS: Final = {
    "fraunces": "OFL-Fraunces.txt",
    "nunito": "OFL-Nunito.txt",
    "vollkorn": "OFL-Vollkorn.txt",
    "notosans": "OFL-NotoSans.txt",
    "firacode": "OFL-FiraCode.txt",
    "freesansbold": "GPL-2.0.txt",
}
"""The text of the licence by the first part of a font's file name."""
CRATES: Final = {
    "MIT": "pydantic-core-crates.txt",
    "Apache-2.0": "Apache-2.0.txt",
    "Unicode-3.0": "Unicode-3.0.txt",
    "Unicode-DFS-2016": "Unicode-3.0.txt",  # which took its place
    "Zlib": "pydantic-core-crates.txt",
}
"""Accepted licences of Rust crates, and the files with their texts."""


class UnknownLibraryError(Exception):
    """The package contains something whose licence is not known here."""


def collect(package: Path, target: Path, modules: Iterable[str]) -> None:
    """Write the folder `licences` for everything in the package.

    `modules` are the names of all Python modules in it, as separate files or archived.
    """
    target.mkdir(parents=True, exist_ok=True)
    for text in sorted((ROOT / "LICENSES").glob("[!L]*.txt")):
        shutil.copy2(text, target / f"ecosfera-{text.name}")
    for font in sorted((ROOT / "assets" / "fonts").glob("OFL-*.txt")):
        shutil.copy2(font, target / font.name)
    for text in sorted(TEXTS.glob("*.txt")):
        shutil.copy2(text, target / text.name)
    shutil.copy2(_of_python(), target / "Python.txt")
    lines = ["What is shipped with Ecosfera, and under which licence.", ""]
    lines.append("Ecosfera: code MIT, pictures, data and texts CC BY 4.0, fonts OFL 1.1")
    python = sys.version.split()[0]
    lines.append(f"Python {python}: PSF-2.0 (Python.txt; its parts: Python-parts.txt)")
    names = distributions(modules)
    lines += [_of_distribution(name, target) for name in names]
    if "pydantic-core" in names:
        lines.append(_crates(target))
    lines += ["", "Fonts:", "", *_fonts(package, target)]
    lines += ["", "Shared libraries, built by pygame-ce, by Python or by your system, with their"]
    lines += ["notices in shared-libraries.txt:", "", *_libraries(package)]
    lines += [
        "",
        "The libraries under LGPL are separate files of this package; each can be replaced by",
        "another build. Their sources: https://github.com/pygame-community/pygame-ce and the",
        "projects' own sites. The program itself may be changed and built again: see its source.",
        "The font FreeSansBold is of GNU FreeFont: https://ftp.gnu.org/gnu/freefont/",
    ]
    (target / "README.txt").write_text("\n".join(lines) + "\n", "utf-8")


def distributions(modules: Iterable[str]) -> list[str]:
    """Return the distributions that these modules belong to.

    Raise `UnknownLibraryError` for a module that belongs to none.
    """
    owners = packages_distributions()
    found, unknown = {BUILDER}, set()
    for top in {name.partition(".")[0] for name in modules}:
        ours = top in {"ecosfera", "__main__"} or top.startswith("_sysconfigdata")
        if ours or top in sys.stdlib_module_names or OF_BUILDER.fullmatch(top):
            continue
        if OF_COMPILER.fullmatch(top):
            found.add("mypy")
            continue
        # Several distributions may claim a name; take them all.
        names = owners.get(top, ())
        found.update(re.sub(r"[-_.]+", "-", name).lower() for name in names)
        if not names:
            unknown.add(top)
    if unknown:
        raise UnknownLibraryError(f"Nobody knows whose modules these are: {sorted(unknown)}.")
    return sorted(found)


def _of_python() -> Path:
    """Return the licence of the Python that is packed."""
    for place in (
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE",
    ):
        if place.is_file():
            return place
    raise FileNotFoundError("This Python has no LICENSE.txt; use one from python.org.")


def _of_distribution(name: str, target: Path) -> str:
    """Copy the licence of a distribution and return a line about it."""
    try:
        found = distribution(name)
    except PackageNotFoundError as error:
        raise UnknownLibraryError(f"{name} is not installed here; is it still needed?") from error
    texts = [
        file
        for file in found.files or []
        if re.match(r"(licen[cs]e|copying)", file.name, re.IGNORECASE)
        and "dist-info" in file.parts[0]
    ]
    for number, file in enumerate(texts):
        end = f"-{number + 1}" if number else ""
        shutil.copy2(found.locate_file(file), target / f"{name}{end}.txt")  # type: ignore[arg-type]
    own = WITHOUT_TEXT.get(name)
    if not texts and own is None:
        raise UnknownLibraryError(f"{name} {found.version} brings no licence along; look it up.")
    about = found.metadata.get("License-Expression") or found.metadata.get("License") or ""
    told = about.splitlines()[0] if about else ""
    return f"{name} {found.version}: {told or 'see the text'} ({own or f'{name}.txt'})"


def _crates(target: Path) -> str:
    """Write the list of Rust crates in pydantic-core and return a line about it."""
    files = distribution("pydantic-core").files or []
    lists = [file for file in files if file.name.endswith(".cyclonedx.json")]
    if not lists:
        raise UnknownLibraryError("pydantic-core brings no list of its Rust crates; look them up.")
    parts = json.loads(Path(str(lists[0].locate())).read_text("utf-8"))["components"]
    lines, unknown = [], []
    for part in parts:
        if part.get("scope") == "excluded":
            # Used only for building.
            continue
        name = f"{part['name']} {part['version']}"
        given = " AND ".join(
            entry.get("expression") or entry["license"].get("id", "?")
            for entry in part.get("licenses", [])
        )
        lines.append(f"{name}: {given or '?'}; {part.get('author', 'its authors')}")
        if not allowed(given):
            unknown.append(f"{name} ({given or 'none'})")
    if unknown:
        raise UnknownLibraryError(f"Look up the licences of these Rust crates: {unknown}.")
    file = target / CRATES["MIT"]
    head = file.read_text("utf-8")
    file.write_text(head + "\n".join(lines) + "\n", "utf-8")
    return f"Rust crates in pydantic-core: {len(lines)}, each with its licence ({file.name})"


def allowed(expression: str) -> bool:
    """Return whether every part of an SPDX expression offers a licence in `CRATES`."""
    parts = expression.replace("(", "").replace(")", "").split(" AND ")
    return all(any(choice in CRATES for choice in part.split(" OR ")) for part in parts)


def _fonts(package: Path, target: Path) -> list[str]:
    """Return a line for each font file of the package."""
    lines, unknown = [], []
    for file in sorted(package.rglob("*")):
        if file.suffix.lower() not in {".ttf", ".otf", ".ttc", ".woff", ".woff2"}:
            continue
        text = next((t for start, t in FONTS.items() if file.name.lower().startswith(start)), None)
        if text is None or not (target / text).is_file():
            unknown.append(file.name)
        else:
            lines.append(f"{file.name}: {text.removesuffix('.txt')} ({text})")
    if unknown:
        raise UnknownLibraryError(f"Look up the licences of these fonts: {unknown}.")
    return lines


def _libraries(package: Path) -> list[str]:
    """Return a line for each shared library of the package, all of which must have a notice."""
    notices = set(re.findall(r"(?m)^={80}\n(.+)\n={80}$", OF_LIBRARIES.read_text("utf-8")))
    lines, unknown = [], []
    for file in sorted(package.rglob("*"), key=lambda path: path.name.lower()):
        shared = re.fullmatch(
            r"(?:lib)?(.+?)(-[0-9a-f]{8})?([-.]\d.*)?\.(so|dll|dylib)(\.[\d.]+)?", file.name
        )
        if file.is_symlink() or shared is None or ".cpython-" in file.name or ".abi3" in file.name:
            continue
        if SYSTEM.match(file.name) or re.fullmatch(r"python3\d*\.dll", file.name):
            continue
        name = re.sub(r"-\d.*$", "", shared[1])
        known = next(
            (about for pattern, about in LIBRARIES.items() if re.fullmatch(pattern, name)), None
        )
        if known is None or known[0] not in notices | {"CPython"}:
            unknown.append(file.name)
        else:
            lines.append(f"{file.name}: {known[0]}, {known[1]}")
    if unknown:
        raise UnknownLibraryError(
            f"Look up the licences of {', '.join(unknown)}; add them to {__file__}, and their "
            f"notices to {OF_LIBRARIES}."
        )
    return lines
