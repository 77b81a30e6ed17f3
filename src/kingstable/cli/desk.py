"""The desk: where a person sits and reads. Output, input and language of one run of the program."""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from kingstable.cli.layout import latin
from kingstable.kernel import AnyGame, Argument, Message
from kingstable.words import Speaker
from kingstable.words.speaker import MINUS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console


class Desk:
    """Prints to the terminal, reads lines from it, and speaks the person's language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @cached_property
    def console(self) -> Console:
        """Where results go."""
        from rich.console import Console

        from kingstable.cli.lines import hold_together

        hold_together()

        class Output(Console):
            def on_broken_pipe(self) -> None:
                raise BrokenPipeError  # as for all else that is printed; rich would leave by itself

        return Output(highlight=False, emoji=False, markup=False, soft_wrap=False)

    @property
    def interactive(self) -> bool:
        """Whether a person looks on and types; otherwise lines come from a file or a program."""
        return sys.stdin.isatty() and self.console.is_terminal

    @cached_property
    def speaker(self) -> Speaker:
        """Says messages of the shell."""
        return Speaker(self.lang)

    def speaker_of(self, game: AnyGame, players: Sequence[str] = ()) -> Speaker:
        """Says messages of a game."""
        return Speaker(self.lang, game, players)

    def say(self, what: Message | str, /, **args: Argument) -> str:
        """A message of the shell in words."""
        return self.speaker.say(what, **args)

    def decimal(self, value: float, places: int = 1) -> str:
        """A number as the language writes it: with a point or a comma, and a true minus."""
        text = f"{value:.{places}f}".replace("-", MINUS)
        return text if self.lang == "en" else text.replace(".", ",")

    def complain(self, text: str) -> None:
        """One line where errors go."""
        print(f"kingstable: {text}", file=sys.stderr, flush=True)

    def read(self, prompt: str = "") -> str | None:
        """A line that was typed, None at the end of all input."""
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  (gives input() a history and editing)
            try:
                return input(prompt)
            except EOFError:
                self.console.print()
                return None
        if prompt:
            self.console.print(prompt.rstrip())
        line = sys.stdin.readline()
        return line.rstrip("\n") if line else None

    def wait(self, prompt: str = "cli-press-enter") -> bool:
        """Let a person read before the screen changes; False when they want to read no further."""
        if not self.interactive:
            return True
        line = self.read(self.say(prompt))
        return line is not None and latin(line.strip()) != "q"

    def clear(self) -> None:
        """An empty screen, where somebody looks at one."""
        if self.interactive:
            self.console.clear()

    def flush(self) -> None:
        """Write out everything now, so that a closed pipe shows here and not at the very end."""
        sys.stdout.flush()
