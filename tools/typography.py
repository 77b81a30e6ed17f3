"""Typography of what people read: mends in their files what can be mended by rule, and names the other faults.

`make format` runs it over all Fluent files and pages in a language; the suite fails where it would still change them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

NBSP = "\u00a0"

#: Short units that stand with their number.
UNITS = ("VP", "AP", "ПО", "ПБ", "ОД", "KB", "MB", "КБ", "МБ")

_CATEGORIES = {"zero", "one", "two", "few", "many"}
#: Where a number stood before a text, or a placeable stands behind it.
_NUMBER, _VALUE = "\ue000", "\ue001"
_UNITS = "|".join(UNITS)

_RULES = [(re.compile(pattern), better) for pattern, better in [
    (r"['\u02bc](?=\w)|(?<=\w)['\u02bc]", "’"),
    (r"\.\.\.", "…"),
    (rf"(?<=[\w{_VALUE}])[ {NBSP}]…", "…"),
    (r"(?<=\S)[ \u00a0][-–—](?=[ \u00a0\n])", f"{NBSP}—"),
    (rf"{NBSP}— ?{NBSP}", f"{NBSP}— "),
    (rf"(?<=[\d{_NUMBER}])[-—](?=[\d{_NUMBER}])", "–"),
    (rf"(?<![\w{_VALUE}{_NUMBER}«“(/.-])-(?=[\d{_VALUE}])", "−"),
    (rf"(?<=[\d{_NUMBER}{_VALUE}])[ {NBSP}]×[ {NBSP}](?=[\d{_VALUE}])", f"{NBSP}×{NBSP}"),
    (rf"(?<!\u00a0)× (?=[\d{_VALUE}])", "×"),
    (r"№ ?(?=\S)", f"№{NBSP}"),
    (rf"(?<=[\d{_NUMBER}]) (?=(?:{_UNITS})(?![\w-]))", NBSP),
]]  # fmt: skip


def mended(text: str, lang: str) -> str:
    """A piece of text in good typography; private-use characters at its ends tell what stands beside it."""
    for pattern, better in _RULES:
        text = pattern.sub(better, text)
    return re.sub(rf"(?<=[\d{_NUMBER}{_VALUE}])[ {NBSP}]?%", "%" if lang == "en" else f"{NBSP}%", text)


_QUOTES = {"en": "“”‘’", "uk": "«»„“", "ru": "«»„“"}
_FAULTS = [
    (re.compile(r"\S  +\S"), "two spaces"),
    (re.compile(rf"[ {NBSP}][,.;:!?](?![\w…])"), "a space before a sign"),
    (re.compile(r'"'), "a straight quotation mark"),
    (re.compile(r"\b[xх]\d|\d[xх]\b"), "a letter for a multiplication sign"),
    (re.compile(r"[A-Za-z][А-Яа-яЁёІіЇїЄєҐґ]|[А-Яа-яЁёІіЇїЄєҐґ][A-Za-z]"), "letters of two alphabets in one word"),
]


def faults(text: str, lang: str) -> Iterator[str]:
    """What is wrong with a whole text and takes a person to mend."""
    for pattern, what in _FAULTS:
        if found := pattern.search(text):
            yield f"{what}: {found[0]!r}"
    strange = set(text) & set("«»“”„‘") - set(_QUOTES[lang])
    if strange:
        yield f"quotation marks of another language: {' '.join(sorted(strange))}"
    outer, inner = ("“”", "‘’") if lang == "en" else ("«»", "„“")
    if text.count(outer[0]) != text.count(outer[1]):
        yield f"{outer} do not pair"
    if inner[0] in text and not re.search(rf"{outer[0]}[^{outer[1]}]*{inner[0]}", text):
        yield f"{inner} stand alone"


def mended_file(source: str, lang: str) -> str:
    """A Fluent file with all its texts mended; ids, arguments and comments stay as they are."""
    changes: list[tuple[int, int, str]] = []
    for entry in FluentParser(with_spans=True).parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    changes.extend(_in_pattern(pattern, source, lang, frozenset()))
    for start, end, better in sorted(changes, reverse=True):
        source = source[:start] + better + source[end:]
    return source


def _in_pattern(
    pattern: ast.Pattern, source: str, lang: str, counted: frozenset[str]
) -> Iterator[tuple[int, int, str]]:
    """The changes in a pattern; `counted` are the arguments by whose plural its words are chosen."""
    around = [None, *pattern.elements, None]
    for before, element, behind in zip(around, pattern.elements, around[2:], strict=False):
        if isinstance(element, ast.Placeable):
            yield from _in_select(element.expression, source, lang, counted)
        elif element.span is not None:
            yield element.span.start, element.span.end, _beside(before, element, behind, source, lang, counted)


def _in_select(
    expression: ast.Expression | ast.Placeable, source: str, lang: str, counted: frozenset[str]
) -> Iterator[tuple[int, int, str]]:
    if not isinstance(expression, ast.SelectExpression):
        return
    keys = {variant.key.name for variant in expression.variants if isinstance(variant.key, ast.Identifier)}
    if keys & _CATEGORIES and isinstance(expression.selector, ast.VariableReference):
        counted |= {expression.selector.id.name}
    for variant in expression.variants:
        yield from _in_pattern(variant.value, source, lang, counted)


def _beside(
    before: ast.Placeable | ast.TextElement | None,
    element: ast.TextElement,
    behind: ast.Placeable | ast.TextElement | None,
    source: str,
    lang: str,
    counted: frozenset[str],
) -> str:
    """A text mended with an eye to what stands before and behind it."""
    assert element.span is not None
    text = source[element.span.start : element.span.end]
    if _is_number(before, counted):
        text = re.sub(r"^ (?=\w)", NBSP, text)
    left = "" if before is None else _NUMBER if _is_number(before, counted) else _VALUE
    if left == _VALUE and re.match(rf" (?:{_UNITS})(?!\w)", text):
        left = _NUMBER
    right = "" if behind is None else _VALUE
    return mended(left + text + right, lang).removeprefix(left).removesuffix(right)


def _is_number(element: ast.Placeable | ast.TextElement | None, counted: frozenset[str]) -> bool:
    """Whether an argument is shown by whose plural the words around it are chosen."""
    shown = element.expression if isinstance(element, ast.Placeable) else None
    return isinstance(shown, ast.VariableReference) and shown.id.name in counted


def language_of(path: Path) -> str:
    """The language of a file: `uk.md` is in Ukrainian, and so is whatever lies in a folder `uk`; else empty."""
    return next((part for part in (path.stem, path.parent.name) if part in _QUOTES), "")


def main(paths: list[Path]) -> None:
    """Mend these files, or all Fluent files and pages of the sources."""
    root = Path(__file__).parent.parent
    files = (path for folder in ("src", "examples") for path in sorted((root / folder).rglob("*.*")))
    for path in paths or [path for path in files if path.suffix in {".ftl", ".md"} and language_of(path)]:
        source = path.read_text(encoding="utf-8")
        better = (mended_file if path.suffix == ".ftl" else mended)(source, language_of(path))
        if better != source:
            path.write_text(better, encoding="utf-8")
            print(f"mended {path}")


if __name__ == "__main__":
    main([Path(argument) for argument in sys.argv[1:]])
