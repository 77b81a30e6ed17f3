"""Seats have names of their own; a finished table expires only where it is a record that was opened."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sa.Column("name", sa.String(40), nullable=False, server_default=""))
    op.execute("UPDATE tables SET expires = NULL WHERE status NOT IN ('open', 'running')")
