"""Why a thing on the table is not among the options of the open question."""

from kingstable.kernel import Ask, Message, message

from .names import OFFICE_NAME
from .options import ZONES, Discard, Lower, Pay, Place, Raise, Shift, Take
from .rules.phase_two import bid_cap
from .state import KingState
from .tables import GOLD, HIGHEST, LOWEST, NUMBER, OFFICE_OF_CODE


def explain(s: KingState, ask: Ask, thing: str) -> Message | None:
    """The reason, as the asked player may know it; None when there is nothing to say."""
    if any(thing in option.references for option in ask.options):
        return None
    kind, _, id = thing.partition(":")
    if kind == "zone" and id in ZONES and isinstance(ask.options[0], Place):
        return message("why-zone-full", zone=message(f"zone-{id}"), rule="FK-4.12")
    if kind == "office" and id in OFFICE_OF_CODE and isinstance(ask.options[0], Raise | Lower | Shift):
        return _office(s, OFFICE_OF_CODE[id])
    if kind == "card" and id in NUMBER:
        return _card(s, ask, NUMBER[id])
    if kind == "bid" and id.isdecimal() and id.isascii() and s.sale >= 0 and not s.owed:
        return _bid(s, int(id))
    return None


def _office(s: KingState, office: int) -> Message:
    name = OFFICE_NAME[office]
    if office not in s.deal.offices:
        return message("why-office-out", office=name, rule="FK-3.5")
    if s.primary[office] >= HIGHEST:
        return message("why-office-highest", office=name, value=HIGHEST, rule="FK-6.6")
    return message("why-office-lowest", office=name, value=LOWEST, rule="FK-6.5")


def _card(s: KingState, ask: Ask, card: int) -> Message | None:
    option = ask.options[0]
    if isinstance(option, Take):
        return message("why-not-in-centre", rule="FK-5.2")
    if isinstance(option, Pay | Discard) and card == s.sale:
        return message("why-on-sale", rule="FK-10.11")
    if card not in s.hands[ask.seat]:
        return None
    if isinstance(option, Pay):
        # Every value of gold in hand is part of some payment, so it is another card of this value that goes first.
        return message("why-equal-gold", rule="FK-C6") if GOLD[card] else message("why-not-gold", rule="FK-10.2")
    return None


def _bid(s: KingState, amount: int) -> Message | None:
    if amount <= s.high:
        return message("why-bid-low", high=s.high, rule="FK-9.4" if s.high else "FK-9.3")
    cap = bid_cap(s)
    return message("why-bid-cap", cap=cap, rule="FK-9.14") if amount > cap else None
