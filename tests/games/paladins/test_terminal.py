"""The picture in a terminal: it holds what has to be seen, in three languages, at any width."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from rich.console import Console
from tests.games.paladins.scenes import ACT, FAVOUR, OUTSIDER, TOWNSFOLK, favours, give, put_piece, stage, start

from kingstable.games.paladins import game
from kingstable.games.paladins.components import COMPONENTS
from kingstable.games.paladins.options import DEBT, Convert, Hire, Send, UseFavour, worth_words
from kingstable.games.paladins.tables import FAVOUR_REWARD, TOWNSFOLK_DISCARD
from kingstable.games.paladins.tables.rewards import EFFECTS
from kingstable.games.paladins.terminal import ability, about, panel, show, words
from kingstable.kernel import LANGUAGES, Message, Rng, Table, message
from kingstable.words import Speaker

#: An id of the data, a message nobody has written, an argument nobody has given.
RAW = re.compile(r"\br\ds\d|\w_\w|(log|option|ask|reward|count|price|rival-why)-\w|[{}$]")


def moments(seats: int) -> Iterator[Table]:
    """A table at a few moments of a random game."""
    table = Table.new(game, seats, {}, seats, quiet=True)
    rng = Rng.seeded("moments")
    step = 0
    while not table.over:
        if step % 110 == 0 or (step < 30 and table.asks[0].prompt.id == "ask-tavern"):
            yield table
        step += 1
        ask = table.asks[0]
        table.choose(rng.pick(ask.options), seat=ask.seat)
    yield table


def drawn(table: Table, seat: int | None, lang: str, width: int) -> str:
    speaker = Speaker(lang, game, ["Anna", "Borys", "Cleo", "Dan"][: table.seats])
    console = Console(width=width, force_terminal=False)
    view = game.view(table.state, seat)
    lit = {"space:r1s2": "a"}
    with console.capture() as captured:
        for part in (show(view, lit, speaker.say), panel(view, lit, speaker.say), about(view, speaker.say)):
            console.print(part)
    return captured.get()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", (1, 2, 4))
def test_every_moment_can_be_drawn(seats: int, lang: str) -> None:
    for table in moments(seats):
        for seat in (0, None):
            for width in (80, 140):
                text = drawn(table, seat, lang, width)
                assert max(map(len, text.splitlines())) <= width
                assert "show-" not in text and "reward-" not in text and "paladin-" not in text


def test_what_the_picture_holds() -> None:
    table = next(moments(2))
    text = drawn(table, 0, "en", 120)
    for wanted in (
        "Townsfolk",
        "Outsiders",
        "King",
        "Region 6: faith 10",
        "Tax supply 6/6",
        "Anna",
        "Borys",
        "Develop",
    ):
        assert wanted in text
    assert " a  2 silver" in text  # the label of a lit space


def test_icons_say_the_same_as_rewards() -> None:
    speaker = Speaker("en", game)
    for face, reward in zip(game.faces().townsfolk.values(), TOWNSFOLK_DISCARD, strict=True):
        assert speaker.say(words(face.discard)) == speaker.say(reward.message)
    for favour, reward in zip(game.faces().favours.values(), FAVOUR_REWARD, strict=True):
        assert speaker.say(words(favour.reward)) == speaker.say(reward.message)
    assert speaker.say(words(())) == speaker.say(message("reward-nothing"))


@pytest.mark.parametrize(
    ("lang", "worth", "favour", "price"),
    [
        ("en", "1 VP per 4 points of faith", "King’s Favour “Debt or suspicion” (1 fighter, 1 silver): ", "free"),
        ("uk", "1 ПО за кожні 4 очки віри", "Милість короля «Борг або підозра» (1 воїн, 1 срібняк): ", "безплатно"),
        ("ru", "1 ПО за каждые 4 очка веры", "Милость короля «Долг или подозрение» (1 воин, 1 серебро): ", "бесплатно"),
    ],
)
def test_a_choice_says_what_it_costs_and_brings(lang: str, worth: str, favour: str, price: str) -> None:
    def say(said: Message) -> str:
        return Speaker(lang, game).say(said).replace("\u00a0", " ")

    assert say(Convert(OUTSIDER["out_12"]).message).endswith(f"; {worth}")
    assert say(UseFavour(FAVOUR["favour_05"]).message).startswith(favour)
    assert f"({price})" in say(Send(TOWNSFOLK["tf_01"], 0).message)
    assert f"({say(message('price-debt'))})" in say(Hire(TOWNSFOLK["tf_01"], DEBT).message)


@pytest.mark.rule("PAL-D36")
def test_no_debt_is_shown_where_none_is_offered() -> None:
    s = stage(2)
    give(s.players[0], "labourer")
    assert "or a debt" in drawn(start(s), 0, "en", 140)
    give(s.players[0], "labourer", paladin="roland")
    assert "or a debt" not in drawn(start(s), 0, "en", 140)


def test_others_and_the_opponent_show_how_far_they_are() -> None:
    s = stage(1, 2)
    give(s.players[0], "labourer")
    board, rival = s.players[1], s.rival
    assert rival is not None
    put_piece(s, 1, "monk", "r1s1", "r2s1")
    board.jars = [0]
    rival.placed[ACT["trade"]] = 1
    text = drawn(start(s), 0, "en", 140)
    assert "Commission 2, Absolve 1" in text
    assert "blocked: Trade" in text


def test_face_up_favours_are_explained() -> None:
    s = stage(2, 3)
    favours(s, "favour_07")
    text = drawn(start(s), 0, "en", 140).replace("\u00a0", " ")
    assert "1 merchant, 1 provision → free develop or gain 1 fighter, 1 cleric" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", (1, 3))
def test_the_log_holds_no_raw_ids(seats: int, lang: str) -> None:
    table = Table.new(game, seats, {}, 3)
    rng = Rng.seeded("log")
    speaker = Speaker(lang, game, ["Anna", "Borys", "Cleo"][:seats])
    while not table.over:
        ask = table.asks[0]
        said = [speaker.say(ask.prompt), *(speaker.say(option.message) for option in ask.options)]
        assert not [text for text in said if RAW.search(text)]
        table.choose(rng.pick(ask.options), seat=ask.seat)
    said = [speaker.say(heard) for _, heard in table.heard(0)]
    assert len(said) > 200
    assert not [text for text in said if RAW.search(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_cards_have_words(lang: str) -> None:
    speaker = Speaker(lang, game)
    for face in game.faces().paladins.values():
        assert "paladin-" not in speaker.say(ability(face))
    for number in range(len(COMPONENTS.outsiders)):
        said = speaker.say(worth_words(number))
        assert "count-" not in said and "worth" not in said
    for effect in EFFECTS.values():
        assert "reward-" not in speaker.say(effect.message)
