#!/bin/sh
# Unpacks Debian packages into a folder: debian-unpack.sh FOLDER PACKAGE…
# Needs no root and changes nothing outside that folder. Fails if there is no apt or no such package.
set -eu
folder=$1
shift
command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || exit 1
echo "Downloading with apt into $folder: $*"
own=$(mktemp -d)
trap 'rm -rf "$own"' EXIT
chmod 755 "$own" # as root, apt downloads as another user
mkdir -p "$own/lists/partial" "$own/cache/archives/partial" "$folder"
fetch() {
    (cd "$own" && apt-get -qq "$@") >"$own/log" 2>&1
}
lists="-o Dir::State::Lists=$own/lists -o Dir::Cache=$own/cache"
if ! fetch download "$@" && ! { fetch $lists update && fetch $lists download "$@"; }; then
    tail -n 3 "$own/log" >&2
    exit 1
fi
for package in "$own"/*.deb; do
    dpkg-deb -x "$package" "$folder"
done
