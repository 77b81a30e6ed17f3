"""Putting messages into words: Fluent in English, Ukrainian and Russian, the same texts in Python and the browser.

How the arguments of a `Message` reach a Fluent text, here and in the browser alike:

- a number stays a number, shown with a true minus below zero, and a string a string;
- a message `x` gives `$x` (its text), `$x_id` (its id), and its case forms `$x_gen`, `$x_dat`, `$x_acc`, `$x_ins` and
  `$x_loc`: the attributes `.gen` ... of that message, or its plain text where it has none;
- an argument `seat`, or one ending in `_seat`, gives the player's name, and the number as `$seat_id`;
- a list is each of its items, joined with commas (its case forms too).
"""

from kingstable.words.language import languages, preferred
from kingstable.words.source import source
from kingstable.words.speaker import Speaker, number

__all__ = ["Speaker", "languages", "number", "preferred", "source"]
