"""Options: the small frozen values a player chooses among, with their notation, JSON and references."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, get_args, get_origin, get_type_hints

import msgspec

from kingstable.kernel.errors import IllegalChoice
from kingstable.kernel.message import Argument, Message, named


class Thing:
    """A kind of thing on the table that an option's argument points at.

    It says how the argument is written and read, and makes the reference a client lights up: ``hex:6,17``.
    A `named` thing is spoken of by its component name (``location-farm``) instead of its notation: `named` is the
    kind of that name, or True where it is the thing's own kind.

    >>> hexagon = Thing("hex", write=lambda cell: f"{cell // 20},{cell % 20}", read=lambda t: 0)
    >>> hexagon.reference(137)
    'hex:6,17'
    """

    __slots__ = ("kind", "lit", "named", "read", "write")

    def __init__(
        self,
        kind: str,
        *,
        write: Callable[[Any], str] = str,
        read: Callable[[str], Any] = str,
        named: str | bool = False,
        lit: bool = True,
    ) -> None:
        self.kind = kind
        self.write = write
        self.read = read
        self.named = kind if named is True else named or None
        self.lit = lit

    def reference(self, value: Any) -> str:
        """The id that the element on the board carries."""
        return f"{self.kind}:{self.write(value)}"

    def argument(self, value: Any) -> Argument:
        """The value as an argument of a message."""
        return named(self.named, self.write(value)) if self.named else self.write(value)


def _number(text: str) -> int:
    if text.lstrip("-").isdecimal() and text.isascii():
        return int(text)
    raise ValueError(f"{text!r} is not a number")


def _flag(text: str) -> bool:
    if text in ("yes", "no"):
        return text == "yes"
    raise ValueError(f"{text!r} is neither yes nor no")


_NUMBER = Thing("number", read=_number, lit=False)
_WORD = Thing("word", lit=False)
_FLAG = Thing("flag", write=lambda value: "yes" if value else "no", read=_flag, lit=False)
_PLAIN = {int: _NUMBER, str: _WORD, bool: _FLAG}


class _Field:
    """One argument of an option class: its name, its thing, and whether it is a tuple of such things."""

    __slots__ = ("many", "name", "thing")

    def __init__(self, name: str, thing: Thing, many: bool) -> None:
        self.name = name
        self.thing = thing
        self.many = many

    def write(self, value: Any) -> str:
        if not self.many:
            return self.thing.write(value)
        return "+".join(self.thing.write(item) for item in value) or "-"

    def read(self, text: str) -> Any:
        if not self.many:
            return self.thing.read(text)
        return () if text == "-" else tuple(self.thing.read(part) for part in text.split("+"))

    def values(self, option: Option) -> Sequence[Any]:
        value = getattr(option, self.name)
        return value if self.many else (value,)

    def argument(self, option: Option) -> Argument:
        value = getattr(option, self.name)
        if not self.many:
            return value if self.thing is _NUMBER else self.thing.argument(value)
        return [self.thing.argument(item) for item in value]  # type: ignore[misc]


class Option(msgspec.Struct, frozen=True, tag_field="kind", cache_hash=True):
    """Base of all options: subclass it with ``tag="build"`` and annotate the arguments with their `Thing`.

    >>> class Bid(Option, frozen=True, tag="bid"):
    ...     coins: int
    >>> Bid(4).notation, Bid(4).kind
    ('bid 4', 'bid')
    """

    #: What the option says of itself in a prompt or a log; by default ``option-<kind>``.
    label: ClassVar[str] = ""

    @property
    def quiet(self) -> bool:
        """Whether it leads back or lets something go: never the main choice while there is another."""
        return False

    @property
    def kind(self) -> str:
        """The first word of the notation."""
        return str(self.__struct_config__.tag)

    @property
    def notation(self) -> str:
        """The text form that round-trips through `Notation.parse`."""
        return " ".join([self.kind, *(field.write(getattr(self, field.name)) for field in _fields(type(self)))])

    @property
    def references(self) -> tuple[str, ...]:
        """The ids of the things on the board this option touches."""
        found: list[str] = []
        for field in _fields(type(self)):
            if field.thing.lit:
                found.extend(field.thing.reference(value) for value in field.values(self))
        return tuple(found)

    @property
    def message(self) -> Message:
        """The option in words a client can translate."""
        args = {field.name: field.argument(self) for field in _fields(type(self))}
        return Message(self.label or f"option-{self.kind.replace('_', '-')}", args)


class Quiet(Option, frozen=True):
    """Base of options that lead back or let something go, such as passing."""

    @property
    def quiet(self) -> bool:
        """It never is the main choice while there is another."""
        return True


def shown(option: object) -> str:
    """A refused choice as it can be shown; what no question ever offered need not have a notation."""
    try:
        return repr(option.notation if isinstance(option, Option) else option)
    except Exception:
        return repr(option)


def _thing_of(hint: Any) -> Thing:
    if get_origin(hint) is Annotated:
        for extra in get_args(hint)[1:]:
            if isinstance(extra, Thing):
                return extra
        hint = get_args(hint)[0]
    if hint in _PLAIN:
        return _PLAIN[hint]
    raise TypeError(f"an option cannot carry {hint!r}")


@cache
def _fields(option: type[Option]) -> tuple[_Field, ...]:
    hints = get_type_hints(option, include_extras=True)
    fields = []
    for name in option.__struct_fields__:
        hint = hints[name]
        many = get_origin(hint) is tuple
        fields.append(_Field(name, _thing_of(get_args(hint)[0] if many else hint), many))
    return tuple(fields)


class Notation:
    """All option classes of a game: reads what `Option.notation` and the JSON form write.

    >>> class Pass(Option, frozen=True, tag="pass"): ...
    >>> Notation([Pass]).parse("pass")
    Pass()
    """

    def __init__(self, options: Iterable[type[Option]]) -> None:
        self.options: dict[str, type[Option]] = {str(option.__struct_config__.tag): option for option in options}

    def parse(self, text: str) -> Option:
        """The option written as `text`; raises `IllegalChoice` when it cannot be read."""
        words = text.split()
        if not words:
            raise IllegalChoice("an empty text is no choice")
        option = self.options.get(words[0].lower())
        if option is None:
            raise IllegalChoice(f"{words[0]!r} is not one of: {', '.join(self.options)}")
        fields = _fields(option)
        if len(words) != len(fields) + 1:
            raise IllegalChoice(f"{words[0]!r} takes {len(fields)} argument(s), not {len(words) - 1}")
        try:
            values = [field.read(word) for field, word in zip(fields, words[1:], strict=True)]
        except (ValueError, TypeError, KeyError, IndexError) as error:
            raise IllegalChoice(f"cannot read {text!r}: {error}") from None
        return option(*values)

    def from_json(self, raw: bytes | str) -> Option:
        """The option of a JSON object such as ``{"kind": "build", "cell": 137}``."""
        try:
            return self.from_builtins(msgspec.json.decode(raw))
        except msgspec.DecodeError as error:
            raise IllegalChoice(f"not a choice: {error}") from None

    def from_builtins(self, raw: object) -> Option:
        """The option of a decoded JSON object."""
        kind = raw.get("kind") if isinstance(raw, dict) else None
        option = self.options.get(kind) if isinstance(kind, str) else None
        if option is None:
            raise IllegalChoice(f"not a choice: kind must be one of: {', '.join(self.options)}")
        try:
            return msgspec.convert(raw, option)
        except msgspec.ValidationError as error:
            raise IllegalChoice(f"not a choice: {error}") from None
