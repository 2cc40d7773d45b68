"""Whether a seat is asked even where there is only one answer."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema by one version."""
    op.add_column("seats", sa.Column("ask_all", sa.Boolean, nullable=False, server_default=sa.false()))
