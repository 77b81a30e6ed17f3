"""The tests of tables without a server play the tiny game too."""

from tests.service.conftest import tiny

__all__ = ["tiny"]
