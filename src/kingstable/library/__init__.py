"""The library: what there is to read about games without a table, the same for everybody.

A server answers from it, and a site without a server keeps all of it as files.
"""

from kingstable.library.answers import entries, entry, faces, picture, rulebook, rules, words

__all__ = ["entries", "entry", "faces", "picture", "rulebook", "rules", "words"]
