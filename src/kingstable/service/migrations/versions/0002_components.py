"""Tables remember with which components of one's own they are played."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("components", sa.String(32), nullable=False, server_default=""))
