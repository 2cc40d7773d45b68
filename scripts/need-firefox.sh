#!/bin/sh
# Gets a Firefox for the one test that plays in it: FIREFOX, or the machine's; otherwise with apt, if that is allowed. No
# package registry has one, so without root there may be none: the tests say so at their end.
set -eu
.venv/bin/python -m tests.services.programs firefox >/dev/null && exit 0
[ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || exit 0
sh scripts/apt-install.sh firefox-esr
