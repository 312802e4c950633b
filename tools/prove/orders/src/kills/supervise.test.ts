import { createSandbox } from '@hostwright/sandbox/node'
import { expect, onTestFinished, test } from 'vitest'
import type { End } from '@hostwright/machine/start-child'
import type { Buyer, Buyers } from './buyers.ts'
import type { Told } from './messages.ts'
import type { Scenario } from './scenario.ts'
import { supervise } from './supervise.ts'

const end: End = { exitCode: null, signal: null, stdout: '', stderr: '' }
const scenario: Scenario = {
  seed: 1,
  product: 'vps',
  way: 'place',
  journal: 'folder',
  replay: 'order-again',
  faults: [],
  log: {},
  processes: 2,
  deaths: [{ when: { at: 'the end' }, by: 'kill', thenAlive: 1 }],
}

/**
 * Creates processes that send the messages of a test as soon as they may begin, and records the commands that each
 * receives.
 */
function createScript(lives: readonly ((tell: (told: Told) => void, end: () => void) => void)[]) {
  let begun = 0
  const buyers: Buyers = {
    async next() {
      const ended = Promise.withResolvers<End>()
      let hear: (told: Told) => void
      const live = lives[begun++]!
      return {
        ended: ended.promise,
        listen: (listener) => void (hear = listener),
        send(command) {
          // No process dies before all have begun.
          if (command.kind === 'begin')
            setImmediate(() => live(hear, () => ended.resolve({ ...end, exitCode: 0 })))
        },
        kill() {
          ended.resolve({ ...end, signal: 'SIGKILL' })
          return ended.promise
        },
      } satisfies Buyer
    },
    close: async () => {},
  }
  return { buyers, begun: () => begun }
}

test('after a death, a new process starts once the survivors have ended, and finds what the dead one left behind', async () => {
  const sandbox = await createSandbox({ speed: 0 })
  onTestFinished(() => sandbox.close())
  const survived = Promise.withResolvers<void>()
  const { buyers, begun } = createScript([
    (_, end) => void survived.promise.then(end),
    (tell) => {
      tell({ kind: 'step', id: 1, name: 'the end' })
      setImmediate(survived.resolve)
    },
    (_, end) => end(),
  ])
  const journal = { kind: 'folder', place: '', account: '' } as const
  const task = { product: 'vps', way: 'place', baseUrl: '', apiKey: '', journal } as const
  const { kills, violations } = await supervise({ scenario, sandbox, buyers, task, folder: '' })
  expect(kills).toEqual(['the end'])
  expect(violations).toEqual([])
  expect(begun()).toBe(3)
})
