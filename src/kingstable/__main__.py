"""`python -m kingstable` is `kingstable`."""

import sys

from kingstable.cli import main

if __name__ == "__main__":
    sys.exit(main())
