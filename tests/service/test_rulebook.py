"""The rules documents, as rule drawers read them."""

import pytest
from tests.test_clauses import RULES, defined

from kingstable import rulebook


@pytest.mark.parametrize("game", RULES)
def test_every_clause_is_found_with_its_text(game: str) -> None:
    ids = [clause.id for section in rulebook.clauses(game) for clause in section.clauses]
    assert ids == defined(game)
    for id in ids:
        clause = rulebook.find(id)
        assert len(clause.text) > 5
        assert clause.text.count("**") % 2 == 0, clause


def test_bullets_rows_headings_and_paragraphs_are_clauses() -> None:
    sections = rulebook.parse(
        "# Game\nIntro.\n## 1. First\n- **AB-1.1** One.\n  More.\n- **AB-1.2** Two.\n\nPlain.\n"
        "## Decisions\n| Id | Q |\n|---|---|\n| **AB-D1** | Why? | So. |\n**AB-D2.** *What?* That.\n"
        "#### AB-X1 Title\n\n- Given.\n"
    )
    assert [(section.title, section.level, section.text) for section in sections] == [
        ("Game", 1, "Intro."),
        ("1. First", 2, "Plain."),
        ("Decisions", 2, ""),
    ]
    assert [(clause.id, clause.text) for section in sections for clause in section.clauses] == [
        ("AB-1.1", "One. More."),
        ("AB-1.2", "Two."),
        ("AB-D1", "Why? · So."),
        ("AB-D2", "*What?* That."),
        ("AB-X1", "**Title**\n\n- Given."),
    ]


def test_a_title_that_began_before_the_id_stays_bold() -> None:
    [section] = rulebook.parse("# T\n**AB-X3. What is hidden** (AB-1.1)\n")
    assert section.clauses[0].text == "**What is hidden** (AB-1.1)"


@pytest.mark.parametrize("name", ["chess", "../rules/kingdom_builder", ""])
def test_an_unknown_document_or_clause_is_named(name: str) -> None:
    with pytest.raises(rulebook.UnknownClause):
        rulebook.clauses(name)
    with pytest.raises(rulebook.UnknownClause, match="no clause"):
        rulebook.find("KB-99.9")


def test_a_clause_that_is_wrapped_is_one_line_and_a_list_in_it_stays_a_list() -> None:
    first, second = rulebook.parse(
        "# Rules\n## 1. Turn\n- **ZZ-1.1** Everybody bids one coin\n  of their hand.\n"
        "- **ZZ-1.2** In order:\n  - first\n  - second\n"
    )[-1].clauses
    assert first.text == "Everybody bids one coin of their hand."
    assert second.text == "In order:\n  - first\n  - second"
