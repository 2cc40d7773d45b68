"""The first schema: people, tables, seats, the log and its snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema by one version."""
    op.create_table(
        "site",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    _tables()
    _seats()
    _log()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("prefix", sa.Text),
        sa.Column("imported", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("host", sa.String(40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("takeover", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("ended_by", sa.String(12)),
        sa.Column("rematch", sa.String(40)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_listed_status_updated", "tables", ["listed", "status", "updated"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id")),
        sa.Column("guest", sa.Boolean, nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("stand_in", sa.String(40)),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("agrees", sa.Boolean, nullable=False),
        sa.Column("auto_confirm", sa.Boolean, nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
    )
    op.create_index("ix_seats_player", "seats", ["player"])


def _log() -> None:
    op.create_table(
        "log",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("move", sa.Text),
        sa.Column("drawn", sa.Text),
        sa.Column("op", sa.String(90)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "op", name="uq_log_table"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Downgrade the schema by one version."""
    for name in ("snapshots", "log", "seats", "tables", "players", "site"):
        op.drop_table(name)
