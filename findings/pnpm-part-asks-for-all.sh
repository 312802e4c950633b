#!/bin/sh
# pnpm 12.21.0: `pnpm install --frozen-lockfile --filter=a` installs only the packages of the workspace `a`, and yet
# requests the metadata of every package in the lock file, to check the age of each version. With --trust-lockfile it
# requests none.
# Seen: "with the check: 1 package, metadata of more than 50", "with --trust-lockfile: 1 package, metadata of 0".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --prefix tool pnpm@12.21.0
pnpm="$folder/tool/node_modules/.bin/pnpm"
mkdir -p work/a work/b
cd work
echo '{ "name": "root", "private": true }' >package.json
printf 'packages: [a, b]\npmOnFail: ignore\n' >pnpm-workspace.yaml
echo '{ "name": "a", "private": true, "dependencies": { "picocolors": "1.1.1" } }' >a/package.json
echo '{ "name": "b", "private": true, "dependencies": { "express": "4.21.2" } }' >b/package.json
XDG_CACHE_HOME="$folder/cache-0" "$pnpm" install --lockfile-only --store-dir="$folder/store-0" >/dev/null
"$pnpm" --version

# Installs the part and prints how many packages are there, and how many names have metadata in the new cache.
install_part() {
  rm -rf node_modules a/node_modules b/node_modules
  XDG_CACHE_HOME="$folder/cache-$1" "$pnpm" install --frozen-lockfile --filter=a --store-dir="$folder/store-$1" $2 >/dev/null
  packages=$(find node_modules/.pnpm -mindepth 1 -maxdepth 1 -name '*@*' | wc -l)
  metadata=$(find "$folder/cache-$1" -name '*.jsonl' 2>/dev/null | sed 's|.*/||' | sort -u | wc -l)
}
install_part 1 ''
echo "with the check: $packages package, metadata of $metadata"
test "$packages" -eq 1 && test "$metadata" -gt 50
install_part 2 --trust-lockfile
echo "with --trust-lockfile: $packages package, metadata of $metadata"
test "$packages" -eq 1 && test "$metadata" -eq 0
echo 'The behaviour is as described.'
