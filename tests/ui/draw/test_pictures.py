"""Pictures have the requested size, and a missing one is not an error."""

from __future__ import annotations

import threading
import weakref
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.theme import colour

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def art(tmp_path: Path) -> Path:
    """Return a picture, red on the left and blue on the right, and a white sign with a hole."""
    (tmp_path / "species").mkdir()
    (tmp_path / "signs").mkdir()
    picture = pygame.Surface((80, 120))
    picture.fill("red", (0, 0, 40, 120))
    picture.fill("blue", (40, 0, 40, 120))
    pygame.image.save(picture, tmp_path / "species" / "cod.png")
    sign = pygame.Surface((64, 64), pygame.SRCALPHA)
    sign.fill((250, 240, 230, 255), (0, 0, 32, 64))
    pygame.image.save(sign, tmp_path / "signs" / "coast.png")
    (tmp_path / "species" / "broken.png").write_bytes(b"no picture")
    return tmp_path


def test_a_picture_fills_the_size_asked_for(art: Path) -> None:
    image = Pictures([art]).get("species/cod", (40, 60))
    assert image.get_size() == (40, 60)
    assert image.get_at((5, 30)).r > 200
    assert image.get_at((35, 30)).b > 200


def test_what_is_too_much_is_cut_off_around_the_focus(art: Path) -> None:
    left = Pictures([art]).get("species/cod", (20, 60), (0.0, 0.5))
    right = Pictures([art]).get("species/cod", (20, 60), (1.0, 0.5))
    assert left.get_at((10, 30)).r > 200
    assert right.get_at((10, 30)).b > 200


def test_zoom_shows_less(art: Path) -> None:
    near = Pictures([art]).get("species/cod", (40, 60), (0.0, 0.5), 2.0)
    assert near.get_at((35, 30)).r > 200


def test_an_even_picture_has_no_stripes(art: Path) -> None:
    sky = pygame.Surface((1920, 1080))
    sky.fill((250, 248, 200))
    pygame.image.save(sky, art / "species" / "sky.png")
    pictures = Pictures([art])
    for size in ((1366, 768), (1600, 900), (1920, 1080), (2400, 1350)):
        image = pictures.even("species/sky", size, (0.5, 0.5))
        assert image.get_size() == size
        row = {tuple(image.get_at((x, y)))[:3] for y in (100, 333) for x in range(size[0])}
        assert row == {(250, 248, 200)}


def test_a_picture_shown_large_is_made_from_its_larger_file(art: Path) -> None:
    large = pygame.Surface((160, 240))
    large.fill("green")
    pygame.image.save(large, art / "species" / "cod.large.png")
    pictures = Pictures([art])
    assert pictures.get("species/cod", (80, 120)).get_at((10, 60)).r > 200
    assert pictures.get("species/cod", (120, 180)).get_at((10, 60)).g > 100
    assert pictures.rounded("species/cod", (120, 180), 4).get_at((10, 60)).g > 100


@pytest.mark.parametrize("keep", [True, False])
def test_a_thread_reads_the_larger_file_of_a_picture_made_in_steps(
    art: Path, monkeypatch: pytest.MonkeyPatch, *, keep: bool
) -> None:
    large = pygame.Surface((160, 240))
    large.fill("green")
    pygame.image.save(large, art / "species" / "cod.large.png")
    pictures, size = Pictures([art]), (160, 240)
    readers = []
    read = pygame.image.load

    def load(path: Path) -> pygame.Surface:
        readers.append((path.name, threading.current_thread() is threading.main_thread()))
        return read(path)

    monkeypatch.setattr(pygame.image, "load", load)
    for _ in pictures.rounded_in_steps("species/cod", size, 4, keep=keep):
        pass
    assert readers == [("cod.png", True), ("cod.large.png", False)]
    assert pictures.rounded("species/cod", size, 4, keep=keep).get_at((10, 60)).g > 100
    assert list(pictures.rounded_in_steps("species/cod", size, 4, keep=keep)) == []
    assert len(readers) == 2


def test_a_picture_without_a_larger_file_is_enlarged(art: Path) -> None:
    pictures = Pictures([art])
    assert pictures.get("species/cod", (400, 600)).get_at((10, 60)).r > 200


def test_a_whole_picture_keeps_its_shape(art: Path) -> None:
    assert Pictures([art]).inside("species/cod", (300, 60)).get_size() == (40, 60)


def test_a_portrait_is_round(art: Path) -> None:
    image = Pictures([art]).portrait("species/cod", 40)
    assert image.get_at((0, 0)).a == 0
    assert image.get_at((20, 20)).a == 255


def test_a_sign_can_be_in_one_colour(art: Path) -> None:
    pictures = Pictures([art])
    plain = pictures.sign("coast", 32)
    tinted = pictures.sign("coast", 32, (10, 20, 30, 255))
    assert tuple(plain.get_at((5, 16))) == (250, 240, 230, 255)
    assert tuple(tinted.get_at((5, 16))) == (10, 20, 30, 255)
    assert tinted.get_at((28, 16)).a == 0


