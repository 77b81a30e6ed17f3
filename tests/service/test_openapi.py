"""Property tests from the OpenAPI document: whatever is sent, the answer is one that the document names."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from tests.progress import SILENCE
from tests.service.harness import Player, Server

from kingstable.service.app import create
from kingstable.service.errors import STATUS
from kingstable.service.settings import Settings
from kingstable.words import Speaker


def document() -> dict[str, Any]:
    app: Any = create(Settings(db="unused")).app
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    return found


def test_the_document_is_served_and_names_every_route(server: Server) -> None:
    served = httpx.get(f"{server.url}/api", timeout=SILENCE).json()
    assert served["openapi"].startswith("3.")
    assert set(served["paths"]) == set(document()["paths"])
    operations = [operation for path in served["paths"].values() for operation in path.values() if "tags" in operation]
    assert len(operations) >= 28
    for operation in operations:
        assert operation.get("summary") and operation.get("description"), operation


WORDS = Speaker("en")
SCHEMA = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def seated(server: Server) -> dict[str, Any]:
    """A player with a running and a waiting table."""
    anna = Player(server, "Anna")
    return {"player": anna, "TABLE": anna.table("me", "me"), "OTHER": anna.table("me", "open")}


@SCHEMA.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_one_that_the_document_names(
    case: schemathesis.Case, server: Server, seated: dict[str, Any]
) -> None:
    if "id" in case.path_parameters:
        case.path_parameters["id"] = seated[("TABLE", "OTHER")[len(str(case.path_parameters["id"])) % 2]]
    cookies = {cookie.name: cookie.value for cookie in seated["player"].http.cookies.jar}
    answer = case.call(base_url=server.url, cookies=cookies, headers={"accept": "*/*"}, timeout=SILENCE)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        problem = answer.json()
        assert STATUS[problem["code"]] == answer.status_code
        assert WORDS.knows(problem["message"]["id"]), problem
        assert "Traceback" not in answer.text
    case.validate_response(answer, checks=(schemathesis.checks.not_a_server_error, response_schema()))


def response_schema() -> Any:
    from schemathesis.specs.openapi.checks import response_schema_conformance

    return response_schema_conformance
