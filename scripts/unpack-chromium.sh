#!/bin/sh
# Installs and unpacks the npm package of a headless Chromium, with its libraries and fonts.
set -eu
place=$PWD/.venv/chromium
rm -rf "$place"
mkdir -p "$place/fonts"
cp requirements/chromium/package.json requirements/chromium/package-lock.json "$place"
sh scripts/npm-ci.sh --prefix "$place" --ignore-scripts
packed=$place/node_modules/@sparticuz/chromium/bin
unpacked() {
    sh scripts/node.sh node --input-type=module -e '
        import { createReadStream } from "node:fs"
        import { pipeline } from "node:stream/promises"
        import { createBrotliDecompress } from "node:zlib"
        await pipeline(createReadStream(process.argv[1]), createBrotliDecompress(), process.stdout)' "$packed/$1"
}
unpacked chromium.br >"$place/headless"
chmod +x "$place/headless"
unpacked al2023.tar.br | tar -x -C "$place"
unpacked swiftshader.tar.br | tar -x -C "$place"
unpacked fonts.tar.br | tar -x -C "$place/fonts"
rm -rf "$place/node_modules"
cat >"$place/fonts.conf" <<'XML'
<?xml version="1.0"?>
<fontconfig><dir prefix="relative">fonts</dir><dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
XML
cat >"$place/chromium" <<'SH'
#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$here/fonts.conf" XDG_CACHE_HOME="$here/cache"
exec "$here/headless" "$@"
SH
chmod +x "$place/chromium"
