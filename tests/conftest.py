"""What all tests share: choosing tests by the rule they prove, and how much random work to do.

A test says which clauses of docs/rules it proves, by their exact ids:

    @pytest.mark.rule("KB-7.3", "KB-D16")
    def test_a_settlement_goes_next_to_an_own_one(): ...

`pytest --rule KB-7.3` runs the tests of that clause; tests/test_clauses.py sees to it that no clause goes without one.
"""

from pathlib import Path

import pytest
from hypothesis import settings
from tests.outside import EXAMPLE, install, run
from tests.site.node import PYODIDE

from kingstable.cli.lines import hold_together


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", metavar="CLAUSE", help="only tests that prove this clause (repeatable)")
    parser.addoption("--minutes", type=float, default=5.0, metavar="N", help="let chaos reign for N minutes")
    parser.addoption("--budget", type=int, default=1, metavar="N", help="do N times the everyday amount of random work")


def pytest_configure(config: pytest.Config) -> None:
    """Everyday property tests repeat themselves exactly, and with a bigger budget explore; lines break as in `Desk`."""
    budget = config.getoption("budget")
    settings.register_profile("kingstable", max_examples=100 * budget, deadline=None, derandomize=budget == 1)
    settings.load_profile("kingstable")
    hold_together()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("rule") or ())
    if not wanted:
        return
    proves = {item: {clause for mark in item.iter_markers("rule") for clause in mark.args} for item in items}
    config.hook.pytest_deselected(items=[item for item in items if not proves[item] & wanted])
    items[:] = [item for item in items if proves[item] & wanted]


@pytest.fixture(scope="session")
def budget(pytestconfig: pytest.Config) -> int:
    """How many times the everyday amount of random games to play: 1 in `make test`, more in `make soak`."""
    return int(pytestconfig.getoption("budget"))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site without a server, written where a game from outside is installed; nobody changes it.

    It takes a while, so all tests that need it are of the group `site`, which runs in one process.
    """
    folder, installed = tmp_path_factory.mktemp("sites"), tmp_path_factory.mktemp("installed")
    install(EXAMPLE, installed, tmp_path_factory.mktemp("scratch"))
    run("-m", "kingstable", "site", "site", "--pyodide", str(PYODIDE), folder=folder, path=(installed,))
    return folder / "site"
