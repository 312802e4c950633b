import { createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { interceptJournal, type Product } from '../../orders/src/index.ts'
import { beforeEach, expect } from 'vitest'
import { afterOrder, loseResponses, never, onOrder } from './proxies.ts'
import { inTime, stopTimers, test, through, unknownOutcome } from './scene.ts'

// Cause 8: after a confirmed response, `place` never ended if a key function or a journal did not settle.

const deadline = { deadlineMs: 2_000 }

let pass: () => void
beforeEach(() => void (pass = stopTimers(deadline.deadlineMs)))

/** Never settles, and lets the deadline of its caller pass. */
async function hangOn<Result>(): Promise<Result> {
  pass()
  return never()
}

function createHanging() {
  const inner = createMemoryJournal()
  let hanging: readonly string[] = []
  return {
    journal: interceptJournal(
      () => inner,
      async (work, { method }) => (hanging.includes(method) ? hangOn() : work()),
    ),
    /** Makes these methods never settle from now on. */
    hang: (...methods: readonly (keyof OrderJournal)[]) => void (hanging = methods),
  }
}

test.for<[Product, readonly (keyof OrderJournal)[]]>([
  ['vps', ['write']],
  ['vps', ['read', 'list', 'write']],
  ['hosting', ['write']],
  ['hosting', ['read', 'list', 'write']],
])(
  'a %s order was confirmed, and then %j of the journal never settles: the contract is returned in time',
  async ([product, methods], { scene }) => {
    const { journal, hang } = createHanging()
    const buyer = scene.buyer({ product, journal })
    const quote = await buyer.quote()
    afterOrder(buyer, () => hang(...methods))
    await expect(inTime(buyer.place(quote, deadline))).resolves.toMatchObject({ status: 'setup_pending' })
    expect(scene.bought()).toBe(1)
  },
)

test.for<Product>(['vps', 'hosting'])(
  'a %s order was confirmed, and then the key function never settles: the contract is returned in time',
  async (product, { scene }) => {
    let isHanging = false
    const apiKey = async () => (isHanging ? hangOn<string>() : scene.sandbox.apiKey)
    const buyer = scene.buyer({ product, apiKey })
    const quote = await buyer.quote()
    afterOrder(buyer, () => (isHanging = true))
    await expect(inTime(buyer.place(quote, deadline))).resolves.toMatchObject({ status: 'setup_pending' })
  },
)

test.for([
  ['never settles', hangOn<string>],
  [
    'rejects',
    async () => {
      throw new Error('the vault is sealed')
    },
  ],
] as const)(
  'the response is lost, and then the key function %s: the outcome is unknown, in time',
  async ([_, fail], { scene }) => {
    let isFailing = false
    const apiKey = async () => (isFailing ? fail() : scene.sandbox.apiKey)
    const buyer = scene.buyer({ apiKey })
    const quote = await buyer.quote()
    through(buyer, loseResponses)
    through(buyer, async (_, forward, kind) => {
      if (kind === 'order') isFailing = true
      return forward()
    })
    await expect(inTime(buyer.fail(quote, deadline))).resolves.toMatchObject(unknownOutcome)
    expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
  },
)

test.for<readonly (keyof OrderJournal)[]>([['write'], ['read', 'list', 'write']])(
  'the response is lost, and then %j of the journal never settles: the outcome is unknown, in time',
  async (methods, { scene }) => {
    const { journal, hang } = createHanging()
    const buyer = scene.buyer({ journal })
    const quote = await buyer.quote()
    onOrder(buyer, async (forward) => {
      await forward()
      hang(...methods)
      throw new TypeError('fetch failed')
    })
    await expect(inTime(buyer.fail(quote, deadline))).resolves.toMatchObject(unknownOutcome)
  },
)

test.for<readonly (keyof OrderJournal)[]>([['write'], ['read']])(
  '%j of the journal never settles before the order leaves: `place` ends in time and sends nothing',
  async (methods, { scene }) => {
    const { journal, hang } = createHanging()
    const buyer = scene.buyer({ journal })
    const quote = await buyer.quote()
    hang(...methods)
    const error = await inTime(buyer.fail(quote, deadline))
    expect(error['name']).toMatch(/^(TimeoutError|JournalError|OrderOutcomeUnknownError)$/)
    expect([buyer.sent, scene.bought()]).toEqual([[], 0])
  },
)

test('the journal rejects the record of a confirmed order: the contract is returned', async (scene) => {
  const inner = createMemoryJournal()
  let isFull = false
  const write: OrderJournal['write'] = async (record) => {
    if (isFull) throw new Error('the disk is full')
    return inner.write(record)
  }
  const buyer = scene.buyer({ journal: { ...inner, write } })
  const quote = await buyer.quote()
  afterOrder(buyer, () => (isFull = true))
  await expect(buyer.place(quote)).resolves.toMatchObject({ status: 'setup_pending' })
  await buyer.place(quote).catch(() => {})
  expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
})

test.for([1, 200, 900])(
  'too little time is left for a response (%i ms): TimeoutError, and nothing is sent',
  async (deadlineMs, { scene, buyer, quote }) => {
    expect(await inTime(buyer.fail(quote, { deadlineMs }))).toMatchObject({ name: 'TimeoutError' })
    expect([buyer.sent, scene.bought()]).toEqual([[], 0])
    await buyer.place(quote)
    expect(scene.bought()).toBe(1)
  },
)
