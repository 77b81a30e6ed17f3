"""Tables say when somebody counts as gone and when they expire; seats remember when their people were last there."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("patience", sa.Integer))
    op.add_column("tables", sa.Column("expires", sa.String(32)))
    op.add_column("seats", sa.Column("seen", sa.String(32)))
