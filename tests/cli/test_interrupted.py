"""Ctrl-C, kill and a closed pipe, in real processes: nothing is lost and nothing is said that helps nobody."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.progress import Patience, ended, until, work_of
from tests.service.harness import ROOT, plugin

from kingstable.kernel import Record

# A process started in the background of a script inherits a deaf ear for Ctrl-C; a player's shell does not pass one on.
HEARS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
COMMAND = [sys.executable, "-c", f"{HEARS}; import sys; from kingstable.cli import main; sys.exit(main())"]
PLAY = ["play", "kingdom_builder", "--setup", "first-game", "--seed", "7", "--save", "game.jsonl"]


class Screen:
    """A process at a terminal of its own."""

    def __init__(self, *words: str, **settings: str) -> None:
        self.terminal, inside = pty.openpty()
        outer = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")}
        env = {**outer, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **settings}
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=inside, stdout=inside, stderr=inside, env=env, start_new_session=True
        )
        os.close(inside)
        self.seen = ""

    def wait_for(self, text: str, press_ctrl_c: bool = False) -> str:
        """What has been shown since the last time, up to this text.

        Ctrl-C is pressed each second until then: one that comes just before Python begins to read a line is noticed
        only with the next key.
        """
        start = len(self.seen)
        patience = Patience(lambda: len(self.seen), work_of(self.process.pid))
        pressed = 0.0
        while text not in self.seen[start:]:
            patience.check(lambda: self.seen[start:])
            if press_ctrl_c and time.monotonic() > pressed + 1:
                pressed = time.monotonic()
                self.process.send_signal(signal.SIGINT)
            if not select.select([self.terminal], [], [], 1)[0]:
                continue
            try:
                self.seen += os.read(self.terminal, 65536).decode(errors="replace")
            except OSError:  # the process has closed the terminal
                pytest.fail(f"ended before {text!r}: {self.seen[start:]}")
        return self.seen[start:]

    def type(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def end(self) -> int:
        code = ended(self.process)
        os.close(self.terminal)
        return code


def test_ctrl_c_saves_and_says_how_to_go_on(home: Path) -> None:
    screen = Screen(*PLAY)
    screen.wait_for("q quit] > ")
    screen.type("0,7\n")
    screen.wait_for("q quit] > ")
    said = screen.wait_for("--resume game.jsonl", press_ctrl_c=True)
    assert "Traceback" not in said
    assert screen.end() == 130
    assert [choice.do for choice in Record.load(home / "game.jsonl").choices] == ["build 0,7"]


def test_ctrl_c_ends_an_arena_at_once_with_all_its_processes(home: Path) -> None:
    path = os.pathsep.join([str(plugin(home / "plugin")), str(ROOT), str(ROOT / "src")])
    contest = ["arena", "tiny", "--minds", "slow,slow", "--games", "4", "--jobs", "2"]
    screen = Screen(*contest, PYTHONPATH=path)
    busy = two_workers_of(screen.process.pid)
    screen.process.send_signal(signal.SIGINT)  # and nobody but the command itself hears it
    assert screen.end() == 130
    assert "Traceback" not in screen.seen
    until(lambda: not [pid for pid in busy if Path(f"/proc/{pid}/cmdline").exists()], why="a process is left behind")


def workers_of(pid: int) -> list[int]:
    """The processes in which the games of an arena are played."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def two_workers_of(pid: int) -> list[int]:
    until(lambda: len(workers_of(pid)) == 2, work_of(pid), why="the games do not begin")
    return workers_of(pid)


