"""Pictures of the rulebooks: every one can be reached on the engine, and shows what it points at and what it says."""

from __future__ import annotations

from copy import copy
from typing import Any, cast

import msgspec
import pytest

from kingstable.kernel import AnyGame, find_game, game_ids
from kingstable.pictures import Album, BadPicture, album, check, drawn, faults, frames, picture, shown
from kingstable.play.refused import Refused
from kingstable.rulebook import book

GAME = find_game("kingdom_builder")
DRAWN = [id for id in game_ids() if album(find_game(id)).pictures]
STANDS = {"size": [400, 300], "lesson": "three/first", "points": ["hex:3,18"]}


@pytest.mark.parametrize("id", DRAWN)
def test_every_picture_shows_what_it_is_to_show(id: str) -> None:
    assert not list(faults(find_game(id)))


@pytest.mark.parametrize("id", DRAWN)
def test_a_page_gets_each_picture_from_one_seat_with_nothing_of_a_game_around_it(id: str) -> None:
    game = find_game(id)
    for name, frame in frames(game).items():
        seat = album(game).pictures[name].seat
        found = drawn(game, name)
        assert (found.size, len(found.scenes)) == (frame.size, frame.shots)
        for scene in found.scenes:
            assert (scene.seat, scene.table, scene.log) == (seat, "", [])
            assert {ask.seat for ask in scene.asks} <= {seat}


def test_a_picture_before_and_after_goes_on_from_the_one_to_the_other() -> None:
    before, after = (msgspec.json.decode(scene.view) for scene in drawn(GAME, "three").scenes)
    assert (before.get("built", 0), after["built"]) == (0, 3)


def test_a_picture_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refused, match="no picture"):
        drawn(GAME, "nothing")


class TestFaults:
    """Each fault is found in an album that has it."""

    @pytest.fixture
    def told(self, monkeypatch: pytest.MonkeyPatch) -> Told:
        return Told(monkeypatch)

    def test_a_good_picture_has_none(self, told: Told) -> None:
        assert told() == []
        assert told(shots=[{"lit": ["hex:3,18"]}, {"choose": ["build 3,18"], "holds": [BUILT], "asks": False}]) == []

    def test_what_cannot_be_reached_is_named(self, told: Told) -> None:
        assert told(shots=[{"choose": ["build 0,1"]}])[0].startswith("one: one: ")
        assert "there is no lesson 'four'" in told(lesson="four/first")[0]
        assert "there is no step 'sixth'" in told(lesson="three/sixth")[0]

    def test_what_is_not_to_be_seen_is_named(self, told: Told) -> None:
        assert told(points=["hex:3,18", "hex:20,0"]) == ["one: there is no hex:20,0"]
        assert told(shots=[{"lit": ["hex:0,1"]}]) == ["one: hex:0,1 is not lit"]
        assert told(shots=[{"lit": ["hex:3,18"], "asks": False}]) == ["one: hex:3,18 is not lit"]
        assert "does not hold" in told(shots=[{"holds": [BUILT]}])[0]

    def test_it_has_a_beginning_a_room_and_a_middle(self, told: Told) -> None:
        assert "or with a table" in told(table="late")[0]
        assert "there is no table 'late'" in told(table="late", lesson="")[0]
        assert "no room for 'mine'" in told(part="mine")[0]
        assert "where its middle is" in told(points=[])[0]

    def test_it_stands_in_the_text_and_where_it_is_needed(self, told: Told) -> None:
        told.named = "two"
        assert told()[:2] == ["en: two is in no album", "en: one does not stand there once"]
        told.named, told.needs = "one", ["tower"]
        assert told() == [f"{lang}: tower has no picture" for lang in ("en", "uk", "ru")]

    def test_with_an_owners_components_what_does_not_fit_is_left_out(self, told: Told) -> None:
        told(points=["hex:20,0"])
        assert check.left_out(_owned(), "one") and not frames(_owned())
        assert not check.left_out(GAME, "one") and frames(GAME)
        with pytest.raises(Refused):
            drawn(_owned(), "one")


BUILT = {"path": "view.built", "is": 1}


def _owned() -> AnyGame:
    """The game as if its components were an owner's."""
    game: Any = copy(GAME)
    game.info = msgspec.structs.replace(GAME.info, components="mine")
    return cast(AnyGame, game)


class Told:
    """The faults of an album of one picture, which stands in the text beside what is said of a turn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.named = "one"
        self.needs: list[str] = []

    def __call__(self, **one: Any) -> list[str]:
        written = {"needs": self.needs, "rooms": {"board": [1, 1]}, "pictures": {"one": STANDS | one}}
        made = msgspec.convert(written, Album)
        for module in (picture, check, shown):
            self.monkeypatch.setattr(module, "album", lambda game: made)
        self.monkeypatch.setattr(check, "book", self._book)
        return list(faults(GAME))

    def _book(self, game: AnyGame, lang: str) -> Any:
        found = book(game, lang)
        assert found is not None
        text = next(chapter for chapter in found.chapters if chapter.id == "turn")
        block = msgspec.structs.replace(text.blocks[0], picture=self.named)
        return msgspec.structs.replace(found, chapters=[msgspec.structs.replace(text, blocks=[block])])


def test_an_album_of_another_form_is_refused(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "pictures.json").write_text('{"picture": {}}')
    monkeypatch.setattr(picture, "files", lambda package: tmp_path)
    with pytest.raises(BadPicture, match="unknown field"):
        picture._album("elsewhere")
