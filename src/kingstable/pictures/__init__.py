"""Pictures of the rulebooks: real positions, written as data, which boards draw as they draw a table."""

from kingstable.pictures.check import faults, left_out
from kingstable.pictures.picture import Album, BadPicture, Picture, Shot, album, shots
from kingstable.pictures.shown import drawn, frames
from kingstable.pictures.wire import Drawn, Frame

__all__ = [
    "Album",
    "BadPicture",
    "Drawn",
    "Frame",
    "Picture",
    "Shot",
    "album",
    "drawn",
    "faults",
    "frames",
    "left_out",
    "shots",
]
