"""What a table does for its people, without any I/O: seats, acts, scenes, taking back, trying out, refusals.

The server plays by it, and so can a page that runs Python itself: all it needs is msgspec, and fluent for the words.
"""
