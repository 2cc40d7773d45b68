#!/bin/sh
# The server's tests need PostgreSQL (a role that may create databases, and a database "test") and Redis on this machine.
# CARSONNE_TEST_POSTGRES and CARSONNE_TEST_REDIS name others. Installed by apt where that is allowed; else named.
set -eu
postgres=${CARSONNE_TEST_POSTGRES:-postgresql://root@127.0.0.1:5432}
redis=${CARSONNE_TEST_REDIS:-redis://127.0.0.1:6379}
reachable() {
    .venv/bin/python - "$1" <<'PY'
import socket, sys
from urllib.parse import urlsplit
place = urlsplit(sys.argv[1])
try:
    socket.create_connection((place.hostname, place.port), 3).close()
except OSError:
    sys.exit(1)
PY
}
if ! reachable "$redis"; then
    sh scripts/apt-install.sh redis-server
    redis-server --daemonize yes --save '' --appendonly no > /dev/null
    sleep 1
fi
reachable "$redis" || { echo "The tests need Redis at $redis (or CARSONNE_TEST_REDIS)." >&2; exit 1; }
if ! reachable "$postgres"; then
    sh scripts/apt-install.sh postgresql
    service postgresql start > /dev/null
    for command in "CREATE ROLE root SUPERUSER LOGIN" "CREATE DATABASE test OWNER root"; do
        su postgres -c "psql -qc '$command'" || true
    done
    file=$(su postgres -c "psql -Atqc 'SHOW hba_file'")
    printf 'host all root 127.0.0.1/32 trust\n%s\n' "$(cat "$file")" > "$file"
    service postgresql reload > /dev/null
    sleep 1
fi
reachable "$postgres" || { echo "The tests need PostgreSQL at $postgres (or CARSONNE_TEST_POSTGRES)." >&2; exit 1; }
