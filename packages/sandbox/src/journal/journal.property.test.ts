import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { order, setUp, vpsPath } from '../testing/set-up.ts'
import type { TransitionPolicy } from '../time/transition-policy.ts'

type World = Awaited<ReturnType<typeof setUp>>
type Step = (world: World) => unknown

/** Starts or stops the VPS, unless an operation is in progress. */
async function turn({ call }: World): Promise<void> {
  const { status } = await call(`POST ${vpsPath}/power/stop`)
  if (status !== 202) await call(`POST ${vpsPath}/power/start`)
}

function reinstall({ call }: World): Promise<unknown> {
  const body = { image_id: 'debian-13', root_password: order.root_password }
  return call(`POST ${vpsPath}/os-reinstall`, { body })
}

const policy = fc.constantFrom<TransitionPolicy>(
  { mode: 'usual' },
  { mode: 'immediate' },
  { mode: 'after', seconds: 7 },
  { mode: 'reads', reads: 2 },
  { mode: 'held' },
  { mode: 'error' },
)
const time = fc.integer({ min: 0, max: 400_000 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>(
    turn,
    reinstall,
    ({ call }) => call(`GET ${vpsPath}/power`),
    ({ call }) => call(`GET ${vpsPath}/os-reinstall`),
  ),
  time.map<Step>(
    (ms) =>
      ({ sandbox }) =>
        sandbox.clock.advance(ms),
  ),
  time.map<Step>(
    (ms) =>
      ({ sandbox }) =>
        sandbox.clock.sleep(ms),
  ),
  policy.map<Step>(
    (chosen) =>
      ({ sandbox }) =>
        sandbox.transitions.set('power', chosen),
  ),
  policy.map<Step>(
    (chosen) =>
      ({ sandbox }) =>
        sandbox.transitions.set('reinstall', chosen),
  ),
)

test('the transitions do not depend on the number of reads, and each begins in the state where the last one ended', async () => {
  let seen = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const [watched, unwatched] = [await setUp(), await setUp()]
      for (const take of steps) {
        await take(watched)
        watched.sandbox.journal()
        await take(unwatched)
      }
      const { transitions } = unwatched.sandbox.journal()
      expect(watched.sandbox.journal().transitions).toEqual(transitions)
      seen += transitions.length
      const moments = transitions.map(({ at }) => at)
      expect(moments).toEqual(moments.toSorted((a, b) => a - b))
      const states: Record<string, string> = { power: 'running', reinstall: 'completed' }
      for (const { machine, from, to } of transitions) {
        expect(from).toBe(states[machine])
        states[machine] = to
      }
      const { body } = await unwatched.call(`GET ${vpsPath}/power`)
      expect(body).toEqual({ power: { status: states['power'] } })
      for (const { sandbox } of [watched, unwatched]) await sandbox.close()
    }),
    { numRuns: 60, examples: [[[turn, ({ sandbox }) => sandbox.clock.advance(400_000)]]] },
  )
  // Chance decides how many the other runs have.
  expect(seen).toBeGreaterThanOrEqual(2)
})
