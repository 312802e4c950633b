import { isApiError } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'
import { expect, test } from 'vitest'
import {
  ApplyError,
  applyPlan,
  NotAllowedError,
  parseDesired,
  parsePlan,
  planAccount,
  StalePlanError,
} from '../index.ts'
import { order, setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const memos = parseDesired({
  version: 1,
  hosting: { [server]: { memo: 'shop', databases: { shop: {} } } },
  vps: { 'web-01': { memo: 'front' } },
})
const account = {
  version: 1,
  hosting: { [server]: { database_users: { app: { password: { generate: 24 } } } } },
} as const

test('a plan whose place has changed is rejected before anything is sent, with before, now and after', async () => {
  const { client, writes } = await setUp()
  const plan = await planAccount(client, memos)
  const [first] = await createVps(client).servers()
  await createVps(client).server(first!.uuid).setMemo('somebody else')
  const sent = writes().length
  const error = await applyPlan(plan, { client }).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(StalePlanError)
  const { changedSince, message } = error as StalePlanError
  expect(message).toContain('nothing was sent: vps/web-01/memo was "" and is "somebody else"')
  expect(changedSince).toEqual([
    { address: 'vps/web-01/memo', before: '', now: 'somebody else', after: 'front' },
  ])
  expect(writes()).toHaveLength(sent)
  const skipping = await applyPlan(plan, { client, onSurprise: 'skip' })
  expect(skipping).toMatchObject({ changedSince, writes: 2 })
  await applyPlan(await planAccount(client, memos), { client })
  expect((await planAccount(client, memos)).changes).toEqual([])
})

test('a change that was already made is not repeated', async () => {
  const { client, writes } = await setUp()
  const plan = await planAccount(client, memos)
  await createHosting(client).server(server).memo.set('shop')
  const sent = writes().length
  const applied = await applyPlan(plan, { client })
  expect(applied).toMatchObject({ unchanged: [`hosting/${server}/memo`], writes: 2 })
  expect(writes()).toHaveLength(sent + 2)
})

test('the same account and the same file give the same plan, byte for byte', async () => {
  const { client } = await setUp()
  const text = JSON.stringify(await planAccount(client, memos))
  expect(JSON.stringify(await planAccount(client, memos))).toBe(text)
  expect(await parsePlan(text)).toEqual(JSON.parse(text))
})

test.each([
  ['was changed', (plan: object) => ({ ...plan, summary: 'nothing' }), 'was changed since it was made'],
  ['is of another version', (plan: object) => ({ ...plan, version: 2 }), 'is of version 2'],
  ['is no plan', () => ({}), 'is not a plan'],
  ['refers to itself', (plan: object) => Object.assign(plan, { notes: [plan] }), 'is not JSON'],
  ['is for another account', (plan: object) => plan, 'is for http'],
])('a plan that %s is rejected before anything is sent', async (what, change, message) => {
  const { client, connect, requests } = await setUp()
  const plan = change(await planAccount(client, memos)) as never
  requests.length = 0
  const other = what.includes('account')
    ? connect({ baseUrl: 'https://api.example.com', apiKey: 'key' })
    : client
  await expect(applyPlan(plan, { client: other })).rejects.toThrow(message)
  expect(requests).toEqual([])
})

test('an apply stops at the first failure and lists the changes that were made; the next apply continues', async () => {
  const { client, sandbox } = await setUp()
  const plan = await planAccount(client, memos)
  sandbox.faults.add({ operationId: 'createDatabase', effect: { status: 409, code: 'OPERATION_ERROR' } })
  const error = await applyPlan(plan, { client }).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(ApplyError)
  expect(error).toMatchObject({ address: `hosting/${server}/databases/shop` })
  expect((error as ApplyError).done).toContain(`hosting/${server}/memo`)
  expect(isApiError((error as ApplyError).cause, 'OPERATION_ERROR')).toBe(true)
  const { unchanged, done } = await applyPlan(plan, { client })
  expect(unchanged).toContain(`hosting/${server}/memo`)
  expect(done).toContain(`hosting/${server}/databases/shop`)
})

test('a failure includes changes that ended at the same time, and its stack begins with the caller', async () => {
  const { client, sandbox } = await setUp()
  const databases = Object.fromEntries(['one', 'two', 'three', 'four'].map((name) => [name, {}]))
  const plan = await planAccount(client, parseDesired({ version: 1, hosting: { [server]: { databases } } }))
  sandbox.faults.add({ operationId: 'createDatabase', effect: { status: 409, code: 'OPERATION_ERROR' } })
  const error = (await applyPlan(plan, { client }).catch((cause: unknown) => cause)) as ApplyError
  const made = await createHosting(client).server(server).databases.list()
  const isMade = (name: string): boolean => made.some(({ db_name }) => db_name.endsWith(`_${name}`))
  const expected = ['one', 'two', 'three', 'four'].filter(isMade)
  expect(expected).toHaveLength(3)
  expect(error.done.toSorted()).toEqual(
    expected.map((name) => `hosting/${server}/databases/${name}`).toSorted(),
  )
  expect(error.message).toContain('3 changes finished')
  expect(error.stack).toContain('apply-plan.test.ts')
})

test('one write and one change are counted as one', () => {
  const applied = { done: ['vps/web-01/memo'], unchanged: [], left: [], changedSince: [], writes: 1 }
  const { message } = new ApplyError('vps/web-02/memo', applied, new Error('it is locked'))
  expect(message).toBe('vps/web-02/memo failed (1 write was sent, 1 change finished): it is locked')
  expect(new StalePlanError(applied).message).toContain('it stopped with 1 change made')
})

test('an apply that its signal aborts lists the changes that were made, and the next apply continues', async () => {
  const { client } = await setUp()
  const plan = await planAccount(client, memos)
  const reason = new Error('enough')
  const controller = new AbortController()
  const { signal } = controller
  const onProgress = ({ state }: { readonly state: string }): void => {
    if (state === 'done') controller.abort(reason)
  }
  const error = await applyPlan(plan, { client, signal, onProgress }).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(ApplyError)
  expect((error as ApplyError).done).not.toEqual([])
  expect(error).toMatchObject({ cause: reason })
  const { done, unchanged } = await applyPlan(plan, { client })
  expect(unchanged).toEqual(expect.arrayContaining([...(error as ApplyError).done]))
  expect(done.length + unchanged.length).toBe(plan.changes.length)
})

test('a generated secret is passed to onSecret before it is sent, and is nowhere else', async () => {
  const { client } = await setUp()
  const plan = await planAccount(client, account)
  const secrets: string[] = []
  const events: unknown[] = []
  const applied = await applyPlan(plan, {
    client,
    onSecret: ({ value, address, property, state }) => {
      expect([address, property]).toEqual([`hosting/${server}/database_users/app`, 'password'])
      if (state === 'pending') secrets.push(value)
      else expect([state, value]).toEqual(['live', secrets[0]])
    },
    onProgress: (event) => events.push(event),
  })
  expect(secrets).toHaveLength(1)
  expect(secrets[0]).toHaveLength(24)
  expect(JSON.stringify([plan, applied, events])).not.toContain(secrets[0])
  expect(events).toEqual([
    { state: 'begin', address: `hosting/${server}/database_users/app`, ended: 0, total: 1 },
    { state: 'done', address: `hosting/${server}/database_users/app`, ended: 1, total: 1 },
  ])
})

test('a missing secret is an error before anything is sent', async () => {
  const { client, writes } = await setUp()
  const plan = await planAccount(client, account)
  await expect(applyPlan(plan, { client })).rejects.toThrow('onSecret is missing')
  const user = { password: { env: 'NO_SUCH_VARIABLE' } }
  const other = await planAccount(client, {
    version: 1,
    hosting: { [server]: { database_users: { app: user } } },
  })
  await expect(applyPlan(other, { client })).rejects.toThrow('NO_SUCH_VARIABLE is not set')
  const file = { password: { file: '/run/secrets/app' } }
  const third = await planAccount(client, {
    version: 1,
    hosting: { [server]: { database_users: { app: file } } },
  })
  await expect(applyPlan(third, { client })).rejects.toThrow('resolveSecret is missing')
  expect(writes()).toEqual([])
})

test('a password is changed only with rotate', async () => {
  const { client, writes } = await setUp()
  const desired = parseDesired({
    version: 1,
    hosting: { [server]: { database_users: { app: { password: { env: 'A' } } } } },
  })
  const options = { client, resolveSecret: () => 'Correct-Horse-7' }
  await applyPlan(await planAccount(client, desired), options)
  expect((await planAccount(client, desired)).changes).toEqual([])
  const rotate = [`hosting/${server}/database_users/app`]
  const plan = await planAccount(client, desired, { rotate })
  expect(plan.summary).toBe('0 to add, 1 to change, 0 to delete, 0 yen')
  await expect(applyPlan(plan, options)).rejects.toThrow("allow: ['interrupt']")
  await applyPlan(plan, { ...options, allow: ['interrupt'] })
  expect(writes().at(-1)).toBe(`PUT /v1/server/${server}/db/user/hw123456_app`)
})

const withoutRecords = { 'example.com': { dns: { prune: true, records: [] } } }
const desire = (hosting: object) => parseDesired({ version: 1, hosting: { [server]: hosting } })

test('a plan is applied with two keys: destructive changes use the approver’s', async () => {
  const { client, sandbox, connect } = await setUp()
  const records = desire({ memo: 'shop', domains: withoutRecords })
  const agentKey = sandbox.keys.create({ permission_type: 'read' })
  const agent = connect({ apiKey: agentKey })
  const plan = await planAccount(agent, records)
  expect(plan.changes[0]?.obstacles).toEqual([
    'The API key may only read (PUT /v1/server/{servername}/memo).',
  ])
  expect(plan.needs).toEqual((await planAccount(client, records)).needs)
  const rejected = applyPlan(plan, { client: agent, allow: ['delete'] })
  await expect(rejected).rejects.toThrow(NotAllowedError)
  await expect(rejected).rejects.toThrow('/memo); hosting/')
  const stored = await parsePlan(JSON.stringify(plan))
  await applyPlan(stored, { client, approver: connect(), allow: ['delete', `many~hosting/${server}/dns/*`] })
  expect((await planAccount(agent, records)).changes).toEqual([])
})

test('a client with readOnly applies nothing, but for changes that its approver sends', async () => {
  const { connect, writes } = await setUp()
  const reader = connect({ readOnly: true })
  const both = await planAccount(reader, desire({ memo: 'shop', domains: withoutRecords }))
  const allow = ['delete', `many~hosting/${server}/dns/*`]
  const apply = applyPlan(both, { client: reader, approver: connect(), allow })
  await expect(apply).rejects.toMatchObject({ name: 'ConfigError', field: 'readOnly' })
  expect(writes()).toEqual([])
  const deletions = await planAccount(reader, desire({ domains: withoutRecords }))
  await applyPlan(deletions, { client: reader, approver: connect(), allow })
  expect(writes().length).toBeGreaterThan(0)
})

test('an order is placed once for the planned price, and the changes of its server follow', async () => {
  const { client, sandbox } = await setUp()
  const desired = parseDesired({ version: 1, vps: { 'web-02': { memo: 'second', order } } })
  const plan = await planAccount(client, desired)
  const [change] = plan.changes
  expect(change).toMatchObject({ address: 'vps/web-02', action: 'order', needs: [] })
  expect(plan.summary).toBe(`0 to add, 1 to change, 0 to delete, 1 to order, ${change!.price} yen`)
  const options = { client, resolveSecret: () => 'Correct-Horse-7', spend: change!.price! }
  await expect(applyPlan(plan, { ...options, spend: options.spend - 1 })).rejects.toThrow('it costs money')
  const balance = sandbox.account.balance
  await Promise.allSettled([applyPlan(plan, options), applyPlan(plan, options)])
  const servers = await createVps(client).servers()
  expect(servers.filter(({ name }) => name === 'web-02')).toMatchObject([{ memo: 'second' }])
  expect(sandbox.account.balance).toBe(balance === undefined ? undefined : balance - change!.price!)
  const dear = parseDesired({ version: 1, vps: { 'web-03': { order: { ...order, max_total_price: 100 } } } })
  const blocked = await planAccount(client, dear)
  expect(blocked.changes[0]?.obstacles).toEqual([expect.stringContaining('max_total_price is 100')])
  await expect(applyPlan(blocked, { ...options, spend: 1_000_000 })).rejects.toThrow(NotAllowedError)
})
