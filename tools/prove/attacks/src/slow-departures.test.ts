import { createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { interceptJournal, type Quoted } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { hour, minute, type Scene, test } from './scene.ts'

// An order leaves within ten seconds of its claim or not at all: later, other processes may have written it off.

/** Creates a journal that acts before it finishes writing a claim. */
function onClaim(journal: OrderJournal, act: () => Promise<unknown>): OrderJournal {
  return interceptJournal(
    () => journal,
    async (work, { record }) => {
      const result = await work()
      if (record?.state === 'sending') await act()
      return result
    },
  )
}

/** Reconciles in the other process until it has a verdict. */
async function writeOff(scene: Scene, journal: OrderJournal, quote: Quoted): Promise<string> {
  const other = scene.buyer({ journal })
  const found = await other.settle(quote, { minutes: 240, step: 15 })
  return found.outcome
}

test.for([15_000, 2 * minute, 3 * hour] as const)(
  'writing the claim takes %i ms: the order does not leave, and another process may say so',
  async (ms, { scene }) => {
    const journal = createMemoryJournal()
    const buyer = scene.buyer({ journal: onClaim(journal, () => scene.pass(ms)) })
    const quote = await buyer.quote()
    await buyer.fail(quote)
    expect([buyer.sent, scene.bought()]).toEqual([[], 0])
    expect(await writeOff(scene, journal, quote)).not.toBe('executed')
  },
)

test.for([2 * minute, 3 * hour] as const)(
  'a key function that takes %i ms once there is a claim: it was asked before, so the order leaves in time',
  async (ms, { scene }) => {
    const journal = createMemoryJournal()
    let isClaimed = false
    const apiKey = async (): Promise<string> => {
      if (isClaimed) await scene.pass(ms)
      return scene.sandbox.apiKey
    }
    const watched = onClaim(journal, async () => void (isClaimed = true))
    const buyer = scene.buyer({ journal: watched, apiKey })
    const quote = await buyer.quote()
    await buyer.place(quote)
    expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
  },
)

test('a laptop sleeps between the claim and the request while another process writes the order off: nothing leaves', async (scene) => {
  const journal = createMemoryJournal()
  const [claimed, awake] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const sleeping = onClaim(journal, () => {
    claimed.resolve()
    return awake.promise
  })
  const buyer = scene.buyer({ journal: sleeping })
  const quote = await buyer.quote()
  const placing = buyer.place(quote, { deadlineMs: 6 * hour }).catch(() => {})
  await claimed.promise
  const outcome = await writeOff(scene, journal, quote)
  awake.resolve()
  await placing
  expect([outcome, buyer.sent, scene.bought()]).toEqual(['not-executed', [], 0])
})

test.for([1, 60] as const)(
  'the clock of the API runs at speed %i inside one deadline: sent at most once, never a false verdict',
  async (speed, { scene, buyer, quote }) => {
    scene.fault({ finishLateMs: 100, answer: 'nothing' })
    scene.sandbox.clock.resume(speed)
    const error = await buyer.fail(quote, { deadlineMs: 20_000 })
    await buyer.reconcile(quote)
    scene.sandbox.clock.freeze()
    expect(error['name']).toMatch(/^(OrderOutcomeUnknownError|TimeoutError)$/)
    if (buyer.sent.length === 1)
      await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
    expect(buyer.sent.length).toBe(scene.bought())
  },
)

test('an order waits in the queue behind others for longer than its deadline: it is not sent, and its claim is released', async (scene) => {
  const buyer = scene.buyer({ client: { pacing: { perMinute: 6 } } })
  const quote = await buyer.quote()
  const others = Array.from({ length: 12 }, async () => buyer.client.fetch('/v1/vps/servers').catch(() => {}))
  const error = await buyer.place(quote, { deadlineMs: 3_000 }).catch((thrown: unknown) => thrown)
  await Promise.all(others)
  if (buyer.sent.length === 0) {
    expect(error).toMatchObject({ name: 'TimeoutError' })
    await buyer.place(quote)
  }
  expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
})
