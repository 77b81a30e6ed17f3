"""What the server counts, for Prometheus: /metrics."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

#: Set by `serve` when several workers count together.
SHARED = "PROMETHEUS_MULTIPROC_DIR"

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

ACTS = Counter("kingstable_acts", "Acts written to tables", ["kind"])
REFUSALS = Counter("kingstable_refusals", "Requests refused", ["code"])
REQUESTS = Counter("kingstable_http_requests", "HTTP requests answered", ["status"])
SOCKETS = Gauge("kingstable_sockets", "Open sockets", multiprocess_mode="livesum")
ROOMS = Gauge("kingstable_rooms", "Tables held in memory", multiprocess_mode="livesum")
ACT_SECONDS = Histogram("kingstable_act_seconds", "From a request to its durable act", buckets=_FAST)
OPEN_SECONDS = Histogram("kingstable_open_seconds", "Loading a table into memory", buckets=_FAST)
WRITE_SECONDS = Histogram("kingstable_write_seconds", "One transaction", buckets=_FAST)
WRITE_GROUP = Histogram(
    "kingstable_write_group", "Jobs that shared a transaction", buckets=(1, 2, 4, 8, 16, 32, 64, 256)
)
MIND_SECONDS = Histogram("kingstable_mind_seconds", "A mind's thinking", ["mind"], buckets=(*_FAST, 5, 10, 30))
MIND_FAILURES = Counter("kingstable_mind_failures", "Minds that failed or took too long", ["mind"])
ANALYSES = Counter("kingstable_analyses", "Analyses of finished games", ["outcome"])
ANALYSING = Gauge("kingstable_analysing", "Analyses being made", multiprocess_mode="livesum")
ANALYSIS_SECONDS = Histogram("kingstable_analysis_seconds", "Making an analysis", buckets=(5, 10, 30, 60, 90, 120, 300))
NOTICES = Counter("kingstable_notices", "Notices to people whose turn it is", ["outcome"])


def text() -> tuple[bytes, str]:
    """All metrics (of all workers, where there are several) and their content type."""
    if SHARED in os.environ:
        from prometheus_client.multiprocess import MultiProcessCollector

        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry), CONTENT_TYPE_LATEST
    return generate_latest(REGISTRY), CONTENT_TYPE_LATEST
