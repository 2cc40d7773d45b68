#!/bin/sh
# Builds the wheel and the source package into dist, from modules that are already compiled.
set -eu
rm -rf dist
# Leftovers of earlier builds in build/lib would be packaged too.
find build -path 'build/lib*' -type f | while read -r file; do
    case $file in
    *.so) [ -f "src/${file#build/*/}" ] || rm "$file" ;;
    *) rm "$file" ;;
    esac
done
exec sh scripts/toolchain.sh .venv/bin/python -W ignore -c '
from setuptools.build_meta import build_sdist, build_wheel
build_sdist("dist")
build_wheel("dist")' >/dev/null
