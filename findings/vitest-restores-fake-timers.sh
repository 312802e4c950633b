#!/bin/sh
# vitest 5.1.1: a spy on a fake timer keeps that fake one, and `restoreMocks: true` puts it back before the next test, after
# every `afterEach`: `vi.useRealTimers()` there has removed the fake timers in vain. The next test has a
# setTimeout of a clock that nobody advances, which never calls. In one `afterEach`, `vi.restoreAllMocks()` has to be first;
# `mockRestore()` of the spy is not enough.
# Seen: "never called" in the test after one with a spy, restored by itself or not; "called" after one without, or in this
# order.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vitest@5.1.1 >/dev/null
write() { # file, body of the first test, body of afterEach
  cat >"$1.test.mjs" <<END_OF_PROGRAM
import { appendFileSync } from 'node:fs'
import { afterEach, test, vi } from 'vitest'

const wait = globalThis.setTimeout
afterEach(() => { $3 })
test('one', () => { vi.useFakeTimers(); $2 })
test('next', async () => {
  const called = new Promise((resolve) => setTimeout(() => resolve('called'), 10))
  const never = new Promise((resolve) => wait(() => resolve('never called'), 500))
  appendFileSync('seen', \`$1: \${await Promise.race([called, never])}\n\`)
})
END_OF_PROGRAM
}
write 1-no-spy '' 'vi.useRealTimers()'
write 2-spy "vi.spyOn(globalThis, 'setTimeout')" 'vi.useRealTimers()'
write 3-spy-restored-itself "vi.spyOn(globalThis, 'setTimeout').mockRestore()" 'vi.useRealTimers()'
write 4-all-restored-first "vi.spyOn(globalThis, 'setTimeout')" 'vi.restoreAllMocks(); vi.useRealTimers()'
echo 'export default { test: { restoreMocks: true, fileParallelism: false } }' >vitest.config.mjs
npx vitest run >log 2>&1 || { cat log; exit 1; }
sort seen
cat >expected <<'END_OF_EXPECTED'
1-no-spy: called
2-spy: never called
3-spy-restored-itself: never called
4-all-restored-first: called
END_OF_EXPECTED
sort seen | diff expected - && echo 'The behaviour is as described.'
