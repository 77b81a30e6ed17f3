"""Rulebooks for people: one text in three languages that tells every clause, in a form that can be read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kingstable.kernel import LANGUAGES, find_game, game_ids
from kingstable.kernel.registry import folder_of
from kingstable.rulebook import BadRulebook, Block, book, check, faults, read, refusals, search, speaks_of, told
from kingstable.words.source import entries

GAMES = [id for id in game_ids() if book(find_game(id), "en") is not None]

TEXT = """# Stones

## Start here {#start}

Take stones,
then count them. [ZZ-1.1 ZZ-1.2]

- One thing,
  told at length
- Another [ZZ-2.1]

### In detail {#detail}

> An example
> of two lines
[ZZ-D1]

| a | b |
|---|---|
| 1 | 2 |

![A stone](picture:stone)
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_tells_all_rules_in_every_language(game: str) -> None:
    assert not list(faults(find_game(game)))


def test_a_text_is_read_into_chapters_and_blocks() -> None:
    found = read(TEXT, "en")
    assert (found.title, [(chapter.id, chapter.title, chapter.level) for chapter in found.chapters]) == (
        "Stones",
        [("start", "Start here", 2), ("detail", "In detail", 3)],
    )
    assert [block for chapter in found.chapters for block in chapter.blocks] == [
        Block("text", "Take stones, then count them.", ["ZZ-1.1", "ZZ-1.2"]),
        Block("list", "- One thing, told at length\n- Another", ["ZZ-2.1"]),
        Block("example", "An example of two lines", ["ZZ-D1"]),
        Block("table", "| a | b |\n|---|---|\n| 1 | 2 |", []),
        Block("picture", "A stone", [], "stone"),
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("# T\n\n## No id\n\nText.", "an id"),
        ("# T\n\n## A {#Upper}", "an id"),
        ("# T\n\n## A {#a}\nText.", "a line of its own"),
        ("# T\n\nText.\n\n## A {#a}", "before the first chapter"),
        ("# T\n\n## A {#a}\n\nText\n- and an item", "two kinds"),
        ("# T\n\n## A {#a}\n\n- item\n> example", "two kinds"),
        ("# T\n\n## A {#a}\n\n![](picture:stone)", "two kinds"),
    ],
)
def test_what_is_written_otherwise_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadRulebook, match=why):
        read(text, "en")


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_leads_to_a_clause_that_is_told(game: str) -> None:
    found = find_game(game)
    named, book_ = refusals(found), book(found, "en")
    reasons = {id for id, _ in entries((folder_of(game) / "locale" / "en.ftl").read_text(encoding="utf-8"))}
    assert book_ is not None and {*named.values()} <= told(book_).keys()
    assert not named or named.keys() == {id for id in reasons if id.startswith("why-")}


def test_a_clause_is_told_where_its_subject_is() -> None:
    text = TEXT.replace("[ZZ-D1]", "[ZZ-1.1 ZZ-D1]") + "\nMore of it. [ZZ-1.2]\n\n> Once more. [ZZ-1.2 ZZ-2.1]\n"
    places = told(read(text, "en"))
    assert places == {"ZZ-1.1": "start-1", "ZZ-1.2": "detail-3", "ZZ-2.1": "start-2", "ZZ-D1": "detail-1"}


