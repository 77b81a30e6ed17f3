"""Tables on a server: HTTP and WebSocket, identity, storage, minds at the table. Knows no game by name."""
