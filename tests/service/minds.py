"""Minds that misbehave, each in its own way."""

import os
import time

from tests.kernel.tiny import Play

from kingstable.kernel import Option
from kingstable.minds import Sight


class Broken:
    """Raises an error."""

    def choose(self, sight: Sight) -> Option:
        raise RuntimeError("out of ideas")


class Slow:
    """Never comes to an end."""

    def choose(self, sight: Sight) -> Option:
        time.sleep(3600)
        raise AssertionError


class Patient:
    """Thinks until it is told to come to an end, by a file of this name in the folder of its server."""

    def choose(self, sight: Sight) -> Option:
        while not os.path.exists("enough"):
            time.sleep(0.05)
        return sight.ask.options[0]


class Deadly:
    """Takes its process down with it."""

    def choose(self, sight: Sight) -> Option:
        os._exit(7)


class Cheat:
    """Chooses what is not offered."""

    def choose(self, sight: Sight) -> Option:
        return Play(99)
