"""The WebSocket protocol of the server: the usual one, with a window wide enough to know the message before.

A scene differs from the one before in a few hundred bytes; with a window that holds both, that is what is sent. Over
whole games a window of 16 KB makes the median message 140 to 400 bytes; one of 4 KB, the server's own setting, 1,300 to
2,200 at twice the processor time; one of 32 KB gains little more and needs twice the memory (here 80 KB a busy socket).
"""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

#: The windows, in bits, of what is sent and of what is received, which is small.
SENT, RECEIVED = 14, 10


class SocketProtocol(WebSocketsSansIOProtocol):
    """Compresses what it sends against what it has sent before."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=SENT, client_max_window_bits=RECEIVED, compress_settings={"memLevel": 5}
        )
        self.conn = ServerProtocol(
            extensions=[deflate], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )
