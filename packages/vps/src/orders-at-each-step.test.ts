import { createClient, createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { createSandbox, type Sandbox } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { createVps, type Vps } from './index.ts'

const order = { plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' } as const
const input = { intent: 'shop', root_password: 'Correct-Horse-7', agree_to_terms: true } as const

type Step = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Connects a process whose requests and journal calls are steps. `left` counts its orders. */
function connect(
  sandbox: Sandbox,
  journal: OrderJournal,
  step: Step,
): { orders: Vps['orders']; left: number } {
  const { baseUrl, apiKey, clock } = sandbox
  const { now, sleep } = clock
  const client = createClient({
    baseUrl,
    apiKey,
    now,
    sleep,
    journal: {
      read: (id) => step(() => journal.read(id)),
      write: (record) => step(() => journal.write(record)),
      list: () => step(() => journal.list()),
    },
    fetch(request) {
      if (request.headers.get('Idempotency-Key') !== null) connected.left += 1
      return step(() => sandbox.fetch(request))
    },
  })
  const connected = { orders: createVps(client).orders, left: 0 }
  return connected
}

/** Acts before or after the nth step. If the process dies there, no step ends any more. */
function interruptAt(
  at: number,
  when: string,
  isDeath: boolean,
  act: () => void,
): { step: Step; count: () => number } {
  let [count, isDead] = [0, false]
  const stop = (number: number, moment: string): void => {
    if (number !== at || moment !== when) return
    act()
    isDead = isDeath
  }
  return {
    count: () => count,
    async step(work) {
      const number = (count += 1)
      stop(number, 'before')
      if (isDead) return new Promise(() => {})
      const result = await work()
      stop(number, 'after')
      return isDead ? new Promise(() => {}) : result
    },
  }
}

test.each(
  ['dies', 'is aborted'].flatMap((end) =>
    ['before', 'after'].flatMap((when) =>
      ['no fault', 'drop-response', 'drop-request'].map((effect) => [end, when, effect] as const),
    ),
  ),
)(
  'a process that %s %s any step of `ensure` (%s) is told the truth, and the next one pays once',
  async (end, when, effect) => {
    let steps = Infinity
    for (let at = 1; at <= steps; at += 1) {
      const sandbox = await createSandbox({ speed: 0, limits: false })
      const journal = createMemoryJournal()
      if (effect !== 'no fault')
        sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: effect as 'drop-response' })
      const abort = new AbortController()
      const died = Promise.withResolvers<never>()
      const act = (): void =>
        end === 'dies' ? died.reject(new Error('stopped')) : abort.abort(new Error('stopped'))
      const { step, count } = interruptAt(at, when, end === 'dies', act)
      const first = connect(sandbox, journal, step)
      const running = first.orders.ensure(order, input, { signal: abort.signal })
      const [told] = await Promise.allSettled([Promise.race([running, died.promise])])
      // The last run is not interrupted: it has fewer steps.
      if (count() < at) steps = count()
      const error: unknown = told.status === 'rejected' ? told.reason : undefined
      if (end === 'is aborted' && error) {
        const name = first.left > 0 ? 'OrderOutcomeUnknownError' : 'Error'
        expect(error).toMatchObject({ name })
      }
      const next = connect(sandbox, journal, (work) => work())
      let status: string | undefined
      for (let runs = 0; runs < 40 && status !== 'active'; runs += 1) {
        status = await next.orders.ensure(order, input).then(
          ({ contract }) => contract.status,
          () => undefined,
        )
        await sandbox.clock.advance({ minutes: 4 })
      }
      expect([at, status, sandbox.servers().length]).toEqual([at, 'active', 3])
      await sandbox.close()
    }
    expect(steps).toBeGreaterThan(15)
  },
)
