"""The colour that a player has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema by one version."""
    op.add_column("seats", sa.Column("colour", sa.String(10)))
