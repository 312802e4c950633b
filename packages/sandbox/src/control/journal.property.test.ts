import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Sandbox } from '../create-sandbox.ts'
import { type Caller } from '../testing/create-caller.ts'
import { order, setUp, vpsPath } from '../testing/set-up.ts'
import type { TransitionPolicy } from '../transition-policy.ts'

type Step = (sandbox: Sandbox, call: Caller) => unknown

const reinstall = { image_id: 'debian-13', root_password: order.root_password }

const policy = fc.constantFrom<TransitionPolicy>(
  { mode: 'usual' },
  { mode: 'immediate' },
  { mode: 'after', seconds: 7 },
  { mode: 'reads', reads: 2 },
  { mode: 'held' },
  { mode: 'error' },
)

const step = fc.oneof(
  // One of the two is possible, unless something runs.
  fc.constant<Step>(async (_, call) => {
    for (const kind of ['start', 'stop']) {
      if ((await call(`POST ${vpsPath}/power/${kind}`)).status === 202) return
    }
  }),
  fc.constant<Step>((_, call) => call(`POST ${vpsPath}/os-reinstall`, { body: reinstall })),
  fc.constantFrom('power', 'os-reinstall').map(
    (what): Step =>
      (_, call) =>
        call(`GET ${vpsPath}/${what}`),
  ),
  fc.integer({ min: 0, max: 400_000 }).map(
    (ms): Step =>
      ({ clock }) =>
        clock.advance(ms),
  ),
  fc.integer({ min: 0, max: 400_000 }).map(
    (ms): Step =>
      ({ clock }) =>
        clock.sleep(ms),
  ),
  fc.tuple(fc.constantFrom('power', 'reinstall'), policy).map(
    ([machine, chosen]): Step =>
      ({ transitions }) =>
        transitions.set(machine, chosen),
  ),
)

test('the transitions are the same however often somebody looks, and each begins where the last one ended', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const [watched, unwatched] = [await setUp(), await setUp()]
      for (const take of steps) {
        await take(watched.sandbox, watched.call)
        watched.sandbox.journal()
        await take(unwatched.sandbox, unwatched.call)
      }
      const { transitions } = unwatched.sandbox.journal()
      expect(watched.sandbox.journal().transitions).toEqual(transitions)
      expect(transitions.map(({ at }) => at)).toEqual(
        transitions.map(({ at }) => at).toSorted((a, b) => a - b),
      )
      const states: Record<string, string> = { power: 'running', reinstall: 'completed' }
      for (const { machine, from, to } of transitions) {
        expect(from).toBe(states[machine])
        states[machine] = to
      }
      const { body } = await unwatched.call<{ power: { status: string } }>(`GET ${vpsPath}/power`)
      expect(body.power.status).toBe(states['power'])
      await Promise.all([watched.sandbox.close(), unwatched.sandbox.close()])
    }),
    { numRuns: 60 },
  )
})
