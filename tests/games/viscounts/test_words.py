"""How choices and events read: numbers with the right words, no empty amounts, nothing that could mean two things."""

import pytest

from kingstable.games.viscounts import game
from kingstable.games.viscounts.facts import CARDS, TO_SPACE, effect_message
from kingstable.games.viscounts.options import NOTATION
from kingstable.games.viscounts.printed import Effect
from kingstable.kernel import LANGUAGES, Message, message
from kingstable.words import Speaker


def say(lang, what):
    spoken = what if isinstance(what, Message) else NOTATION.parse(what).message
    return Speaker(lang, game, ["Anna", "Borys"]).say(spoken)


@pytest.mark.parametrize(
    ("choice", "en", "uk", "ru"),
    [
        ("move 7 0", "Move to space 7", "Іти на клітинку 7", "Идти на участок 7"),
        (
            "move 7-8 1",
            "Move to the inner space 7-8 for 1 silver",
            "Іти на внутрішню клітинку 7-8 за 1 срібло",
            "Идти на внутренний участок 7-8 за 1 серебро",
        ),
        ("move 8 2", "Move to space 8 for 2 silver", "Іти на клітинку 8 за 2 срібла", "Идти на участок 8 за 2 серебра"),
        (
            "pay 0 0 0 0",
            "Pay nothing: the icons are enough",
            "Нічого не платити: символів досить",
            "Ничего не платить: символов хватает",
        ),
        (
            "pay 0 2 0 1",
            "Pay 2 gold, 1 silver",
            "Сплатити: золото × 2, срібло × 1",
            "Заплатить: золото × 2, серебро × 1",
        ),
        (
            "dismiss 3-4 0 0 1 2",
            "Dismiss the townsfolk of 3-4 and pay 1 stone, 2 silver in all",
            "Звільнити містянина сегмента 3-4 і сплатити разом: камінь × 1, срібло × 2",
            "Уволить горожанина сегмента 3-4 и заплатить всего: камень × 1, серебро × 2",
        ),
    ],
)
def test_choices(choice, en, uk, ru):
    assert [say(lang, choice) for lang in ("en", "uk", "ru")] == [en, uk, ru]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_told_apart_by_their_names(lang):
    names = [say(lang, card.name) for card in CARDS]
    assert len(set(names)) == len(CARDS)


def test_a_single_thing_is_no_plural():
    who = message("seat-name", seat=0)
    assert say("en", message("log-action-place-workers", who=who, icons=1)) == "Anna places workers with 1 noble icon"
    assert say("en", message("log-shuffle", who=who, cards=1)) == "Anna shuffles 1 discarded card into the draw pile"
    assert say("en", message("why-icons", need=1, have=0)) == "It needs 1 icon; you can reach 0."
    assert say("uk", message("log-pays-hire", who=who, silver=1)) == "Anna платить 1 срібло"
    assert say("ru", message("why-hire-dear", silver=1, have=0)) == "Стоит 1 серебро; у вас 0."
    assert say("en", message("log-move", who=who, space=TO_SPACE[2], silver=0)) == "Anna moves to the inner space 1-2"


def test_what_somebody_else_cannot_use_is_not_called_yours():
    for op in ("rearrange", "shuffle"):
        assert "your" not in say("en", effect_message(Effect(op)))
