"""Fits a net to positions and how their games ended; needs numpy."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np

from kingstable.minds.value import UNIT

#: The hidden layers, the passes over all positions, how many are taken at a time, and the steps.
HIDDEN = (128, 64)
PASSES = 14
BATCH = 512
RATE = 1e-3
DECAY = 0.03
FARTHEST = 3.0  # units of margin beyond which nothing is learned

Array = Any


def fit(
    features: Array, margins: Array, wins: Array, held: int, told: Callable[[str], None], seed: int = 1
) -> list[Array]:
    """Mean, scale and the layers of a net; the last `held` positions are not learned from but measured by."""
    rng = np.random.default_rng(seed)
    x = np.asarray(features, np.float32)
    y = np.stack(
        [np.clip(np.asarray(margins, np.float32) / UNIT, -FARTHEST, FARTHEST), np.asarray(wins, np.float32)], 1
    )
    mean, spread = x[:-held].mean(0), x[:-held].std(0)
    scale = np.where(spread > 1e-3, 1 / np.maximum(spread, 1e-3), 0.0)
    mean, scale = mean.astype(np.float16).astype(np.float32), scale.astype(np.float16).astype(np.float32)
    x = (x - mean) * scale
    layers = _begin(rng, (x.shape[1], *HIDDEN, 2))
    best, least = [layer.copy() for layer in layers], np.inf
    moments = [[np.zeros_like(layer), np.zeros_like(layer)] for layer in layers]
    step = 0
    for number in range(PASSES):
        order = rng.permutation(len(x) - held)
        rate = RATE * (1 - number / PASSES) + 1e-5
        for start in range(0, len(order), BATCH):
            step += 1
            chosen = order[start : start + BATCH]
            _step(layers, moments, _slopes(layers, x[chosen], y[chosen]), rate, step)
        error = _error(layers, x[-held:], y[-held:])
        if error[0] + 0.5 * error[1] < least:
            best, least = [layer.copy() for layer in layers], error[0] + 0.5 * error[1]
        told(f"pass {number + 1}: margin {error[0]:.4f}, win {error[1]:.4f}")
    first = x[-held:, :1]
    line = np.linalg.lstsq(np.c_[first, np.ones_like(first)], y[-held:, 0], rcond=None)[0]
    plain = float(np.mean((np.c_[first, np.ones_like(first)] @ line - y[-held:, 0]) ** 2))
    told(f"by the first feature alone: margin {plain:.4f}; spread {float(np.var(y[-held:, 0])):.4f}")
    return [mean, scale, *best]


def _begin(rng: Any, sizes: tuple[int, ...]) -> list[Array]:
    layers: list[Array] = []
    for wide, narrow in itertools.pairwise(sizes):
        layers += [rng.normal(0, (2 / wide) ** 0.5, (narrow, wide)).astype(np.float32), np.zeros(narrow, np.float32)]
    layers[-2] *= 0.1
    return layers


def _run(layers: list[Array], x: Array) -> list[Array]:
    """What each layer makes of it, the last one with the chance to win still as a number."""
    found = [x]
    for place in range(0, len(layers), 2):
        x = x @ layers[place].T + layers[place + 1]
        if place + 2 < len(layers):
            x = np.maximum(x, 0)
        found.append(x)
    return found


def _slopes(layers: list[Array], x: Array, y: Array) -> list[Array]:
    found = _run(layers, x)
    out = found[-1]
    slope = np.stack([2 * (out[:, 0] - y[:, 0]), 0.5 * (1 / (1 + np.exp(-out[:, 1])) - y[:, 1])], 1) / len(x)
    slopes: list[Array] = [None] * len(layers)
    for place in range(len(layers) - 2, -1, -2):
        below = found[place // 2]
        slopes[place], slopes[place + 1] = slope.T @ below, slope.sum(0)
        if place:
            slope = (slope @ layers[place]) * (below > 0)
    return slopes


def _step(layers: list[Array], moments: list[list[Array]], slopes: list[Array], rate: float, step: int) -> None:
    """Adam, with weights that decay."""
    for layer, moment, slope in zip(layers, moments, slopes, strict=True):
        moment[0] += 0.1 * (slope - moment[0])
        moment[1] += 0.001 * (slope * slope - moment[1])
        change = (moment[0] / (1 - 0.9**step)) / (np.sqrt(moment[1] / (1 - 0.999**step)) + 1e-8)
        np.subtract(layer, rate * (change + DECAY * layer), out=layer)


def _error(layers: list[Array], x: Array, y: Array) -> tuple[float, float]:
    out = _run(layers, x)[-1]
    chance = np.clip(1 / (1 + np.exp(-out[:, 1])), 1e-6, 1 - 1e-6)
    surprise = -(y[:, 1] * np.log(chance) + (1 - y[:, 1]) * np.log(1 - chance))
    return float(np.mean((out[:, 0] - y[:, 0]) ** 2)), float(np.mean(surprise))


def written(net: list[Array]) -> bytes:
    """The net as half floats."""
    return b"".join(np.asarray(part, "<f2").tobytes() for part in net)
