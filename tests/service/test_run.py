"""Starting a server: what `serve` does about ports, locks, browsers and the settings, and the bot of the documents."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.service.harness import ROOT, Server

from kingstable.service import run
from kingstable.service.settings import BadSettings, Settings, from_environment


def test_a_browser_is_sent_to_the_server_that_already_runs(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(run.webbrowser, "open", opened.append)
    run.serve(db=server.db, open_browser=True)
    assert opened == [server.url.replace("127.0.0.1", "localhost")]


def test_a_taken_port_is_said_unless_any_will_do() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadSettings, match=f"port {port}: Address already in use; choose another --port"):
            run._listen("127.0.0.1", port, any_port=False)
        with run._listen("127.0.0.1", port, any_port=True) as other:
            assert other.getsockname()[1] != port


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGSTABLE_RATE", "3.5")
    monkeypatch.setenv("KINGSTABLE_ORIGINS", "https://a.example,https://b.example")
    found = from_environment(db="x.db", workers=None)
    assert (found.rate, found.origins, found.workers) == (3.5, ("https://a.example", "https://b.example"), 1)
    assert Settings.loads(found.dumps()) == found
    monkeypatch.setenv("KINGSTABLE_RATE", "fast")
    with pytest.raises(BadSettings, match="rate"):
        from_environment()


def test_where_people_reach_the_server_is_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    for url, root in (
        ("https://example.org", ""),
        ("http://[::1]:8000/", ""),
        ("https://example.org/a/b-c/", "/a/b-c"),
    ):
        monkeypatch.setenv("KINGSTABLE_URL", url)
        assert from_environment(db="x.db").root == root
    for wrong in ("example.org", "https://example.org/<b>", "https://example.org/?x", "ftp://example.org"):
        monkeypatch.setenv("KINGSTABLE_URL", wrong)
        with pytest.raises(BadSettings, match="is no address"):
            from_environment(db="x.db")


def test_a_site_is_a_folder_that_was_written_as_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KINGSTABLE_SITE", str(tmp_path))
    with pytest.raises(BadSettings, match="is no folder that `kingstable site` has written"):
        from_environment(db="x.db")


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs" / "service.md").read_text(encoding="utf-8")
    for field in set(Settings.__struct_fields__) - {"db", "workers"}:
        assert f"`KINGSTABLE_{field.upper()}`" in text


def test_the_bot_of_the_documents_plays(server: Server) -> None:
    [code] = re.findall(r"^```py\n(.*?)^```$", (ROOT / "docs" / "service.md").read_text("utf-8"), re.M | re.S)
    names: dict[str, Any] = {}
    exec(compile(code, "docs/service.md", "exec"), names)
    assert names["play"](server.url, "tiny")["winners"]


def test_the_client_is_served_with_its_pages(server: Server, tmp_path: Path) -> None:
    from kingstable.service import static_files

    assert static_files._find(tmp_path, "/") == (None, False), "not built"
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html>" + "x" * 1000)
    (tmp_path / "assets" / "app-1234.js").write_text("code")
    for page in ("/", "/table/abc", "/join/xyz"):
        file, lasting = static_files._find(tmp_path, page)
        assert file is not None
        assert (file.media_type, lasting) == ("text/html", False)
        assert list(file.packed) == ["gzip"]
    file, lasting = static_files._find(tmp_path, "/assets/app-1234.js")
    assert lasting and file is not None
    assert "javascript" in file.media_type
    for missing in ("/assets/gone.js", "/../secret.txt", "/assets/../../x.py"):
        with pytest.raises(static_files.Refused):
            static_files._find(tmp_path, missing)


def test_files_are_packed_for_those_who_can_read_it(server: Server) -> None:
    page = httpx.get(server.url).text
    for path in (*re.findall(r'src="(/assets/[^"]+)"', page), "/api/words/uk"):
        sizes = {}
        for accepted, encoding in (("gzip, deflate, br", "br"), ("gzip", "gzip"), ("brief", None)):
            with httpx.stream("GET", server.url + path, headers={"accept-encoding": accepted}) as answer:
                assert answer.headers.get("content-encoding") == encoding
                sizes[encoding] = len(b"".join(answer.iter_raw()))
        assert sizes["br"] < sizes["gzip"] < sizes[None]