@pytest.mark.parametrize("name", ["species/nobody", "species/broken"])
def test_a_missing_or_broken_picture_is_a_placeholder(art: Path, name: str) -> None:
    pictures = Pictures([art])
    assert pictures.get(name, (40, 60)).get_size() == (40, 60)
    assert pictures.get(name, (40, 60)).get_at((20, 5)).a == 255


@pytest.mark.parametrize("name", ["species/nobody", "species/broken"])
def test_a_missing_or_broken_picture_cannot_be_loaded_as_it_is(art: Path, name: str) -> None:
    assert Pictures([art]).load(name) is None


def test_a_missing_sign_is_a_plain_disc(art: Path) -> None:
    disc = Pictures([art]).sign("nothing", 20, colour("#336699"))
    assert disc.get_size() == (20, 20)
    assert tuple(disc.get_at((10, 10))) == colour("#336699")
    assert [disc.get_at(corner).a for corner in ((0, 0), (19, 0), (0, 19), (19, 19))] == [0] * 4


def test_the_same_picture_is_scaled_once(art: Path) -> None:
    pictures = Pictures([art])
    assert pictures.get("species/cod", (40, 60)) is pictures.get("species/cod", (40, 60))


def test_a_picture_that_somebody_makes_already_is_taken_from_them_once(art: Path) -> None:
    made = pygame.Surface((40, 60))
    pictures = Pictures([art])
    pictures.expect("species/cod", (40, 60), (0.5, 0.5), lambda: made)
    assert pictures.get("species/cod", (20, 30)).get_size() == (20, 30)
    assert pictures.get("species/cod", (40, 60)) is made
    pictures.clear()
    assert pictures.get("species/cod", (40, 60)) is not made


def test_who_made_a_picture_is_forgotten_once_it_is_taken(art: Path) -> None:
    class Maker:
        def take(self) -> pygame.Surface:
            return pygame.Surface((40, 60))

        def made(self) -> bool:
            return True

    maker = Maker()
    known = weakref.ref(maker)
    pictures = Pictures([art])
    pictures.expect("species/cod", (40, 60), (0.5, 0.5), maker.take, maker.made)
    pictures.get("species/cod", (40, 60))
    del maker
    assert known() is None


def test_pictures_that_nobody_needs_any_more_are_not_waited_for(art: Path) -> None:
    pictures = Pictures([art])
    pictures.expect("species/cod", (40, 60), (0.5, 0.5), pytest.fail, lambda: False)
    pictures.expect_file("species/cod", pytest.fail)
    pictures.forget_expected()
    assert not pictures.awaited("species/cod", (40, 60), (0.5, 0.5))
    assert pictures.get("species/cod", (40, 60)).get_size() == (40, 60)


def test_a_picture_taken_out_of_the_cache_is_made_again(art: Path) -> None:
    pictures = Pictures([art])
    mine = pictures.take("species/cod", (40, 60))
    assert pictures.cache.held == 0
    assert pictures.get("species/cod", (40, 60)) is not mine


def test_a_picture_that_nobody_could_make_is_made_as_any_other(art: Path) -> None:
    pictures = Pictures([art])
    pictures.expect("species/cod", (40, 60), (0.5, 0.5), lambda: None)
    assert pictures.get("species/cod", (40, 60)).get_at((5, 30)) == Pictures([art]).get(
        "species/cod", (40, 60)
    ).get_at((5, 30))


def test_a_file_that_somebody_loads_already_is_taken_from_them(art: Path) -> None:
    loaded = pygame.Surface((90, 30))
    pictures = Pictures([art])
    pictures.expect_file("species/cod", lambda: loaded)
    assert pictures.natural("species/cod") == (90, 30)


def test_a_file_that_nobody_could_load_is_loaded_as_any_other(art: Path) -> None:
    pictures = Pictures([art])
    pictures.expect_file("species/cod", lambda: None)
    assert pictures.natural("species/cod") == Pictures([art]).natural("species/cod")


def test_a_picture_comes_from_the_first_folder_that_has_it(art: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    (own / "species").mkdir(parents=True)
    pygame.image.save(pygame.Surface((4, 4)), own / "species" / "eel.png")
    pictures = Pictures([own, art])
    assert pictures.natural("species/eel") == (4, 4)
    assert pictures.natural("species/cod") == Pictures([art]).natural("species/cod")
    assert not Pictures([own]).has("species/cod")


def test_only_small_files_are_kept_to_scale_them_again(
    art: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.image.save(pygame.Surface((1080, 720)), art / "species" / "wide.png")
    loaded: list[str] = []
    load = pygame.image.load

    def count(path: Path) -> pygame.Surface:
        loaded.append(path.stem)
        return load(path)

    monkeypatch.setattr(pygame.image, "load", count)
    pictures = Pictures([art])
    for name in ("species/cod", "species/wide"):
        for size in ((40, 40), (60, 60)):
            pictures.get(name, size)
    assert loaded == ["cod", "wide", "wide"]
