"""The guide of the territories of the second game."""

from __future__ import annotations

from ecosfera.games.co2.additions import INTENTS
from ecosfera.games.co2.guide import GuideScene
from ecosfera.games.co2.rules.ids import TERRITORIES
from ecosfera.ui.context import UiContext
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.program import Sit


def places(pilot: Pilot) -> list[str]:
    return [item for item in pilot.ids if item.startswith("place-")]


def test_all_territories_are_listed_and_read_with_the_keys(context: UiContext, sit: Sit) -> None:
    scene = GuideScene(context, "carpi")
    pilot = sit(scene)
    assert scene.names.territory(scene.territory) == "Carpi"
    assert len(places(pilot)) == TERRITORIES
    pilot.key("down")
    assert scene.names.territory(scene.territory) == "Campogalliano"
    pilot.key("down", "down")
    assert scene.names.territory(scene.territory) == "Modena’s historic centre"
    pilot.key("up", "up")
    spoken = [widget.name for widget in scene.widgets]
    assert "It has a museum of weighing scales, the Museo della Bilancia." in spoken
    assert any("Sustainable mobility" in name for name in spoken)


def test_they_are_found_by_what_people_live_by(context: UiContext, sit: Sit) -> None:
    scene = GuideScene(context)
    pilot = sit(scene)
    pilot.click("search")
    pilot.type("ceramic")
    assert places(pilot) == ["place-sassuolo", "place-fiorano"]
    pilot.type("xyz")
    assert places(pilot) == []
    pilot.key("escape")
    assert len(places(pilot)) == TERRITORIES


def test_the_name_of_an_area_takes_a_second_line_in_a_small_window(pictures: Pictures) -> None:
    app = offscreen((1024, 576), Settings(language="it", motion="off"), pictures, INTENTS)
    app.stack.push(GuideScene(app.context))
    Pilot(app).step()
    assert not app.context.text.faults
