import { createMemoryJournal, type OrderJournal, type OrderRecord } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { placed } from '../testing/responses.ts'

const unknown = { name: 'OrderOutcomeUnknownError' }

test('a key that changes right before the order leaves keeps it from leaving', async () => {
  let key = 'unit-test-key'
  const { quote, place, sent, client, shown } = createScriptedAccount({ apiKey: () => key })
  const quoted = await quote()
  shown.log.push = () => 0
  const list = portsOf(client).journal.list.bind(portsOf(client).journal)
  Object.assign(portsOf(client).journal, {
    list: async () => {
      key = 'another-key'
      return list()
    },
  })
  await expect(place(quoted)).rejects.toThrow('quote was made with another API key: quote again')
  expect(sent).toEqual([])
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({ state: 'planned' })
})

/** An account whose journal loses the race for the claim: somebody else writes this first. */
async function loseRace(first: Partial<OrderRecord>) {
  const inner = createMemoryJournal()
  let isRace = false
  const write: OrderJournal['write'] = async (record) => {
    if (isRace && record.state === 'sending') {
      isRace = false
      const requests = record.requests.map((request) => ({ ...request, id: 'theirs' }))
      await inner.write({ ...record, writer: 'somebody else', process: 'theirs', requests, ...first })
    }
    return inner.write(record)
  }
  const account = createScriptedAccount({ journal: { ...inner, write } })
  const quoted = await account.quote()
  isRace = true
  return { ...account, quoted, inner }
}

test.each([
  ['sending', 'it was sent before, and its outcome is not known'],
  ['planned', 'another process is placing it'],
] as const)(
  'of two that claim an order at the same time one sends it; it is %s by then',
  async (state, reason) => {
    const { place, quoted, sent, inner } = await loseRace({ state })
    await expect(place(quoted)).rejects.toMatchObject({ ...unknown, reason })
    expect(sent).toEqual([])
    expect(await inner.read(quoted.id)).toMatchObject({ state, writer: 'somebody else' })
  },
)

test('a process that claims an order that was settled meanwhile says how it ended', async () => {
  const { place, quoted, sent } = await loseRace({ state: 'settled', outcome: { executed: false } })
  await expect(place(quoted)).rejects.toThrow('quote was not executed: quote again')
  expect(sent).toEqual([])
})

test('where the journal has failed and cannot be read either, its first failure is told', async () => {
  const inner = createMemoryJournal()
  let fails = false
  const journal: OrderJournal = {
    ...inner,
    async read(id) {
      if (fails) throw new Error('unreachable')
      return inner.read(id)
    },
    async write(record) {
      fails = record.state === 'sending'
      if (fails) throw new Error('disk full')
      return inner.write(record)
    },
  }
  const { quote, place, sent } = createScriptedAccount({ journal })
  await expect(place(await quote())).rejects.toThrow('so this call sent no order: disk full')
  expect(sent).toEqual([])
})

/** An account whose journal takes its time for a claim, by its clocks. */
async function claimSlowly(
  whileClaiming: (account: ReturnType<typeof createScriptedAccount>) => Promise<void>,
) {
  const inner = createMemoryJournal()
  const write: OrderJournal['write'] = async (record) => {
    const isWritten = await inner.write(record)
    if (record.state === 'sending') await whileClaiming(account)
    return isWritten
  }
  const account = createScriptedAccount({ journal: { ...inner, write } })
  return { ...account, inner, quoted: await account.quote() }
}

test.each([
  [9_999, true],
  [10_000, false],
])('an order whose claim took %i ms to write leaves: %s', async (ms, leaves) => {
  const { place, quoted, sent, inner, replies } = await claimSlowly(({ platform }) => platform.sleep(ms))
  replies.push(placed())
  const placing = place(quoted)
  if (leaves) await expect(placing).resolves.toEqual({ id: 7, uuid: null })
  else {
    await expect(placing).rejects.toMatchObject({
      name: 'TimeoutError',
      sent: false,
      message: expect.stringMatching(
        /^Not sent: too much time has passed since its claim.*\(POST \/v1\/vps\/servers\)$/,
      ),
    })
    expect(await inner.read(quoted.id)).toMatchObject({ state: 'planned', requests: [{ kind: 'dry-run' }] })
  }
  expect(sent).toHaveLength(leaves ? 1 : 0)
})

