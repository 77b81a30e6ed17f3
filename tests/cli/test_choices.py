"""Labels of choices."""

from __future__ import annotations

from itertools import islice

import pytest

from kingstable.cli.choices import COMMANDS, Offer, labels
from kingstable.kernel import Ask, IllegalChoice, Table, find_game, message


def test_labels_are_unique_and_no_commands() -> None:
    made = list(islice(labels(), 500))
    assert made[:3] == ["a", "c", "e"] and "aa" in made
    assert len(set(made)) == len(made)
    assert not set(made) & set(COMMANDS)


def test_what_the_game_draws_is_lit_and_the_rest_is_listed() -> None:
    ask = Table.new("kingdom_builder", 2, seed=1).asks[0]
    drawn, plain = Offer(ask, ("hex",)), Offer(ask, ())
    assert len(drawn.lit) == len(ask.options) and not drawn.listed
    assert drawn.lit[ask.options[0].references[0]] == "a"
    assert not plain.lit and [option for _, option in plain.listed] == list(ask.options)


def test_a_choice_by_number_has_no_letter() -> None:
    table = Table.new("for_the_king", 2, seed=1)
    while table.asks[0].prompt.id != "ask-bid":
        table.choose(table.asks[0].options[0])
    offer = Offer(table.asks[0], ("card",), ("bid",))
    assert [label for label, _ in offer.listed] == [label for label, _ in offer.lettered] == ["a"] and not offer.lit
    assert offer.meant("7", table.game).notation == "bid 7" and len(offer.by_label) == len(table.asks[0].options)
    with pytest.raises(IllegalChoice):
        offer.meant("c", table.game)


def test_two_options_on_one_thing_do_not_hide_each_other() -> None:
    options = list(Table.new("kingdom_builder", 2, seed=1).asks[0].options[:2])
    offer = Offer(Ask(0, message("x"), [options[0], options[1], options[0]]), ("hex",))
    assert len(offer.lit) == 2 and [label for label, _ in offer.listed] == ["e"]


def test_what_is_typed_with_a_cyrillic_layout_is_what_stands_on_the_keys() -> None:
    ask = Table.new("kingdom_builder", 2, {"first": "0"}, seed=1).asks[0]
    game, offer = find_game("kingdom_builder"), Offer(ask, ())
    assert offer.meant("ф", game) == offer.meant("Ф", game) == offer.by_label["a"]
    assert offer.meant("игшдв 0б19", game) == offer.meant("0б19", game) == offer.meant("build 0,19", game)
    with pytest.raises(IllegalChoice):
        offer.meant("щось", game)
