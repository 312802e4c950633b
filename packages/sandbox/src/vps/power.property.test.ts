import type { PowerResult } from '@hostwright/types'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { setUp, vpsPath } from '../testing/set-up.ts'

const step = fc.oneof(
  fc.constantFrom('start', 'stop', 'reboot'),
  fc.integer({ min: 1, max: 120 }).map((seconds) => ({ seconds })),
)

/** The states in which the requirements allow each operation, written independently of the code. */
const allowedIn = { start: 'stopped', stop: 'running', reboot: 'running' } as const

test('in any sequence the power follows the table of the requirements', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
      const { sandbox, call } = await setUp()
      let settled: string = 'running'
      let readyAt = 0
      for (const next of steps) {
        const isBusy = sandbox.clock.now() < readyAt
        const expected = isBusy ? 'processing' : settled
        expect((await call<PowerResult>(`GET ${vpsPath}/power`)).body.power.status).toBe(expected)
        if (typeof next === 'object') {
          await sandbox.clock.advance(next)
          continue
        }
        const { status } = await call(`POST ${vpsPath}/power/${next}`)
        expect(status).toBe(expected === allowedIn[next] ? 202 : 409)
        if (status === 202) {
          settled = next === 'stop' ? 'stopped' : 'running'
          readyAt = sandbox.clock.now() + 60_000
        }
      }
      await sandbox.close()
    }),
    { numRuns: 100 },
  )
})
