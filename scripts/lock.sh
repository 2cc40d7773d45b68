#!/bin/sh
# Rewrites requirements/*.txt: exact versions with hashes, for every platform, without the address of any index.
# Arguments go to uv: --upgrade takes the newest version of everything.
set -eu
sh scripts/install.sh requirements/uv.txt
lock() {
    output=$1
    shift
    .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
        --no-emit-index-url --output-file "requirements/$output" "$@"
}
lock dev.txt pyproject.toml requirements/build.in --extra dev --extra all "$@"
lock run.txt pyproject.toml requirements/build.in --extra server --constraint requirements/dev.txt "$@"
lock standalone.txt requirements/standalone.in --constraint requirements/dev.txt "$@"
for name in uv node compiler; do
    lock "$name.txt" "requirements/$name.in" "$@"
done
for name in postgres redis; do
    lock "$name.txt" "requirements/$name.in" --no-deps "$@"
done
sh scripts/node.sh npm install --silent --package-lock-only --ignore-scripts --omit-lockfile-registry-resolved --prefix "$PWD/requirements/chromium"
