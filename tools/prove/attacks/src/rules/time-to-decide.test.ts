import { createMemoryJournal, OrderOutcomeUnknownError } from '@hostwright/common'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  aServer,
  after,
  anOrder,
  consent,
  createStage,
  hostingConsent,
  lost,
  mainKey,
  neverArrives,
  page,
  secondsUntilSettled,
  thrownBy,
  type Alter,
  type Stage,
} from './stage.ts'

const minute = 60_000

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
  async (_, alter) => {
    const stage = await createStage()
    const journal = createMemoryJournal()
    const { vps } = stage.program({ journal, alter })
    const waited = await obey(stage, () => vps.ensure(anOrder(), { ...consent, intent: 'shop' }))
    expect(waited).toBeLessThanOrEqual(10)
    expect(stage.paid()).toBe(1)
  },
)

test('an order that never arrived, without proof: a worker that obeys waits 76 minutes, and 16 for hosting', async () => {
  for (const [product, most] of [
    ['vps', 77],
    ['hosting', 17],
  ] as const) {
    const stage = await createStage()
    const program = stage.program({ alter: neverArrives('order') })
    const waited = await obey(stage, () =>
      product === 'vps'
        ? program.vps.ensure(anOrder('web-1'), consent)
        : program.hosting.ensure(aServer('shop'), hostingConsent),
    )
    expect(waited).toBeLessThanOrEqual(most)
    expect(stage.paid()).toBe(1)
  }
})

test('an order whose outcome is unknown: the error says by when it is decided', async () => {
  const stage = await createStage()
  const { vps } = stage.program({ alter: neverArrives('order') })
  const error = await unknownOf(vps.ensure(anOrder('web-1'), consent))
  const { decidedWithinMs } = error as { decidedWithinMs?: number }
  expect(decidedWithinMs).toBeGreaterThan(70 * minute)
  expect(decidedWithinMs).toBeLessThanOrEqual(76 * minute)
})

test.each(['account', 'quote', 'place'])(
  'a key function that hangs at the step %s: the call ends at its deadline',
  async (step) => {
    const stage = await createStage()
    let isHanging = step === 'account'
    const key = () => (isHanging ? new Promise<string>(() => {}) : mainKey)
    const hangs: Alter = ({ kind, path }, pass) => {
      if (step === 'quote' && path === '/v1/vps/plans') isHanging = true
      if (step === 'place' && kind === 'dry-run') isHanging = true
      return pass()
    }
    const { vps } = stage.program({ key, alter: hangs })
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const call = thrownBy(vps.ensure(anOrder('web-1'), consent, { deadlineMs: 20_000 }))
    expect(await secondsUntilSettled(stage, call)).toBeLessThan(300)
    vi.useRealTimers()
    expect(await call).toBeInstanceOf(Error)
    expect(stage.paid()).toBe(0)
  },
)

test('every stop of ensure is a stop of find, with the same error', async () => {
  const stage = await createStage()
  const lostOne = stage.program({ alter: lost('order') }).vps
  await thrownBy(lostOne.ensure(anOrder('web-1'), consent))
  const stranger = stage.program().vps
  for (const [vps, order, input] of [
    [lostOne, anOrder('web-1'), {}],
    [stranger, anOrder('web-2'), {}],
    [stranger, anOrder(), { intent: ' shop' }],
    [
      stage.program({
        alter: ({ path }, pass) => (path === '/v1/logs' ? Promise.resolve(page(403)) : pass()),
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
  expect(stage.paid()).toBe(1)
})

test('two runners with one journal, the first is killed after its order was executed: the second waits for nothing', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)
  const { state, contract } = await stage
    .program({ journal, key: stage.addKey('second') })
    .vps.ensure(anOrder('web-1'), consent)
  expect({ state, status: contract.status }).toEqual({ state: 'existing', status: 'setup_pending' })
})
