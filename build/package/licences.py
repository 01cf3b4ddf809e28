"""Collects the licences of everything shipped; refuses what has none that is known here."""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from contents import ROOT

HERE: Final = Path(__file__).parent
PACKAGES: Final = (
    *("pygame-ce", "pydantic", "pydantic-core", "annotated-types", "typing-extensions"),
    *("typing-inspection", "platformdirs", "polib", "rich", "pyinstaller"),
)
"""Distributions whose modules, or parts of them, are in the package."""
WITHOUT_TEXT: Final = {"pygame-ce": "LGPL-2.1.txt"}
"""Distributions that do not bring their licence along."""
LIBRARIES: Final = {
    r"SDL2(_\w+)?": ("SDL and its satellites", "Zlib"),
    r"harfbuzz": ("HarfBuzz", "MIT-Modern-Variant"),
    r"fluidsynth": ("FluidSynth", "LGPL-2.1-or-later"),
    r"asound": ("ALSA library", "LGPL-2.1-or-later"),
    r"freetype": ("FreeType", "FTL"),
    r"jpeg": ("libjpeg-turbo", "IJG AND BSD-3-Clause"),
    r"xmp": ("libxmp", "MIT"),
    r"vorbis(enc|file)?": ("Vorbis", "BSD-3-Clause"),
    r"ogg": ("Ogg", "BSD-3-Clause"),
    r"opus(file)?": ("Opus", "BSD-3-Clause"),
    r"FLAC": ("FLAC", "BSD-3-Clause"),
    r"sndfile": ("libsndfile", "LGPL-2.1-or-later"),
    r"mpg123": ("mpg123", "LGPL-2.1-or-later"),
    r"tiff": ("LibTIFF", "libtiff"),
    r"(webp(demux|mux|decoder)?|sharpyuv)": ("libwebp", "BSD-3-Clause"),
    r"png\d*": ("libpng", "libpng-2.0"),
    r"wavpack": ("WavPack", "BSD-3-Clause"),
    r"brotli\w+": ("Brotli", "MIT"),
    r"portmidi": ("PortMidi", "MIT"),
    r"(z|zlib1?)": ("zlib", "Zlib"),
    r"bz2": ("bzip2", "bzip2-1.0.6"),
    r"lzma": ("XZ Utils", "0BSD"),
    r"ffi": ("libffi", "MIT"),
    r"(gcc_s|stdc\+\+|gomp)\w*": ("GCC runtime", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    r"python[\d.]*": ("CPython", "PSF-2.0"),
    r"(expat|mpdec)\w*": ("CPython's helpers", "MIT AND BSD-2-Clause"),
    r"uuid": ("libuuid", "BSD-3-Clause"),
    r"(crypto|ssl)\w*": ("OpenSSL", "Apache-2.0"),
}
"""Names of shared libraries, without `lib` in front: what they are, and under which licence."""
SYSTEM: Final = re.compile(r"(vcruntime|msvcp|ucrtbase|api-ms-win)", re.IGNORECASE)
"""Microsoft's runtime, which may be passed on with a program that needs it."""


class UnknownLibraryError(Exception):
    """Libraries would be shipped whose licence nobody has looked up."""


def collect(package: Path, target: Path) -> None:
    """Writes the folder `licences` for what stands in the package."""
    target.mkdir(parents=True, exist_ok=True)
    for text in sorted((ROOT / "LICENSES").glob("[!L]*.txt")):
        shutil.copy2(text, target / f"ecosfera-{text.name}")
    for font in sorted((ROOT / "assets" / "fonts").glob("OFL-*.txt")):
        shutil.copy2(font, target / font.name)
    for text in sorted((HERE / "licences").glob("*.txt")):
        shutil.copy2(text, target / text.name)
    shutil.copy2(_of_python(), target / "Python.txt")
    lines = ["What is shipped with Ecosfera, and under which licence.", ""]
    lines.append("Ecosfera: code MIT, pictures, data and texts CC BY 4.0, fonts OFL 1.1")
    lines += [_of_distribution(name, target) for name in PACKAGES]
    lines += ["", "Shared libraries, built by pygame-ce, by Python or by your system:", ""]
    lines += _libraries(package)
    lines += [
        "",
        "The libraries under LGPL are separate files of this package; each can be replaced by",
        "another build. Their sources: https://github.com/pygame-community/pygame-ce and the",
        "projects' own sites. The program itself may be changed and built again: see its source.",
    ]
    (target / "README.txt").write_text("\n".join(lines) + "\n", "utf-8")


def _of_python() -> Path:
    """The licence of the Python that is packed."""
    for place in (
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE",
    ):
        if place.is_file():
            return place
    raise FileNotFoundError("This Python has no LICENSE.txt; use one from python.org.")


def _of_distribution(name: str, target: Path) -> str:
    """Copies the licence of a distribution; returns a line about it."""
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


def _libraries(package: Path) -> list[str]:
    """A line for each shared library of the package."""
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
        if known is None:
            unknown.append(file.name)
        else:
            lines.append(f"{file.name}: {known[0]}, {known[1]}")
    if unknown:
        raise UnknownLibraryError(
            f"Look up the licences of {', '.join(unknown)} and add them to {__file__}."
        )
    return lines
