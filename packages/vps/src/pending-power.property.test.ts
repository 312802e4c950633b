import type { PowerState } from '@hostwright/types'
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createScriptedAccount, outcomeOf, powerResponse, stall } from './testing/scripted-account.ts'

/** The fate of one read. After a `flap`, the read wrongly shows a failed state. */
type Luck =
  | { readonly kind: 'answered' | 'flap' | 'late'; readonly ms: number }
  | { readonly kind: 'lost' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'stalled' }
  | { readonly kind: 'refused'; readonly seconds: number }

const ms = integer({ min: 0, max: 3_000 })
const luck = oneof(
  { weight: 5, arbitrary: record({ kind: constant<'answered'>('answered'), ms }) },
  { weight: 2, arbitrary: record({ kind: constant<'flap'>('flap'), ms }) },
  record({ kind: constant<'late'>('late'), ms: integer({ min: 20_000, max: 60_000 }) }),
  constantFrom<Luck>({ kind: 'lost' }, { kind: 'broken' }, { kind: 'stalled' }),
  record({ kind: constant<'refused'>('refused'), seconds: integer({ min: 0, max: 120 }) }),
)

const kinds = ['reboot', 'stop', 'waitFor', 'ensure'] as const
const course = record({
  kind: constantFrom(...kinds),
  /** Times at which the operation becomes visible and ends, within the documented 3 minutes. */
  showsAfterMs: integer({ min: 0, max: 60_000 }),
  takesMs: integer({ min: 0, max: 110_000 }),
  end: oneof(
    { weight: 4, arbitrary: constant('goal' as const) },
    constantFrom('error' as const, 'held' as const),
  ),
  reads: array(luck, { maxLength: 40 }),
  /** Jumps of the wall clock at each read, in milliseconds. */
  steps: array(integer({ min: -4_000_000, max: 4_000_000 }), { maxLength: 40 }),
  deadlineMs: integer({ min: 1, max: 300_000 }),
  intervalMs: integer({ min: 5_000, max: 30_000 }),
})
type Course = typeof course extends Arbitrary<infer Value> ? Value : never

const operations = {
  reboot: 'reboot',
  stop: 'stop',
  waitFor: 'stop',
  ensure: 'stop',
} as const

/** Creates a running VPS whose operation goes as `course` says. */
function createMachine({ kind, showsAfterMs, takesMs, end, reads, steps }: Course) {
  let acceptedAt: number | undefined
  let count = 0
  const goal: PowerState = operations[kind] === 'reboot' ? 'running' : 'stopped'
  const shown: PowerState[] = []

  function stateAt(at: number): PowerState {
    const age = acceptedAt === undefined ? -1 : at - acceptedAt
    if (age < showsAfterMs) return 'running'
    if (age < showsAfterMs + takesMs || end === 'held') return 'processing'
    return end === 'error' ? 'error' : goal
  }

  async function response(line: string, request: Request): Promise<Response> {
    if (request.method === 'POST') {
      acceptedAt = account.elapsed()
      return new Response(null, { status: 202 })
    }
    vi.setSystemTime(Date.now() + (steps[count] ?? 0))
    const now: Luck = reads[count++] ?? { kind: 'answered', ms: 0 }
    if (now.kind === 'stalled') return stall(request)
    if (now.kind === 'lost') throw new TypeError('reset')
    if (now.kind === 'broken') return new Response('busy', { status: 503 })
    if (now.kind === 'refused') {
      const error = { code: 'RATE_LIMIT_EXCEEDED', message: 'Slowly.' }
      return Response.json({ error }, { status: 429, headers: { 'Retry-After': String(now.seconds) } })
    }
    const state = now.kind === 'flap' ? 'error' : stateAt(account.elapsed())
    await new Promise((resolve) => setTimeout(resolve, now.ms))
    if (!request.signal.aborted) shown.push(state)
    return powerResponse(line, state)
  }

  const account = createScriptedAccount(response)
  const isDone = (): boolean =>
    acceptedAt !== undefined &&
    account.elapsed() >= acceptedAt + showsAfterMs + takesMs &&
    stateAt(account.elapsed()) === goal
  return { account, goal, shown, isDone, accept: () => (acceptedAt = account.elapsed()) }
}

test('for any course of an operation, a wait ends in time with the correct result', async () => {
  const ends = new Set<string>()
  const property = asyncProperty(course, async (given) => {
    const { kind, deadlineMs, intervalMs } = given
    const { account, goal, shown, isDone, accept } = createMachine(given)
    const { power } = account.vps.server('u')
    const options = { deadlineMs, intervalMs }
    let truth: boolean | undefined
    const begin = async (): Promise<PowerState> => {
      if (kind === 'ensure') return power.ensure('stopped', options)
      if (kind === 'waitFor') return (accept(), power.waitFor('stopped', options))
      return (await power[kind]()).wait(options)
    }
    let endedAt = 0
    const outcome = await outcomeOf(
      begin().finally(() => {
        endedAt = account.elapsed()
        truth = isDone()
      }),
    )

    // The platform's timers count whole milliseconds, so a wait can end up to 1 ms late.
    expect(endedAt).toBeLessThanOrEqual(deadlineMs + 1)
    for (const { at } of account.requests) expect(at).toBeLessThan(deadlineMs)
    expect(vi.getTimerCount()).toBe(0)
    if (typeof outcome === 'string') {
      expect([outcome, truth]).toEqual([goal, true])
      ends.add('reached')
    } else {
      const { reason, lastState } = outcome.error as { reason?: string; lastState?: PowerState }
      ends.add(String(reason))
      if (reason === 'failed') expect(shown.slice(-2)).toEqual(['error', 'error'])
      else if (reason === 'deadline') expect(lastState).toBe(shown.at(-1))
    }
  })
  await assert(property, { numRuns: 400 })
  expect([...ends].toSorted()).toEqual(['deadline', 'failed', 'reached'])
})

test('ensure sends one read if the state is already reached', async () => {
  const { vps, requests } = createScriptedAccount((line) => powerResponse(line, 'stopped'))
  await expect(outcomeOf(vps.server('u').power.ensure('stopped'))).resolves.toBe('stopped')
  expect(requests.map(({ line }) => line)).toEqual(['GET /v1/vps/servers/u'])
})
