#!/bin/sh
# Miller 6.6.0: from a table, `--ojson` writes each text that it takes for a number as it is, without quotes. JSON has no
# `0x1F`, `0b11`, `.5` or `5.`, so a table with one such name in a column becomes a file that no reader of JSON takes, without
# an error. `007` and `+5` are texts for it. With `-S` or `--jvquoteall`, each value is a text.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get --option APT::Sandbox::User=root --quiet download miller=6.6.0-2+b3 >/dev/null
dpkg --extract miller_*.deb package
cat >read.cjs <<'END'
const text = require('node:fs').readFileSync(0, 'utf8')
try {
  JSON.parse(text)
  console.log('JSON:', text.match(/"id": (.*),/)[1])
} catch {
  console.log('no JSON:', text.match(/"id": (.*),/)[1])
}
END
{
  package/usr/bin/mlr --version
  for id in 1e3 007 +5 0x1F 0b11 .5 5.; do
    printf 'id\tname\n%s\tweb\n' "$id" | package/usr/bin/mlr --itsv --ojson cat | node read.cjs
  done
  for option in -S --jvquoteall; do
    printf '%s: ' "$option"
    printf 'id\tname\n0x1F\tweb\n' | package/usr/bin/mlr --itsv --ojson $option cat | node read.cjs
  done
} | tee seen
cat >expected <<'END'
mlr 6.6.0
JSON: 1e3
JSON: "007"
JSON: "+5"
no JSON: 0x1F
no JSON: 0b11
no JSON: .5
no JSON: 5.
-S: JSON: "0x1F"
--jvquoteall: JSON: "0x1F"
END
diff expected seen && echo 'The behaviour is as described.'
