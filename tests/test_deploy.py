"""The files in `deploy`: what they name exists, and what they ask of Kingstable is what it does."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from kingstable.cli.desk import Desk
from kingstable.cli.parser import arguments
from kingstable.service.settings import PREFIX, Settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
UNIT = DEPLOY / "kingstable.service"
#: Variables that others than the settings read.
OTHERS = {"KINGSTABLE_HOME", "FORWARDED_ALLOW_IPS", "PATH"}


def lines(instruction: str) -> list[str]:
    """What follows an instruction of the container file, each time."""
    return re.findall(rf"^{instruction} (.*)$", CONTAINER, re.M)


def check_setting(name: str) -> None:
    assert name in OTHERS or name.removeprefix(PREFIX).lower() in Settings.__struct_fields__, name


def check_command(words: list[str]) -> Any:
    """A command line of `kingstable` that its parser takes."""
    given = arguments(words, Desk("en"))
    assert given.port == 8000
    return given


def test_the_container_is_built_from_what_there_is() -> None:
    for copied in lines("COPY"):
        words = copied.split()
        if not words[0].startswith("--from"):
            assert all((ROOT / word).exists() for word in words[:-1]), copied
    [built] = [copied.split() for copied in lines("COPY") if copied.startswith("--from=client")]
    out = re.findall(r"outDir: '\.\./([^']+)'", (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8"))
    assert built[1:] == [f"/kingstable/{out[0]}", out[0]]
    for script in re.findall(r"npm run (\S+)", CONTAINER):
        assert f'"{script}":' in (ROOT / "web" / "package.json").read_text(encoding="utf-8")
    pinned = 's/^ *"\\(uv==[^"]*\\)".*/\\1/p'
    assert pinned in CONTAINER and pinned in (ROOT / "Makefile").read_text(encoding="utf-8")
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n")
    assert not {"web", "src", "docs"} & set(ignored)


def test_the_container_serves_at_the_port_it_shows() -> None:
    [command] = lines("CMD")
    given = check_command(yaml.safe_load(command))
    assert (given.host, lines("EXPOSE"), lines("ENTRYPOINT")) == ("0.0.0.0", ["8000"], ['["kingstable"]'])
    assert ":8000/health" in lines("HEALTHCHECK CMD")[0]
    for name, value in re.findall(r"(\w+)=(\S+)", lines("ENV")[0]):
        check_setting(name)
        assert name != "KINGSTABLE_HOME" or [value] == lines("VOLUME")


def test_the_composed_services_fit_together() -> None:
    kingstable, database = COMPOSE["services"]["kingstable"], COMPOSE["services"]["database"]
    given = check_command(kingstable["command"])
    assert given.workers > 1
    settings = kingstable["environment"]
    for name in settings:
        check_setting(name)
    login = re.fullmatch(r"postgresql://(\w+):\$\{(\w+):\?[^}]*\}@(\w+)/(\w+)", settings["KINGSTABLE_DB"])
    assert login is not None and login[3] == "database"
    assert database["environment"]["POSTGRES_USER"] == login[1]
    assert login[2] in database["environment"]["POSTGRES_PASSWORD"]
    assert database["environment"]["POSTGRES_DB"] == login[4]
    assert Settings(db=settings["KINGSTABLE_DB"]).postgresql
    assert kingstable["ports"] == ["127.0.0.1:8000:8000"], "only the proxy of this machine, which is trusted, comes in"
    build = kingstable["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    mounted = {volume.split(":")[0] for service in (kingstable, database) for volume in service["volumes"]}
    assert mounted == set(COMPOSE["volumes"])
    assert kingstable["volumes"][0].split(":")[1:] == lines("VOLUME")


def test_the_unit_starts_the_server_where_the_document_installs_it() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT.read_text(encoding="utf-8"))
    service = unit["Service"]
    program, *words = service["ExecStart"].split()
    given = check_command(words)
    assert given.host == "127.0.0.1"
    name, home = service["Environment"].split("=")
    check_setting(name)
    assert home == f"/var/lib/{service['StateDirectory']}"
    document = (ROOT / "docs" / "service.md").read_text(encoding="utf-8")
    for named in (program.rpartition("/bin/")[0], service["EnvironmentFile"].lstrip("-"), "deploy/kingstable.service"):
        assert named in document


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    copy = tmp_path / UNIT.name
    copy.write_text(UNIT.read_text(encoding="utf-8").replace("/opt/kingstable/bin/kingstable", "/bin/true"))
    said = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")


def test_every_file_is_told_of() -> None:
    document = (ROOT / "docs" / "service.md").read_text(encoding="utf-8")
    assert [path.name for path in DEPLOY.iterdir() if f"deploy/{path.name}" not in document] == []