FORMS = json.loads((Path(__file__).parent / "words" / "forms.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("forms", FORMS["same"], ids=lambda forms: forms[0])
def test_a_search_finds_a_word_in_all_its_forms(forms: list[str]) -> None:
    assert all(speaks_of(f"a {written}, b", sought) for written in forms for sought in forms)


@pytest.mark.parametrize("words", FORMS["other"], ids=lambda words: words[0])
def test_a_search_finds_no_other_word(words: list[str]) -> None:
    assert not any(speaks_of(f"a {one}, b", other) for one in words for other in words if one != other)


def test_a_search_takes_whole_chapters_by_title_and_blocks_by_all_its_words() -> None:
    found = read(TEXT, "en")
    assert [(chapter.id, len(chapter.blocks)) for chapter in search(found, "DETAILS")] == [("detail", 3)]
    assert [block.kind for chapter in search(found, "coun stone") for block in chapter.blocks] == ["text"]
    assert search(found, "castle") == search(found, "") == []


class TestFaults:
    """Each fault is found in a text that has it, and only there."""

    @pytest.fixture
    def told(self, monkeypatch: pytest.MonkeyPatch) -> Told:
        return Told(monkeypatch)

    def test_a_good_text_has_none(self, told: Told) -> None:
        assert told() == []

    def test_languages_that_part_are_named(self, told: Told) -> None:
        assert "block 1: en has" in told(uk=TEXT.replace("ZZ-1.2", "ZZ-2.1"))[0]
        assert "block 2: en has" in told(uk=TEXT.replace("- Another", "Another").replace("- One", "One"))[0]
        assert "block 3: en has" in told(ru=TEXT.replace("picture:stone", "picture:stones"))[0]
        assert "other chapters" in told(ru=TEXT.replace("{#detail}", "{#details}"))[0]

    def test_a_language_that_is_missing_is_named(self, told: Told) -> None:
        assert told(uk=None) == ["not in every language, only in en ru"]

    def test_clauses_are_told_or_left_out_and_no_others(self, told: Told) -> None:
        assert told(law="ZZ-1.1 ZZ-1.2 ZZ-D1") == ["told, but no clause: ZZ-2.1"]
        assert told(law=f"{LAW} ZZ-X2 ZZ-X10") == ["neither told nor left out: ZZ-X2 ZZ-X10"]
        assert told(untold={"ZZ-X1": "example"}) == ["left out, but no clause: ZZ-X1"]
        assert told(untold={"ZZ-D1": "rare"}) == ["both told and left out: ZZ-D1"]

    def test_a_tenth_of_the_numbered_clauses_may_go_untold(self, told: Told) -> None:
        numbered = " ".join(f"ZZ-1.{number}" for number in range(1, 20))
        everything = TEXT.replace("ZZ-1.1 ZZ-1.2", numbered)
        whole, all = dict.fromkeys(LANGUAGES, everything), f"{numbered} ZZ-2.1 ZZ-D1"
        few, many = ({f"ZZ-9.{number}": "rare" for number in range(count)} for count in (2, 3))
        assert told(law=" ".join([all, *few]), untold=few, **whole) == []
        assert told(law=" ".join([all, *many]), untold=many, **whole) == [
            "3 of 23 numbered clauses are left out, more than 10 %"
        ]

    def test_it_begins_with_one_page_to_start_from(self, told: Told) -> None:
        long = TEXT.replace("Take stones", "Take stones " * 200)
        assert "words, more than 350" in told(en=long)[0]
        assert "begins with" in told(**{lang: TEXT.replace("{#start}", "{#goal}") for lang in LANGUAGES})[0]

    def test_chapters_keep_the_common_order(self, told: Told) -> None:
        other = TEXT + "\n## Points {#scoring}\n\n## The end {#end}\n"
        assert "another order" in told(**dict.fromkeys(LANGUAGES, other))[0]
        assert "two chapters 'detail'" in told(en=TEXT + "\n### More {#detail}\n")[0]


LAW = "ZZ-1.1 ZZ-1.2 ZZ-2.1 ZZ-D1"


class Told:
    """The faults of a made-up rulebook."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def __call__(self, *, law: str = LAW, untold: dict[str, str] | None = None, **texts: str | None) -> list[str]:
        written = {lang: texts.get(lang, TEXT) for lang in LANGUAGES}
        books = {lang: read(text, lang) for lang, text in written.items() if text is not None}
        self.monkeypatch.setattr(check, "book", lambda game, lang: books.get(lang))
        self.monkeypatch.setattr(check, "untold", lambda game: untold or {})
        self.monkeypatch.setattr(check, "clauses_of", lambda game: frozenset(law.split()))
        return list(faults(find_game(game_ids()[0])))
