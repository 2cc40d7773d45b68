#!/bin/sh
# The tests run what deploy/ has for operators with the programs of an operator. This gets them: the machine's, otherwise
# Debian's packages unpacked into .venv, or with apt. Prometheus' checker is large, and only for CARSONNE_THOROUGH=1.
set -eu
missing=
for pair in nginx:nginx caddy:caddy openssl:openssl systemd-analyze:systemd ${CARSONNE_THOROUGH:+promtool:prometheus}; do
    .venv/bin/python -m tests.services.programs "${pair%:*}" >/dev/null || missing="$missing ${pair#*:}"
done
[ -n "$missing" ] || exit 0
# shellcheck disable=SC2086 # one word a package
if sh scripts/debian-unpack.sh --complete .venv/deploy $missing; then
    rm -rf .venv/deploy/usr/share/javascript .venv/deploy/usr/bin/prometheus # 270 MB that no test runs
else
    # shellcheck disable=SC2086
    sh scripts/apt-install.sh $missing
fi
