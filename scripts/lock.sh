#!/bin/sh
# Writes requirements/*.txt anew: exact versions with hashes, for every platform, without the address of any index.
# Arguments go to the compiler: --upgrade takes the newest of everything.
set -eu
lock() {
    output=$1
    shift
    .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
        --no-emit-index-url --output-file "requirements/$output" "$@"
}
lock dev.txt pyproject.toml requirements/build.in --extra dev "$@"
lock run.txt pyproject.toml requirements/build.in --constraint requirements/dev.txt "$@"
lock serve.txt pyproject.toml requirements/build.in --extra serve --constraint requirements/dev.txt "$@"
lock lock.txt requirements/lock.in "$@"
lock node.txt requirements/node.in "$@"
