"""What there is to look at: pages, games and their moments, each in a window, a language and a theme."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from random import Random
from typing import NamedTuple

from tests.browser.look.positions import MOMENTS, questions, tables
from tests.games.golden import GAMES


class Size(NamedTuple):
    """A window, and what is measured in it: least sizes of text and of what is clicked."""

    width: int
    height: int
    touch: bool = False
    text: float = 11
    target: float = 24

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = {
    "small": Size(1280, 720),
    "desktop": Size(1920, 1080),
    "large": Size(2560, 1440),
    "tablet": Size(820, 1180, touch=True),
    "landscape": Size(844, 390, touch=True, text=12, target=40),
    "phone": Size(390, 844, touch=True, text=12, target=40),
    "zoomed": Size(640, 360, text=5.5, target=12),  # 1280x720 in a browser that shows everything twice as large
}
LANGS = ("en", "uk", "ru")
#: Those that a reader chooses, and those that a system asks for: its own few colours, and more contrast.
PLAIN = {"light", "dark"}
_ASKED = ("forced", "contrast")
THEMES = ("light", "dark", *_ASKED)
TWO = ("small", "phone")

#: Pages without a table, and what is the same at all tables.
PAGES = (
    "lobby",
    "newcomer",
    "new-table",
    "me",
    "join",
    "waiting",
    "rules",
    "about",
    "help",
    "menu",
    "menu-over",
    "drawer",
    "replay",
    "ways",
    "watching",
    "lessons",
    "lesson",
    "analysis",
    "hint",
)
#: Pages for which a program has to think about a whole game: too long for a test.
_THOUGHT = {"analysis"}
#: What each game fills in its own way, opened in the middle of a game.
OPENED = ("reference", "scores", "lens")


class View(NamedTuple):
    """One look: a page, or a game at a moment; in a window, a language and a theme."""

    page: str
    moment: str
    players: int
    size: str
    lang: str
    theme: str

    @property
    def key(self) -> str:
        """The page and the window: for these, faults are counted."""
        return f"{self.page} {SIZES[self.size]}"

    @property
    def name(self) -> str:
        """Short enough for a file."""
        what = [self.page, self.moment, str(self.players or ""), str(SIZES[self.size]), self.lang, self.theme]
        return "-".join(word for word in what if word)

    def matches(self, words: Sequence[str]) -> bool:
        """Whether each word is one of the view, by its kind: `tiletum paladins phone uk` are two games, one size."""
        mine = {*self._words()}
        kinds = [[word for word in words if word in kind] for kind in _kinds()]
        return all(not asked or mine & set(asked) for asked in kinds)

    def _words(self) -> Iterator[str]:
        yield from (self.page, self.moment, str(self.players), self.size, str(SIZES[self.size]), self.lang, self.theme)
        if self.moment.startswith("ask-"):
            yield "asks"


@cache
def _kinds() -> tuple[set[str], ...]:
    return (
        {*GAMES, *PAGES},
        {*MOMENTS, *OPENED, "asks", *(question for game in GAMES for question in questions(game))},
        {str(number) for number in range(1, 10)},
        {*SIZES, *map(str, SIZES.values())},
        {*LANGS},
        {*THEMES},
    )


def unknown(words: Sequence[str]) -> list[str]:
    """The words that name nothing."""
    return [word for word in words if not any(word in kind for kind in _kinds())]


def _scenes() -> Iterator[tuple[str, str, int]]:
    for page in PAGES:
        yield page, "", 0
    for game in GAMES:
        for moment, players in product(MOMENTS, tables(game)):
            yield game, moment, players
        for opened in OPENED:
            yield game, opened, tables(game)[-1]


def _seldom(view: View) -> bool:
    """What a system asks for is looked at in one language and two windows."""
    return view.theme in _ASKED and (view.lang != "en" or view.size not in TWO)


def _views() -> list[View]:
    views = (View(*scene, size, lang, theme) for scene, lang, size, theme in product(_scenes(), LANGS, SIZES, THEMES))
    return [view for view in views if not _seldom(view)]


def _questions() -> Iterator[View]:
    """Each kind of question, in one language; also on a phone that lies, where there is least room."""
    for game, size in product(GAMES, (*TWO, "landscape")):
        for question, players in questions(game).items():
            yield View(game, question, players, size, "uk", "light")


def every() -> list[View]:
    """All there is."""
    return [*_views(), *_questions()]


def pairwise() -> list[View]:
    """So few that any two of page, moment, players, window, language and theme that can meet do so once."""
    views = [view for view in _views() if view.page not in _THOUGHT]
    Random(0).shuffle(views)  # so that among equals no language or theme comes first
    left = [(view, set(combinations(enumerate(view), 2))) for view in views]
    missing = set().union(*(pairs for _, pairs in left))
    chosen: list[View] = []
    while missing:
        view, pairs = max(left, key=lambda each: len(each[1] & missing))
        chosen.append(view)
        missing -= pairs
        left = [(other, rest) for other, pairs in left if (rest := pairs & missing)]
    return chosen
