#!/bin/sh
# Installs pinned requirements into .venv: install.sh FILE [OPTION…]. By uv, which is fast; by pip where only pip knows
# the way, such as to a mirror that is named in pip's own settings.
set -eu
file=$1
shift
if [ -x .venv/bin/uv ] && .venv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes -r "$file" "$@"; then
    exit 0
fi
.venv/bin/python -m pip --disable-pip-version-check -qq install --require-hashes -r "$file" "$@"
