"""Every sign of the CO2 game, one small picture each; `co2_sign_kit` says how they are drawn."""

import sys

sys.path.insert(0, __file__.rsplit("/signs/", 1)[0])
from co2_sign_kit import all_signs
from kit import DRAWINGS

folder = DRAWINGS / "signs"
folder.mkdir(parents=True, exist_ok=True)
for name, body in all_signs().items():
    title = name.replace("_", " ").capitalize()
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">\n<title>{title}</title>\n{body}\n</svg>\n'
    (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
