"""Lessons: short courses on a real table, written as data, played step by step and answered by what is reached."""

from kingstable.lessons.check import faults, left_out, reached, unfit, walk
from kingstable.lessons.judge import Check, Reached
from kingstable.lessons.lesson import BadLesson, Lesson, Position, Step, Wrong, first_game, lessons, read
from kingstable.lessons.run import Answer, Hint, Progress, Run, make, set_up

__all__ = [
    "Answer",
    "BadLesson",
    "Check",
    "Hint",
    "Lesson",
    "Position",
    "Progress",
    "Reached",
    "Run",
    "Step",
    "Wrong",
    "faults",
    "first_game",
    "left_out",
    "lessons",
    "make",
    "reached",
    "read",
    "set_up",
    "unfit",
    "walk",
]
