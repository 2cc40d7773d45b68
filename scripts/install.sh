#!/bin/sh
# Installs pinned requirements into .venv: install.sh FILE [OPTION…]. Uses uv, which is fast, and falls back to pip, which
# may be configured differently, for example for a mirror.
set -eu
file=$1
shift
if [ -x .venv/bin/uv ] && .venv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes -r "$file" "$@"; then
    exit 0
fi
.venv/bin/python -m pip --disable-pip-version-check -qq install --require-hashes -r "$file" "$@"
