"""Lessons: which one a table plays, and how many of its steps have been read."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema by one version."""
    op.add_column("tables", sa.Column("lesson", sa.String(40)))
    op.add_column("tables", sa.Column("read", sa.Integer, nullable=False, server_default="0"))
