#!/bin/sh
# Fake timers on Node 24.21.0 differ in what they leave to real time. @sinonjs/fake-timers 15.5.0 and vitest 5.1.1, which has a
# copy of it, do not replace `AbortSignal.timeout`; node:test does. None replaces a `setTimeout` that a module imported by
# name from `node:timers` or `node:timers/promises`; that of the default import is fake with sinon and node:test, and real
# in vitest. `util.promisify(setTimeout)` is fake, but with node:test it calls its milliseconds: a TypeError in `tick`.
# Seen: all lines are at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 @sinonjs/fake-timers@15.5.0 vitest@5.1.1 >/dev/null
cat >waits.mjs <<'END_OF_PROGRAM'
import timers, { setTimeout as timersByName } from 'node:timers'
import promises, { setTimeout as promisesByName } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Ways to wait 500 ms. */
const waits = {
  'setTimeout': (done) => setTimeout(done, 500),
  'util.promisify(setTimeout)': (done) => promisify(setTimeout)(500).then(done),
  'AbortSignal.timeout': (done) => AbortSignal.timeout(500).addEventListener('abort', done),
  'node:timers, by name': (done) => timersByName(done, 500),
  'node:timers, default': (done) => timers.setTimeout(done, 500),
  'node:timers/promises, by name': (done) => promisesByName(500).then(done),
  'node:timers/promises, default': (done) => promises.setTimeout(500).then(done),
}

/** Prints which waits end when the fake clock advances by a second. */
export async function show(runner, install, advance, uninstall) {
  const { setImmediate: turn } = globalThis
  for (const [name, wait] of Object.entries(waits)) {
    let state = 'real'
    const installed = install()
    wait(() => (state = 'fake'))
    try {
      await advance(installed, 1_000)
    } catch (error) {
      state = error.name
    }
    uninstall(installed)
    await new Promise((resolve) => turn(resolve))
    console.log(`${runner}: ${name}: ${state}`)
  }
}
END_OF_PROGRAM
cat >sinon.mjs <<'END_OF_PROGRAM'
import FakeTimers from '@sinonjs/fake-timers'
import { show } from './waits.mjs'

await show('sinon', () => FakeTimers.install(), (clock, ms) => clock.tickAsync(ms), (clock) => clock.uninstall())
process.exit()
END_OF_PROGRAM
cat >node-test.mjs <<'END_OF_PROGRAM'
import { mock } from 'node:test'
import { show } from './waits.mjs'

await show('node:test', () => mock.timers.enable(), (_, ms) => mock.timers.tick(ms), () => mock.timers.reset())
process.exit()
END_OF_PROGRAM
cat >vitest.test.mjs <<'END_OF_PROGRAM'
import { test, vi } from 'vitest'
import { show } from './waits.mjs'

test('show', () =>
  show('vitest', () => vi.useFakeTimers(), (_, ms) => vi.advanceTimersByTimeAsync(ms), () => vi.useRealTimers()))
END_OF_PROGRAM
{
  npx node sinon.mjs
  npx node node-test.mjs
  npx node node_modules/vitest/vitest.mjs run --reporter=tap --disable-console-intercept | grep '^vitest: '
} | tee seen
cat >expected <<'END_OF_EXPECTED'
sinon: setTimeout: fake
sinon: util.promisify(setTimeout): fake
sinon: AbortSignal.timeout: real
sinon: node:timers, by name: real
sinon: node:timers, default: fake
sinon: node:timers/promises, by name: real
sinon: node:timers/promises, default: fake
node:test: setTimeout: fake
node:test: util.promisify(setTimeout): TypeError
node:test: AbortSignal.timeout: fake
node:test: node:timers, by name: real
node:test: node:timers, default: fake
node:test: node:timers/promises, by name: real
node:test: node:timers/promises, default: fake
vitest: setTimeout: fake
vitest: util.promisify(setTimeout): fake
vitest: AbortSignal.timeout: real
vitest: node:timers, by name: real
vitest: node:timers, default: real
vitest: node:timers/promises, by name: real
vitest: node:timers/promises, default: real
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
