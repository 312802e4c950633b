import { createMemoryJournal, OrderOutcomeUnknownError } from '@hostwright/common'
import { expect, onTestFinished, test, vi } from 'vitest'
import { after, lost, neverArrives, page } from '../proxies.ts'
import { mainKey, type Proxy } from '../connect.ts'
import { minute } from '../scene.ts'
import { aServer, anOrder, consent, createStage, hostingConsent, thrownBy, type Stage } from './stage.ts'

const unknownOf = async (promise: Promise<unknown>) => {
  const error = await thrownBy(promise)
  if (!(error instanceof OrderOutcomeUnknownError)) throw new Error('It is not unknown.', { cause: error })
  return error
}

/** Calls again as long as the error says when to, and returns how many minutes the caller waited. */
async function obey(stage: Stage, call: () => Promise<unknown>) {
  const start = stage.sandbox.clock.now()
  for (;;) {
    const error = await thrownBy(call())
    if (error === undefined) return (stage.sandbox.clock.now() - start) / minute
    if (!(error instanceof OrderOutcomeUnknownError) || error.askAgainMs === undefined) throw error
    await stage.sandbox.clock.sleep(error.askAgainMs)
  }
}

test.each([
  ['lost', lost('order')],
  ['a 504', after('order', () => page(504), 1)],
])(
  'the response to an intent is %s: a worker that obeys has its VPS within ten minutes',
  async (_, proxy) => {
    const stage = await createStage()
    const journal = createMemoryJournal()
    const { vps } = stage.program({ journal, proxy })
    const waited = await obey(stage, () => vps.ensure(anOrder(), { ...consent, intent: 'shop' }))
    expect(waited).toBeLessThanOrEqual(10)
    expect(stage.bought()).toBe(1)
  },
)

test('an order that never arrived, without proof: a worker that obeys waits 76 minutes, and 16 for hosting', async () => {
  for (const [product, most] of [
    ['vps', 77],
    ['hosting', 17],
  ] as const) {
    const stage = await createStage()
    const program = stage.program({ proxy: neverArrives('order') })
    const waited = await obey(stage, () =>
      product === 'vps'
        ? program.vps.ensure(anOrder('web-1'), consent)
        : program.hosting.ensure(aServer('shop'), hostingConsent),
    )
    expect(waited).toBeLessThanOrEqual(most)
    expect(stage.bought()).toBe(1)
  }
})

test('an order whose outcome is unknown: the error says by when it is decided', async () => {
  const stage = await createStage()
  const { vps } = stage.program({ proxy: neverArrives('order') })
  const error = await unknownOf(vps.ensure(anOrder('web-1'), consent))
  const { decidedWithinMs } = error as { decidedWithinMs?: number }
  expect(decidedWithinMs).toBeGreaterThan(70 * minute)
  expect(decidedWithinMs).toBeLessThanOrEqual(76 * minute)
})

/** Lets pending work go on, and resolves with false. */
const turn = () => new Promise<false>((resolve) => setImmediate(() => resolve(false)))

/**
 * Lets ten minutes pass, for timers and for the clock of the API, unless the promise settles before, and returns how
 * many seconds it took.
 */
async function secondsUntilSettled({ sandbox }: Stage, promise: Promise<unknown>): Promise<number> {
  const settled = promise.then(
    () => true,
    () => true,
  )
  for (let seconds = 0; seconds < 600; seconds += 1) {
    await vi.advanceTimersByTimeAsync(1_000)
    await sandbox.clock.advance({ seconds: 1 })
    for (let turns = 0; turns < 10; turns += 1) if (await Promise.race([settled, turn()])) return seconds
  }
  return 600
}

test.each(['account', 'quote', 'place'])(
  'a key function that hangs at the step %s: the call ends at its deadline',
  async (step) => {
    const stage = await createStage()
    let isHanging = step === 'account'
    const hanging = Promise.withResolvers<void>()
    const key = () => {
      if (!isHanging) return mainKey
      hanging.resolve()
      return new Promise<string>(() => {})
    }
    const hangs: Proxy = (_, pass, kind) => {
      if (step === 'quote' && kind === 'plans') isHanging = true
      if (step === 'place' && kind === 'dry-run') isHanging = true
      return pass()
    }
    const { vps } = stage.program({ apiKey: key, proxy: hangs })
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const call = thrownBy(vps.ensure(anOrder('web-1'), consent, { deadlineMs: 20_000 }))
    // Time stands still until then: a busy machine may take any number of turns for what comes before.
    await hanging.promise
    expect(await secondsUntilSettled(stage, call)).toBeLessThanOrEqual(20)
    vi.useRealTimers()
    expect(await call).toBeInstanceOf(Error)
    expect(stage.bought()).toBe(0)
  },
)

test('every stop of ensure is a stop of find, with the same error', async () => {
  const stage = await createStage()
  const lostOne = stage.program({ proxy: lost('order') }).vps
  await thrownBy(lostOne.ensure(anOrder('web-1'), consent))
  const stranger = stage.program().vps
  for (const [vps, order, input] of [
    [lostOne, anOrder('web-1'), {}],
    [stranger, anOrder('web-2'), {}],
    [stranger, anOrder(), { intent: ' shop' }],
    [
      stage.program({
        proxy: async (_, pass, kind) => (kind === 'log' ? page(403) : pass()),
      }).vps,
      anOrder('web-3'),
      {},
    ],
  ] as const) {
    const [ensured, found] = [
      await thrownBy(vps.ensure(order, { ...consent, ...input })),
      await thrownBy(vps.find(order, input)),
    ]
    expect(found).toBeInstanceOf(Error)
    expect((found as Error).name).toBe((ensured as Error).name)
  }
  expect(stage.bought()).toBe(1)
})

test('two runners with one journal, the first is killed after its order was executed: the second waits for nothing', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)
  const { state, contract } = await stage
    .program({ journal, apiKey: stage.addKey('second') })
    .vps.ensure(anOrder('web-1'), consent)
  expect({ state, status: contract.status }).toEqual({ state: 'existing', status: 'setup_pending' })
})
