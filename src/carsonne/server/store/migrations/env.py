"""Alembic's way in: it migrates the connection that it is given."""

from alembic import context

from carsonne.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
