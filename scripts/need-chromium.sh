#!/bin/sh
# The browser tests use the machine's Chromium: gets one, or fails.
set -eu
[ -z "${CHROMIUM:-}" ] || exit 0
for name in chromium chromium-browser google-chrome; do
    ! command -v "$name" >/dev/null || exit 0
done
sh scripts/apt-install.sh chromium fonts-dejavu-core
