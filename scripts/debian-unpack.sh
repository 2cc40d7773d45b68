#!/bin/sh
# Unpacks Debian packages into a folder: debian-unpack.sh [--complete] FOLDER PACKAGE…
# --complete adds the packages that they need and the machine lacks.
# Needs no root and changes nothing outside that folder. Fails if there is no apt or no such package.
set -eu
complete=
[ "$1" != --complete ] || { complete=1 && shift; }
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
# What apt would install for these packages.
needed() {
    apt-get -qq "$@" 2>"$own/log" | sed -n 's/^Inst \([^ ]*\) .*/\1/p'
}
# With the machine's lists, or with lists of our own: get [OPTION…] -- PACKAGE…
get() {
    lists=
    while [ "$1" != -- ]; do
        lists="$lists $1"
        shift
    done
    shift
    all=$*
    # shellcheck disable=SC2086 # one word an option, one a package
    [ -z "$complete" ] || all="$all $(needed $lists --no-install-recommends --simulate install "$@")"
    # shellcheck disable=SC2086
    fetch $lists download $(printf '%s\n' $all | sort -u)
}
lists="-o Dir::State::Lists=$own/lists -o Dir::Cache=$own/cache"
# shellcheck disable=SC2086
if ! get -- "$@" && ! { fetch $lists update && get $lists -- "$@"; }; then
    tail -n 3 "$own/log" >&2
    exit 1
fi
for package in "$own"/*.deb; do
    dpkg-deb -x "$package" "$folder"
done
