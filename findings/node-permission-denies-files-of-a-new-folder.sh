#!/bin/sh
# Node 24.21.0 with `--permission` and `--allow-fs-write=FOLDER`: if the folder is not there when the program starts, the program may
# create it, and may not write a file in it (ERR_ACCESS_DENIED), with a slash at the end of the option too. `process.permission.has` says so
# as well. The next start of the same line may. `FOLDER/*` grants both from the first start.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 >/dev/null
cat >write.mjs <<'END_OF_PROGRAM'
import { mkdirSync, writeFileSync } from 'node:fs'

const result = (work) => {
  try {
    work()
    return 'granted'
  } catch ({ code }) {
    return code
  }
}
const [, , name, start] = process.argv
const made = result(() => mkdirSync('orders', { recursive: true }))
const written = result(() => writeFileSync('orders/1.json', '{}'))
console.log(`${name}, ${start} start: the folder ${made}, a file ${written}`)
END_OF_PROGRAM
for end in '' '/' '/*'; do
  rm -rf orders
  for start in first second; do
    npx node --permission --allow-fs-read="$folder" "--allow-fs-write=$folder/orders$end" write.mjs "orders$end" $start
  done
done | tee seen
cat >expected <<'END_OF_EXPECTED'
orders, first start: the folder granted, a file ERR_ACCESS_DENIED
orders, second start: the folder granted, a file granted
orders/, first start: the folder granted, a file ERR_ACCESS_DENIED
orders/, second start: the folder granted, a file granted
orders/*, first start: the folder granted, a file granted
orders/*, second start: the folder granted, a file granted
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
