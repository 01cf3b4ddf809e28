#!/usr/bin/env python3
"""Build the package for this system: a folder that runs without installation, and its zip.

    python build/build.py            build into build/out
    python build/build.py --check    also compare the rules in 1000 games, and run the self-check
    python build/build.py --pure     leave the rules as they are: slower, but needs no C compiler

Needs the dependencies of the project and of its extra `package`, and a C compiler.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE / "package")]

import compare_rules  # noqa: E402
import compile_rules  # noqa: E402
import contents  # noqa: E402
import desktop  # noqa: E402
import icons  # noqa: E402
import licences  # noqa: E402
import pages  # noqa: E402

OUT: Final = HERE / "out"
WORK: Final = OUT / "work"
LARGEST: Final = 90_000_000
"""Maximum size of the folder in bytes."""
SYSTEMS: Final = {"win32": "windows", "darwin": "macos"}


def main() -> int:
    """Build the package and return the exit status of the first step that failed, or 0."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="run the program's self-check")
    parser.add_argument("--pure", action="store_true", help="do not compile the rules")
    options = parser.parse_args()
    prepare()
    if not options.pure:
        try:
            rules = compile_rules.compiled()
        except compile_rules.CompileError as error:
            sys.stderr.write(f"{error}\nWith --pure the package is built without compiled rules.\n")
            return 1
        if options.check and (status := compare_rules.compare(rules)):
            return status
        shutil.copytree(rules, WORK / "compiled")
    if status := freeze():
        return status
    folder = add_documents()
    try:
        licences.collect(folder, folder / "licences", modules(folder))
    except licences.UnknownLibraryError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    packed = pack(folder)
    report(folder, packed)
    if size(folder) > LARGEST:
        sys.stderr.write(f"The package is larger than {LARGEST / 1e6:.0f} MB.\n")
        return 1
    return subprocess.call([program(folder), "--self-check"]) if options.check else 0


def prepare() -> None:
    """Empty the work folder and create the files that PyInstaller needs."""
    for name in (contents.NAME, f"{contents.NAME}.app", "package"):
        shutil.rmtree(OUT / name, ignore_errors=True)
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    icons.make(contents.ROOT / "assets" / "art" / "app" / "icon.png", WORK / "icons")
    (WORK / "version.txt").write_text(version_information(contents.version()), "utf-8")


def version_information(version: str) -> str:
    """Return the text of Windows' "Details" tab in PyInstaller's notation."""
    numbers = tuple(int(part) for part in version.split(".")[:3])
    four = (*numbers, *(0,) * (4 - len(numbers)))
    told = {
        "CompanyName": "The Ecosfera developers",
        "FileDescription": "Ecosfera Baltica",
        "FileVersion": version,
        "InternalName": "ecosfera",
        "LegalCopyright": "MIT, CC BY 4.0, OFL 1.1",
        "OriginalFilename": "Ecosfera.exe",
        "ProductName": "Ecosfera Baltica",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in told.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0x0, OS=0x40004,\n"
        "    fileType=0x1, subtype=0x0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable('040904B0', [{strings}])]),\n"
        "    VarFileInfo([VarStruct('Translation', [1033, 1200])])]\n)\n"
    )


def freeze() -> int:
    """Run PyInstaller and return its exit status."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(OUT), "--workpath", str(WORK / "pyinstaller")]
    # A fixed hash seed makes the archive reproducible.
    environment = dict(os.environ, PYTHONHASHSEED="0")
    return subprocess.call([*command, str(HERE / "ecosfera.spec")], env=environment)


def add_documents() -> Path:
    """Add the documents and desktop files to the built folder and return it."""
    folder = OUT / contents.NAME
    if sys.platform == "darwin":
        # As on other systems, the application is one of several things in the folder.
        shutil.rmtree(folder)
        folder.mkdir()
        shutil.move(OUT / f"{contents.NAME}.app", folder / f"{contents.NAME}.app")
    shutil.copy2(HERE / "package" / "README.txt", folder / "README.txt")
    shutil.copy2(HERE / "package" / "classroom-example.toml", folder)
    pages.make(contents.ROOT / "assets" / "teachers", folder / "teachers")
    if sys.platform not in SYSTEMS:
        # USB sticks cannot hold links, and the libraries are found without them.
        for path in folder.rglob("*"):
            if path.is_symlink():
                path.unlink()
        icon_files = {side: WORK / "icons" / f"{side}.png" for side in icons.LINUX}
        desktop.install(folder, icon_files)
    return folder


def program(folder: Path) -> str:
    """Return the path of the executable that can write to a terminal."""
    inside = {
        "win32": "ecosfera-console.exe",
        "darwin": f"{contents.NAME}.app/Contents/MacOS/ecosfera",
    }.get(sys.platform, "ecosfera")
    return str(folder / inside)


def modules(folder: Path) -> set[str]:
    """Return the names of all Python modules in the package."""
    from PyInstaller.archive.readers import CArchiveReader  # noqa: PLC0415 (only a build has it)

    archive = CArchiveReader(program(folder))
    found = {name for name, entry in archive.toc.items() if entry[-1] in {"m", "s"}}
    found |= archive.open_embedded_archive("PYZ.pyz").toc.keys()
    alone = {"lib-dynload", "_internal", "Frameworks"}
    for path in folder.rglob("*"):
        extension = path.suffix == ".pyd" or ".cpython-" in path.name or ".abi3." in path.name
        if extension and path.parent.name in alone:
            found.add(path.name.partition(".")[0])
    return found


def pack(folder: Path) -> Path:
    """Write a zip of the folder, keeping permissions and links, and its checksum.

    Return the zip.
    """
    machine = platform.machine().lower().replace("amd64", "x86_64")
    system = SYSTEMS.get(sys.platform, "linux")
    packed = OUT / "package" / f"ecosfera-{contents.version()}-{system}-{machine}.zip"
    packed.parent.mkdir(parents=True)
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for path in sorted(folder.rglob("*")):
            name = f"{contents.NAME}/{path.relative_to(folder).as_posix()}"
            if path.is_symlink():
                link = zipfile.ZipInfo(name)
                link.create_system = 3
                link.external_attr = 0o120777 << 16
                target.writestr(link, str(path.readlink()))
            elif path.is_file():
                target.write(path, name)
    digest = hashlib.sha256(packed.read_bytes()).hexdigest()
    packed.with_name(f"{packed.name}.sha256").write_text(f"{digest}  {packed.name}\n", "utf-8")
    return packed


def report(folder: Path, packed: Path) -> None:
    """Print what was built and how large it is."""
    art = sum(path.stat().st_size for path, _ in contents.data_files() if "art" in path.parts)
    whole = size(folder)
    print(f"folder   {folder}: {whole / 1e6:.1f} MB, {(whole - art) / 1e6:.1f} MB without pictures")
    print(f"zip      {packed}: {packed.stat().st_size / 1e6:.1f} MB")
    print(f"sha256   {packed.with_name(f'{packed.name}.sha256').read_text('utf-8').split()[0]}")


def size(folder: Path) -> int:
    """Return the total size of the files in bytes."""
    return sum(p.stat().st_size for p in folder.rglob("*") if p.is_file() and not p.is_symlink())


if __name__ == "__main__":
    sys.exit(main())