def test_ctrl_c_while_the_program_is_being_loaded(home: Path) -> None:
    """However early it comes: a module that is imported by all commands raises it here."""
    (home / "early").mkdir()
    (home / "early" / "msgspec.py").write_text("raise KeyboardInterrupt\n")
    path = os.pathsep.join([str(home / "early"), str(ROOT / "src")])
    done = subprocess.run(
        [*COMMAND, "games"], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_kill_loses_nothing(home: Path) -> None:
    screen = Screen(*PLAY)
    for text in ("0,7\n", "0,8\n"):
        screen.wait_for("q quit] > ")
        screen.type(text)
    screen.wait_for("q quit] > ")
    screen.process.kill()
    screen.end()
    assert [choice.do for choice in Record.load(home / "game.jsonl").choices] == ["build 0,7", "build 0,8"]


def test_a_table_higher_than_the_screen_is_read_page_by_page(home: Path) -> None:
    screen = Screen("play", "tiletum", "--seed", "3", "--save", "game.jsonl")
    screen.wait_for("q quit] > ")
    screen.type("v\n")
    first = screen.wait_for("[Enter: continue, q: back] ").rpartition("\x1b[2J")[2]
    assert "Value" in first and first.count("\n") <= 24
    screen.type("\n")
    assert "Dice rolled" not in screen.wait_for("[Enter: continue, q: back] ").rpartition("\x1b[2J")[2]
    screen.type("q\n")
    screen.wait_for("q quit] > ")
    screen.type("q\n")
    screen.wait_for("Saved.")
    assert screen.end() == 0


def test_a_log_that_finds_no_room_beside_the_table_is_read_first(home: Path) -> None:
    four = ("--seats", "me,greedy,random,random", "--first", "1", "--seed", "3")
    screen = Screen("play", "kingdom_builder", *four, "--save", "game.jsonl")
    for text in ("a\n", "a\n", "\n"):
        screen.wait_for("q quit] > ")
        screen.type(text)
    told = screen.wait_for("[Enter: continue] ")
    assert "What has happened:" in told and told.count(" builds ") == 9
    screen.type("\n")
    screen.wait_for("q quit] > ")
    screen.type("v\n")
    screen.wait_for("[Enter: continue")
    screen.type("q\n")
    assert "What has happened:" not in screen.wait_for("q quit] > "), "it has been told"
    screen.type("a\n")
    screen.wait_for("q quit] > ")
    screen.type("u\n")
    assert "What has happened:" not in screen.wait_for("] "), "nor is it told again when a choice is taken back"
    screen.type("q\n")
    screen.wait_for("Saved.")
    assert screen.end() == 0


def test_hands_are_hidden_until_the_next_person_presses_enter(home: Path) -> None:
    screen = Screen(*PLAY, "--seats", "me:Anna,me:Borys")
    assert "Draw pile" not in screen.wait_for("[Enter: continue] ")
    screen.type("\n")
    screen.wait_for("q quit] > ")
    for text in ("0,7\n", "0,8\n", "0,9\n"):
        screen.type(text)
        screen.wait_for("q quit] > ")
    screen.type("\n")
    said = screen.wait_for("[Enter: continue] ")
    assert "Now it is Borys’s turn at the keyboard." in said
    assert "Draw pile" not in said.rpartition("\x1b[2J")[2]
    screen.type("\n")
    assert "Borys" in screen.wait_for("q quit] > ")
    screen.type("q\n")
    screen.wait_for("Saved.")
    assert screen.end() == 0


def test_colours_where_there_is_a_terminal_unless_no_color(home: Path) -> None:
    for name, settings in (("colour", {}), ("plain", {"NO_COLOR": "1"})):
        screen = Screen(*PLAY[:-1], f"{name}.jsonl", **settings)
        shown = screen.wait_for("q quit] > ")
        assert (";48;" in shown) is (name == "colour")
        screen.type("q\n")
        screen.wait_for("Saved.")
        assert screen.end() == 0


@pytest.mark.parametrize("words", ["schema", "games", "play kingdom_builder --seats random,random --seed 1"])
def test_a_closed_pipe_ends_quietly(home: Path, words: str) -> None:
    """Whether plain text, a table or a whole game is printed: after the first line nobody reads on."""
    line = " ".join([f"'{word}'" for word in COMMAND]) + f" {words} | head -1"
    done = subprocess.run(
        ["bash", "-c", f"{line}; exit ${{PIPESTATUS[0]}}"], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.returncode in (0, 141)


def test_an_arena_that_loses_a_process_says_so_in_one_line(home: Path) -> None:
    path = os.pathsep.join([str(plugin(home / "plugin")), str(ROOT), str(ROOT / "src")])
    screen = Screen("arena", "tiny", "--minds", "slow,slow", "--games", "4", "--jobs", "2", PYTHONPATH=path)
    busy = two_workers_of(screen.process.pid)
    os.kill(busy[0], signal.SIGKILL)
    screen.wait_for("kingstable: A process that was playing games stopped unexpectedly")
    assert screen.end() == 2
    assert "Traceback" not in screen.seen
    assert not [pid for pid in busy if Path(f"/proc/{pid}/cmdline").exists()]
