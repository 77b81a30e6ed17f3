"""King cards: whoever gains one changes primary duties at once, and the card leaves the game (section 6)."""

from typing import Final

from kingstable.kernel import Ask, Message, Option, Turn

from ..names import CARD_NAME, EFFECT_NAME, OFFICE_NAME
from ..options import Lower, Raise, Shift, decrees
from ..state import NONE, KingState
from ..tables import EFFECT, HALF, HIGHEST, LOWEST

_CLAUSES: Final = {
    "either1": "FK-6.8",
    "up1": "FK-6.9",
    "down1": "FK-6.10",
    "up2": "FK-6.11",
    "down2": "FK-6.12",
    "swap": "FK-6.13",
}
_RULES: Final = {effect: (_CLAUSES.get(effect, "FK-6.2"), "FK-6.5", "FK-6.6", "FK-6.15") for effect in EFFECT_NAME}


def crown(s: KingState, seat: int, card: int) -> Turn:
    """The seat has gained a king, open to all: it is applied, which is compulsory (FK-6.15), and then gone."""
    effect = EFFECT[card]
    s.king = card
    options = king_options(s, effect)
    if options:
        prompt = Message("ask-king", {"card": CARD_NAME[card], "effect": EFFECT_NAME[effect]})
        choice = yield Ask(seat, prompt, options, _RULES[effect])
        _apply(s, seat, choice)
    else:
        s.tell("king-idle", seat=seat, card=CARD_NAME[card])  # FK-D15
    s.king = NONE
    s.spent.append(card)


def king_options(s: KingState, effect: str) -> tuple[Option, ...]:
    """All applications of the effect to the values as they are (FK-C4)."""
    offices, primary = s.deal.offices, s.primary
    up = tuple([office for office in offices if primary[office] < HIGHEST])  # FK-6.6
    down = tuple([office for office in offices if primary[office] > LOWEST])  # FK-6.5
    return decrees(effect, up, down)


def _apply(s: KingState, seat: int, choice: Option) -> None:
    if isinstance(choice, Shift):
        _change(s, seat, choice.up, 1)
        _change(s, seat, choice.down, -1)
    elif isinstance(choice, Raise):
        for office in choice.offices:
            _change(s, seat, office, 1)
    elif isinstance(choice, Lower):
        for office in choice.offices:
            _change(s, seat, office, -1)


def _change(s: KingState, seat: int, office: int, change: int) -> None:
    """Swap the primary tile for that of the new value; the secondary follows by itself (FK-6.7, FK-7.4)."""
    value = s.primary[office] = s.primary[office] + change
    if s.log is not None:
        event = "raise" if change > 0 else "lower"
        half = secondary(s, office) if s.deal.secondary else NONE
        s.tell(event, seat=seat, office=OFFICE_NAME[office], value=value, secondary=half)


def secondary(s: KingState, office: int) -> int:
    """The value of the office's secondary duty; 0 when there is no such tile (FK-7.1, FK-7.7)."""
    return HALF[s.primary[office]] if s.deal.secondary else 0
