"""View stub."""

import msgspec


class TiletumView(msgspec.Struct, frozen=True):
    seat: int | None


def tiletum_view(s: object, seat: int | None) -> TiletumView:
    return TiletumView(seat)
