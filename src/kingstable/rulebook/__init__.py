"""The rules of a game in words: the numbered document that is the law, and the rulebook that tells it to people.

>>> find("KB-6.1").id
'KB-6.1'
>>> clauses("kingdom_builder")[0].title
'0. How to read this document'
"""

from kingstable.rulebook.book import BadRulebook, Block, Book, Chapter, book, places, read, refusals, told, untold
from kingstable.rulebook.check import faults
from kingstable.rulebook.document import Clause, Section, UnknownClause, clauses, find, parse, title
from kingstable.rulebook.search import search, speaks_of

__all__ = [
    "BadRulebook",
    "Block",
    "Book",
    "Chapter",
    "Clause",
    "Section",
    "UnknownClause",
    "book",
    "clauses",
    "faults",
    "find",
    "parse",
    "places",
    "read",
    "refusals",
    "search",
    "speaks_of",
    "title",
    "told",
    "untold",
]
