"""How what is said on sockets is compressed: each message against those before, with nothing else kept between them.

A scene differs from the one before in a few hundred bytes, and that is what is sent. The page keeps the last 16 KB that
it was told; to refer to them the server needs no more than their end, which begins with the last message of the same
kind. So no socket holds what compresses, which would take 40 to 70 KB each: it is made for a message and gone after it,
in memory that is still warm. All that was said is known to it, so the third level finds as much as the fourth finds in
what it has compressed itself, in three quarters of the time. To look more thoroughly would take an eighth off the
messages and add half to the time for them; for so little that is new a code of its own does not pay.
"""

from __future__ import annotations

import zlib

#: The window of what is sent, in bits. One of 32 KB would take 7 % off the messages of the largest scenes, but what
#: compresses is then so large that the system may take its memory back after every message, and zero it for the next.
SENT = 14
LEVEL, MEMORY = 3, 5
#: A message that is shorter is none that later ones resemble.
BRIEF = 1000
#: By so many bytes at its beginning a message says of which kind it is.
KIND = 16


class Packer:
    """Compresses what one page is told, with the interface of `zlib.compressobj`."""

    __slots__ = ("_bits", "_said")

    def __init__(self, bits: int = SENT) -> None:
        self._bits = bits
        #: The end of what was said, from the last message of some kind on, in order.
        self._said: dict[bytes, bytes] = {}

    def compress(self, text: bytes) -> bytes:
        """All of a message, flushed."""
        said = b"".join(self._said.values())
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -self._bits, MEMORY, zlib.Z_FIXED, said)
        self._remember(text)
        return packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)

    def flush(self, mode: int = zlib.Z_SYNC_FLUSH) -> bytes:
        """Nothing is held back."""
        return b""

    def _remember(self, text: bytes) -> None:
        """Forget the last message of this kind, with all that came before it."""
        said = self._said
        if len(text) < BRIEF:
            kind = next(reversed(said), b"")
            text = said.get(kind, b"") + text
        else:
            kind = text[:KIND]
            while kind in said:
                del said[next(iter(said))]
        said[kind] = text[-(1 << SENT) :]
