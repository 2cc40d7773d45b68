#!/bin/sh
# Checks the format of files of the page: prettier.sh web/FILE…
set -eu
for file in "$@"; do
    shift
    set -- "$@" "${file#web/}"
done
exec sh scripts/node.sh npx --no-install prettier --check --log-level warn "$@"