test('a machine that slept between claim and sending does not send, though its monotonic clock slept too', async () => {
  const account = await claimSlowly(({ platform }) => platform.sleep(3_600_000))
  const sleeping = account.connect({ monotonic: () => 0 })
  await expect(sleeping.orders.place(account.quoted, consent)).rejects.toMatchObject({
    name: 'TimeoutError',
    sent: false,
  })
  expect(account.sent).toHaveLength(0)
})

test('a claim that is written after its caller gave up is taken back, and does not leave', async () => {
  const inner = createMemoryJournal()
  const claiming = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const write: OrderJournal['write'] = async (record) => {
    if (record.state === 'sending') {
      claiming.resolve()
      await release.promise
    }
    return inner.write(record)
  }
  const { quote, place, sent, replies } = createScriptedAccount({ journal: { ...inner, write } })
  const quoted = await quote()
  const stop = new AbortController()
  const placing = expect(place(quoted, { signal: stop.signal })).rejects.toBe('enough')
  await claiming.promise
  stop.abort('enough')
  await placing
  release.resolve()
  const states: (string | undefined)[] = []
  await expect
    .poll(async () => {
      const record = await inner.read(quoted.id)
      states.push(record?.state)
      return [record?.revision, record?.state, record?.requests.length]
    })
    .toEqual([4, 'planned', 1])
  expect(sent).toEqual([])
  replies.push(placed())
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
})

test('a claim of `ensure` that is written after its caller gave up is taken back, too', async () => {
  const inner = createMemoryJournal()
  const claiming = Promise.withResolvers<string>()
  const release = Promise.withResolvers<void>()
  const write: OrderJournal['write'] = async (record) => {
    if (record.state === 'sending') {
      claiming.resolve(record.id)
      await release.promise
    }
    return inner.write(record)
  }
  const { orders, sent } = createScriptedAccount({ journal: { ...inner, write } })
  const stop = new AbortController()
  const order = { plan_id: 'standard-2gb', name: 'web-01' }
  const ensuring = expect(orders.ensure(order, consent, { signal: stop.signal })).rejects.toBe('enough')
  const id = await claiming.promise
  stop.abort('enough')
  await ensuring
  release.resolve()
  const read = async () => {
    const { revision = 0, state, requests = [] } = (await inner.read(id)) ?? {}
    return { isAfterClaim: revision > 3, state, kinds: requests.map(({ kind }) => kind) }
  }
  await expect.poll(read).toEqual({ isAfterClaim: true, state: 'planned', kinds: ['dry-run'] })
  expect(sent).toEqual([])
})

test('an order whose time was over before its claim, by either clock, is not claimed', async () => {
  const { quote, connect, platform, sent, client, fetch } = createScriptedAccount()
  const quoted = await quote()
  let sleptMs = 0
  const now = (): number => platform.now() + sleptMs
  // The machine sleeps while the log is read; its monotonic clock sleeps too.
  const slow = (ms: number) => async (request: Request) => {
    if (request.url.includes('/v1/logs')) sleptMs = ms
    return fetch(request)
  }
  const place = (ms: number) =>
    connect({ now, fetch: slow(ms) }).orders.place(quoted, consent, { deadlineMs: 30_000 })
  await expect(place(30_000)).rejects.toMatchObject({
    name: 'TimeoutError',
    sent: false,
    message: expect.stringMatching(/^Not sent: it is too late.*\(POST \/v1\/vps\/servers\)$/),
  })
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({ revision: 2, state: 'planned' })
  expect(sent).toEqual([])
})

test('of two calls of one process whose journal loses the first claim, one sends the order', async () => {
  const inner = createMemoryJournal()
  const bothHaveClaimed = Promise.withResolvers<void>()
  let claims = 0
  // The store accepts a claim and loses it before the other one is written.
  const journal: OrderJournal = {
    ...inner,
    async write(record) {
      if (record.state !== 'sending') return inner.write(record)
      claims += 1
      if (claims === 2) bothHaveClaimed.resolve()
      await bothHaveClaimed.promise
      return true
    },
  }
  const account = createScriptedAccount({ journal })
  const other = account.connect()
  const quoted = await account.quote()
  account.replies.push(placed(), placed())
  const ends = await Promise.allSettled([account.place(quoted), other.orders.place(quoted, consent)])
  expect(account.sent).toHaveLength(1)
  const [failed] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []))
  expect(failed).toMatchObject({
    ...unknown,
    reason: 'another call of this process has sent it, and the journal has lost the claim',
  })
})
