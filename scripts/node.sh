#!/bin/sh
# Runs a command in web/ with Node 20.19 or later: the machine's own, or else one from PyPI in .venv.
set -eu
recent='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
if ! { command -v node && command -v npm && node -e "$recent"; } >/dev/null 2>&1; then
    if ! .venv/bin/node -e "$recent" 2>/dev/null; then
        echo "Installing Node into .venv" >&2
        sh scripts/install.sh requirements/node.txt >&2
    fi
    PATH="$PWD/.venv/bin:$PATH"
fi
cd web
exec "$@"
