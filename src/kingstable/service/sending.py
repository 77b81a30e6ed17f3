"""Where notices are sent: each in a process of its own, which reaches public addresses only and is ended in time."""

from __future__ import annotations

import asyncio
import os
import ssl
import sys
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

#: What became of a letter. The process says it by its exit code, the place in `OUTCOMES`.
Outcome = Literal["sent", "failed", "unreadable", "forbidden", "late"]
OUTCOMES: tuple[Outcome, ...] = ("sent", "failed", "unreadable", "forbidden")


class Letter(Struct):
    """What to send, and which networks it may reach beside public addresses. Without a body the URL is only read."""

    url: str
    title: str = ""
    body: str = ""
    networks: tuple[str, ...] = ()


# -- in the process ---------------------------------------------------------------------------------------------------

#: IPv6 networks whose last 32 bits are an address of IPv4.
_TRANSLATED = [IPv6Network(net) for net in ("::/96", "::ffff:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48")]
#: A public address at which a cloud hides the secrets of its machines.
_METADATA = IPv4Address("168.63.129.16")


def _read(host: str) -> IPv4Address | IPv6Address | None:
    """The address that is written here; None for a name."""
    try:
        return ip_address(host.partition("%")[0])
    except ValueError:
        return None


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether this is an address of the open internet."""
    if isinstance(address, IPv6Address):
        if any(address in network for network in _TRANSLATED):
            return is_public(IPv4Address(int(address) & 0xFFFF_FFFF))
        if address.sixtofour is not None:
            return is_public(address.sixtofour)
        if address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and address != _METADATA


class Guard:
    """Hears of each connection and each file before it is opened, whichever library does so, and refuses."""

    def __init__(self, networks: tuple[str, ...]) -> None:
        self.refused = False
        self._networks = [ip_network(network) for network in networks]
        certificates = [path for path in ssl.get_default_verify_paths() if path]
        self._own = [Path(path).resolve() for path in (*sys.path, sys.prefix, sys.base_prefix, *certificates)]

    def __call__(self, event: str, given: tuple[Any, ...]) -> None:
        """What `sys.addaudithook` wants to be called."""
        if event in ("socket.connect", "socket.sendto", "socket.sendmsg"):
            allowed = given[1] is None or self._may_reach(given[1])
        elif event == "open":
            allowed = isinstance(given[0], int) or self._is_own(Path(os.fsdecode(given[0])).resolve())
        else:
            allowed = event not in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn")
        if not allowed:
            self.refused = True
            raise PermissionError(f"a notice may not do this: {event}")

    def _is_own(self, path: Path) -> bool:
        """Whether the file belongs to the program itself; what a URL names does not."""
        return any(path.is_relative_to(own) for own in self._own)

    def _may_reach(self, place: Any) -> bool:
        """Where it connects to, after names have been resolved: what is still a name is refused."""
        address = _read(place[0]) if isinstance(place, tuple) else None
        return address is not None and (is_public(address) or any(address in one for one in self._networks))


def _deliver(letter: Letter) -> Outcome:
    guard = Guard(letter.networks)
    sys.addaudithook(guard)
    import apprise

    sender = apprise.Apprise()
    if not sender.add(letter.url):
        return "unreadable"
    if not letter.body or sender.notify(title=letter.title, body=letter.body):
        return "sent"
    return "forbidden" if guard.refused else "failed"


def _main() -> int:
    if hasattr(os, "nice"):
        os.nice(10)
    return OUTCOMES.index(_deliver(msgspec.json.decode(sys.stdin.buffer.read(), type=Letter)))


# -- in the server ----------------------------------------------------------------------------------------------------


async def deliver(letter: Letter, seconds: float) -> Outcome:
    """Send a letter, in so many seconds at most."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",  # without the folder in which the server was started
        "-m",
        __spec__.name,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        env=_environment(),
        start_new_session=True,
    )
    try:
        await asyncio.wait_for(process.communicate(msgspec.json.encode(letter)), seconds)
    except TimeoutError:
        return "late"
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return dict(enumerate(OUTCOMES)).get(process.returncode or 0, "failed")


def _environment() -> dict[str, str]:
    """Without proxies, which would connect to where the guard cannot see."""
    kept = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    return {**kept, "NO_PROXY": "*"}


if __name__ == "__main__":
    sys.exit(_main())
