"""Sessions that can be ended, and one-time links for those who have lost their password.

The cookies of before name the person alone: each of them is a session under the id of the person.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_seen", "sessions", ["seen"])
    op.create_table(
        "resets",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    today = time.time() // 86_400 * 86_400
    known = sa.text("INSERT INTO sessions (id, person, seen) SELECT id, id, :today FROM people")
    op.execute(known.bindparams(today=today))
