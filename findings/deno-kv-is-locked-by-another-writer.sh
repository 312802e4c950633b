#!/bin/sh
# Deno 2.9.6: `commit` of an atomic operation on a Deno KV in a file rejects with "database is locked" if another process,
# or another `openKv` of this process, writes at the same moment. It neither waits nor resolves with `ok: false`, which it
# does for a value that has changed. Repeated after a pause, it succeeds, and each number is counted once.
# Seen: three counters with a database of their own each, 100 steps each: some commits reject, and the sum is 300.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund deno@2.9.6
cat >count.mjs <<'END_OF_PROGRAM'
const file = await Deno.makeTempFile()
const locked = new Set()
async function count() {
  const kv = await Deno.openKv(file)
  for (let left = 100; left > 0;) {
    const entry = await kv.get(['sum'])
    try {
      const { ok } = await kv.atomic().check(entry).set(['sum'], (entry.value ?? 0) + 1).commit()
      if (ok) left -= 1
    } catch (error) {
      locked.add(`${error.name}: ${error.message}`)
      await new Promise((resolve) => setTimeout(resolve, 20 * Math.random()))
    }
  }
  kv.close()
}
await Promise.all([count(), count(), count()])
const kv = await Deno.openKv(file)
console.log([...locked].join(), (await kv.get(['sum'])).value)
kv.close()
END_OF_PROGRAM
node_modules/.bin/deno --version | head -1
node_modules/.bin/deno run --allow-all --unstable-kv count.mjs | tee seen
echo 'TypeError: database is locked 300' >expected
diff expected seen && echo 'The behaviour is as described.'
