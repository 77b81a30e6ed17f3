"""A server among others: in a folder of a shared host, by HTTPS, with an access log, and with metrics for its host."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.progress import SILENCE
from tests.service.harness import Player, Server

ROOT = "/our/games"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hosted")
    environment = {
        "KINGSTABLE_SITE": str(site_of_files(folder / "site")),
        "KINGSTABLE_URL": f"https://example.org{ROOT}/",
        "KINGSTABLE_ACCESS_LOG": "true",
        "KINGSTABLE_METRICS_TOKEN": "open-sesame",
        "KINGSTABLE_HSTS": "600",
    }
    server = Server(folder, str(folder / "tables.db"), **environment).start()
    server.url = server.url.removesuffix(ROOT)
    yield server
    server.stop()
    assert '"level":"error"' not in server.logged(), server.logged()


def site_of_files(folder: Path) -> Path:
    """Hardly more of a site than what a server looks at."""
    (folder / "py").mkdir(parents=True)
    (folder / "py" / "manifest.json").write_text("{}")
    (folder / "py" / "python.1234.gz").write_bytes(gzip.compress(bytes(5000)))
    (folder / "index.html").write_text('<html data-host="tab"><link href="./favicon.svg" />')
    return folder


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers={name.replace("_", "-"): it for name, it in headers.items()})


def test_a_proxy_may_take_the_folder_away_or_leave_it(hosted: Server) -> None:
    for path in ("/api/games", "/health", "/table/x", "/favicon.svg"):
        assert get(hosted, path).content == get(hosted, ROOT + path).content
    assert get(hosted, ROOT).status_code == 200
    assert get(hosted, "/our/gamesome.txt").status_code == 404
    assert f'"{ROOT}/' in get(hosted, "/table/x").text, "pages ask for their files in the folder"
    assert get(hosted, "/api").json()["servers"] == [{"url": ROOT}]


def test_a_cookie_is_for_the_folder_alone(hosted: Server) -> None:
    made = httpx.post(f"{hosted.url}{ROOT}/api/me", json={"name": "Anna"}, timeout=SILENCE)
    assert f"Path={ROOT};" in made.headers["set-cookie"]
    cookie = made.headers["set-cookie"].split(";")[0]
    left = httpx.post(f"{hosted.url}{ROOT}/api/logout", json={}, headers={"cookie": cookie}, timeout=SILENCE)
    assert f"Path={ROOT};" in left.headers["set-cookie"]


def test_browsers_that_come_by_https_are_told_to_stay_with_it(hosted: Server) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/api/tables/%00"):
        by_https = get(hosted, path, x_forwarded_proto="https")
        assert by_https.headers["strict-transport-security"] == "max-age=600"
    assert "strict-transport-security" not in get(hosted, "/").headers


def test_the_access_log_tells_every_answer_and_no_secret(hosted: Server) -> None:
    anna = Player(hosted)
    anna.http.post("/me", json={"name": "Anna"})
    [cookie] = anna.http.cookies.jar
    anna.http.headers["cookie"] = f"kingstable={cookie.value}"  # its path is for browsers
    table = anna.table("me", "person")
    code = anna.get(f"/tables/{table}")["join"]
    assert get(hosted, f"/api/join/{code}").status_code == get(hosted, f"/join/{code}?x=hidden").status_code == 200
    with anna.page() as page:
        page.ask("ping")

    def told() -> bool:
        return '"SOCKET"' in hosted.logged()

    hosted.until(told)
    lines = [msgspec.json.decode(line) for line in hosted.logged().splitlines() if '"kingstable.access"' in line]
    answered = {(line["method"], line["route"], line["status"], line["address"]) for line in lines}
    assert answered >= {
        ("GET", "/api/join/{code}", 200, "127.0.0.1"),
        ("GET", "/{path}", 200, "127.0.0.1"),
        ("POST", "/api/tables", 201, "127.0.0.1"),
        ("SOCKET", "/api/socket", None, "127.0.0.1"),
    }
    assert not [secret for secret in (table, code, "hidden", cookie.value, "Anna") if str(secret) in hosted.logged()]


def test_metrics_are_told_to_whoever_has_the_token(hosted: Server) -> None:
    assert get(hosted, "/metrics").status_code == 404
    assert get(hosted, "/metrics", authorization="Bearer open sesame").status_code == 404
    assert "kingstable_acts" in get(hosted, "/metrics", authorization="Bearer open-sesame").text


def test_metrics_without_a_token_are_told_to_this_machine_alone(server: Server) -> None:
    assert "kingstable_acts" in get(server, "/metrics").text
    for header in ({"x_forwarded_for": "192.0.2.1"}, {"x_forwarded_for": "127.0.0.1"}, {"forwarded": "for=192.0.2.1"}):
        assert get(server, "/metrics", **header).status_code == 404


def test_a_site_is_beside_the_client_where_the_host_has_one(hosted: Server) -> None:
    page, python = get(hosted, f"{ROOT}/here/"), get(hosted, "/here/py/python.1234.gz")
    assert f'data-host="tab"><link href="{ROOT}/here/favicon.svg"' in page.text
    assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
    assert "wasm" not in get(hosted, "/").headers["content-security-policy"]
    assert "content-encoding" not in python.headers and gzip.decompress(python.content) == bytes(5000)
    assert "immutable" in python.headers["cache-control"]
    assert "immutable" not in get(hosted, "/here/py/manifest.json").headers["cache-control"]
    for name in ("nothing.js", "%2e%2e/tables.db", "py/../../tables.db"):
        assert get(hosted, f"/here/{name}").status_code == 404


def test_pages_are_told_whether_there_is_a_site(hosted: Server, server: Server) -> None:
    for where, there in ((hosted, True), (server, False)):
        with Player(where).page() as page:
            assert page.ask("ping")["site"] is there
