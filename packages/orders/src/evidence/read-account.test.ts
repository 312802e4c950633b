import { isFound, type Quote, toJapanTime, toOrderIndexEntry } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { fits, listAttempts } from './find-unexplained.ts'
import type { Baseline } from './read-account.ts'
import { reachOf, readAccount, readWorld } from './read-account.ts'
import { readSignup } from './read-signup.ts'
import { entry } from '../testing/account-scene.ts'
import { createOrderRequest, createRecord, recordId } from '../testing/create-record.ts'
import { createScriptedAccount, type ScriptedAccount } from '../testing/scripted-account.ts'
import { createScriptedProduct, type Server } from '../testing/scripted-product.ts'
import { rejection } from '../testing/responses.ts'
import type { Product } from '../record/product.ts'
import { openJournal } from '../record/journal-record.ts'
import { openRecords, type Records } from '../record/records.ts'

interface Opened {
  readonly product: Product
  readonly records: Records
}

// No journal of these tests needs the check of another account's.
const loadInDoubt = () => Promise.reject(new Error('It is not needed.'))

function open({ client }: ScriptedAccount): Opened {
  const product = createScriptedProduct(client) as unknown as Product
  return { product, records: openRecords(client, '', product.path, () => 1_000) }
}

function read(account: ScriptedAccount, baseline: Partial<Baseline> = {}) {
  const { product, records } = open(account)
  const { client } = account
  return readAccount(
    { client, product, loadInDoubt },
    records,
    { contracts: [], from: () => null, ...baseline },
    {},
  )
}

test('an account is read with the log first and the journal last', async () => {
  const account = createScriptedAccount()
  account.shown.contracts.push({ uuid: 'a', name: 'web-01' })
  account.log(200)
  const { shown, requests, client, platform } = account
  const moment = { wall: platform.now(), monotonic: platform.monotonic() }
  expect(await read(account)).toEqual({
    contracts: [{ id: 'a', name: 'web-01', entry: shown.contracts[0] }],
    isComplete: true,
    entries: [shown.log.at(-1)],
    clock: { moment, from: platform.now(), by: platform.now() },
    keyId: await portsOf(client).keyId(),
    records: [],
  })
  expect(requests).toEqual(['GET /v1/me', 'GET /v1/logs', 'GET /v1/logs', 'GET /v1/vps/servers'])
})

test('the log is read from the time that the caller gives by the API’s time now, or not at all', async () => {
  const account = createScriptedAccount()
  const { platform } = account
  const start = platform.now()
  account.log(200)
  await platform.sleep(60_000)
  account.log(502)
  const after = await read(account, { from: ({ from }) => toJapanTime(from!) })
  expect(after.entries?.map(({ status_code }) => status_code)).toEqual([502])
  expect(after.clock.from).toBe(start + 60_000)
  expect((await read(account, { from: () => undefined })).entries).toBeNull()
})

test.each<[string, (account: ScriptedAccount) => void]>([
  ['the key sees selected contracts', ({ shown }) => (shown.targetMode = 'selected')],
  ['a contract that was there before is hidden', ({ shown }) => shown.hidden.push('before')],
])('a list is not complete if %s', async (_, change) => {
  const account = createScriptedAccount()
  account.shown.contracts.push({ uuid: 'a', name: 'web-01' })
  expect((await read(account, { contracts: ['before'] })).isComplete).toBe(true)
  change(account)
  expect((await read(account, { contracts: ['before'] })).isComplete).toBe(false)
})

test('an empty list is read again, and complete only if it is empty twice', async () => {
  const account = createScriptedAccount()
  const contract = { uuid: 'a', name: 'web-01' }
  expect(await read(account)).toMatchObject({ contracts: [], isComplete: true })
  expect(account.requests.filter((line) => line === 'GET /v1/vps/servers')).toHaveLength(2)
  const { product, records } = open(account)
  const lists = [[], [contract]]
  const listContracts: Product['listContracts'] = async (options) => {
    account.shown.contracts = lists.shift() ?? []
    return product.listContracts(options)
  }
  const faulty = { client: account.client, loadInDoubt, product: { ...product, listContracts } }
  const found = await readAccount(faulty, records, { contracts: [], from: () => null }, {})
  expect(found).toMatchObject({ contracts: [{ id: 'a' }], isComplete: false })
})

test('a key that has no right on the product sees no complete list, and is asked once', async () => {
  const account = createScriptedAccount()
  account.shown.targetMode = undefined
  expect(await read(account)).toMatchObject({ isComplete: false })
  expect(account.requests.filter((line) => line === 'GET /v1/me')).toHaveLength(1)
})

test('a list that the key may not read is null, and not complete', async () => {
  const account = createScriptedAccount()
  account.shown.isListForbidden = true
  expect(await read(account, { contracts: null })).toMatchObject({ contracts: null, isComplete: false })
})

test('where it was not known what was there before, a list that shows all is complete', async () => {
  const account = createScriptedAccount()
  account.shown.contracts.push({ uuid: 'a', name: 'web-01' })
  expect((await read(account, { contracts: null })).isComplete).toBe(true)
})

test('a log that the key may not read leaves the time unknown', async () => {
  const account = createScriptedAccount()
  account.shown.isLogForbidden = true
  expect(await read(account)).toMatchObject({ entries: null, clock: { from: null, by: null } })
})

const otherId = '00000000-0000-4000-8000-000000000002'

/** An account with an order that was confirmed before it had a uuid. */
async function confirm(server: object = { id: 7, uuid: null }) {
  const account = createScriptedAccount()
  const outcome = { executed: true, server }
  const keyId = await portsOf(account.client).keyId()
  const requests = [createOrderRequest({ keyId, status: 200, result: 'executed' })]
  await openJournal(account.client, open(account).records)
  await portsOf(account.client).journal.write(createRecord({ state: 'settled', requests, outcome }))
  account.shown.contracts.push({ uuid: 'new', name: 'web-01' })
  return account
}

test('a confirmed order learns its uuid from its sign-up status once there is a contract that may be its', async () => {
  const account = await confirm()
  account.shown.signups[7] = { id: 7, uuid: 'new', status: 'active' }
  const outcome = { executed: true, server: { id: 7, uuid: 'new', status: 'active' } }
  expect((await read(account)).records).toMatchObject([{ revision: 1, outcome }])
  expect(await portsOf(account.client).journal.read(recordId)).toMatchObject({ revision: 2, outcome })
})

test('one new contract beside an old one is enough to ask for the sign-up status', async () => {
  const account = await confirm()
  account.shown.signups[7] = { id: 7, uuid: 'new' }
  account.shown.contracts.push({ uuid: 'old', name: 'old' })
  expect((await read(account, { contracts: ['old'] })).records).toMatchObject([
    { outcome: { server: { uuid: 'new' } } },
  ])
})

test('no sign-up status is read while no contract is new', async () => {
  const account = await confirm()
  account.shown.signups[7] = { id: 7, uuid: 'new' }
  expect((await read(account, { contracts: ['new'] })).records).toMatchObject([
    { outcome: { server: { uuid: null } } },
  ])
  expect(account.requests).not.toContain('GET /v1/vps/signup-status/7')
})

const signups = ({ requests }: ScriptedAccount) => requests.filter((line) => line.includes('signup-status'))

test('no sign-up status is read while each new contract is that of another order', async () => {
  const account = await confirm()
  const outcome = { executed: true, server: { id: 8, uuid: 'new' } }
  await portsOf(account.client).journal.write(createRecord({ id: otherId, state: 'settled', outcome }))
  account.shown.contracts.push({ uuid: 'old', name: 'old' })
  await read(account, { contracts: ['old'] })
  expect(signups(account)).toEqual([])
})

test('a contract of the name of a confirmed order tells its uuid when a person names a contract', async () => {
  const account = await confirm({ id: 7, uuid: null, name: 'web-01' })
  account.shown.signups[7] = { id: 7, uuid: 'new' }
  await read(account, { horizonMs: 4_500_000 })
  expect(signups(account)).toEqual([])
  expect((await read(account)).records).toMatchObject([{ outcome: { server: { uuid: 'new' } } }])
})

test('one new contract of another name is enough to ask for the sign-up status', async () => {
  const account = await confirm({ id: 7, uuid: null, name: 'web-01' })
  account.shown.contracts.push({ uuid: 'renamed', name: 'web-02' })
  await read(account, { horizonMs: 4_500_000 })
  expect(signups(account)).toHaveLength(1)
})

test('an order that was confirmed with neither a name nor a mark has no contract by its name', async () => {
  const account = await confirm()
  const { journal } = portsOf(account.client)
  const record = (await journal.read(recordId))!
  await journal.write({ ...record, revision: 2, quote: { mark: null } as Quote<object> })
  account.shown.signups[7] = { id: 7, uuid: 'new' }
  expect((await read(account, { horizonMs: 4_500_000 })).records).toMatchObject([
    { outcome: { server: { uuid: 'new' } } },
  ])
})

test('a contract without a name, in a malformed list, is still looked up by its id', async () => {
  const account = await confirm({ id: 7, uuid: 'new' })
  account.shown.contracts = [{ uuid: 'new' } as never]
  expect((await read(account, { horizonMs: 4_500_000 })).records).toHaveLength(1)
})

test('the records that can explain a log entry are those since the horizon before it, and a clock difference', () => {
  const horizonMs = 4_500_000
  const left = Date.UTC(2026, 0, 1)
  const requests = [createOrderRequest({ from: left, leftBy: left })]
  const record = createRecord({ state: 'settled', requests })
  const explains = (at: number) =>
    listAttempts([record], 'key', horizonMs).map((one) => fits(entry(at, 504), one))
  const finds = (at: number) =>
    isFound(toOrderIndexEntry(record), { changedSince: reachOf([entry(at, 504)], horizonMs) })
  const last = left + horizonMs + 120_000
  expect([explains(last), finds(last)]).toEqual([[true], true])
  expect([explains(last + 1_000), finds(last + 1_000)]).toEqual([[false], false])
})

test.each<[string, object, Server | undefined, number]>([
  ['still has no uuid', { id: 7, uuid: null }, { id: 7, uuid: null }, 1],
  ['is not found', { id: 7, uuid: null }, undefined, 1],
  ['was confirmed with its uuid', { id: 7, uuid: 'old' }, { id: 7, uuid: 'new' }, 0],
])('an order that %s stays as it was confirmed', async (_, server, signup, count) => {
  const account = await confirm(server)
  if (signup) account.shown.signups[7] = signup
  expect((await read(account)).records).toMatchObject([{ outcome: { server } }])
  expect(signups(account)).toHaveLength(count)
  expect(await portsOf(account.client).journal.read(recordId)).toHaveProperty('revision', 1)
})

test('an order whose outcome was taken back while its uuid was read does not get it', async () => {
  const account = await confirm()
  const { journal } = portsOf(account.client)
  account.shown.signups[7] = { id: 7, uuid: 'new' }
  const { product, records } = open(account)
  const readLate: Product['readSignup'] = async (server, options) => {
    const record = (await journal.read(recordId))!
    await journal.write({ ...record, revision: 2, outcome: undefined, state: 'sending' })
    return product.readSignup(server, options)
  }
  const late = { client: account.client, loadInDoubt, product: { ...product, readSignup: readLate } }
  await readAccount(late, records, { contracts: [], from: () => null }, {})
  const left = await journal.read(recordId)
  expect(left).toMatchObject({ revision: 2, state: 'sending' })
  expect(left?.outcome).toBeUndefined()
})

test('a sign-up status that the API does not have, or that the key may not read, is null', async () => {
  const failing = (response: Response) => {
    const { client } = createScriptedAccount({ fetch: async () => response, retry: false })
    return readSignup(createScriptedProduct(client), { id: 7 }, {})
  }
  await expect(failing(rejection(404, 'NOT_FOUND'))).resolves.toBeNull()
  await expect(failing(rejection(403, 'FORBIDDEN'))).resolves.toBeNull()
  await expect(failing(rejection(500, 'INTERNAL_ERROR'))).rejects.toMatchObject({ status: 500 })
  await expect(failing(new Response('<h1>Gone</h1>', { status: 404 }))).rejects.toMatchObject({ status: 404 })
})

test('the API is one world at any address, and no request is made for that', async () => {
  const { client, requests, connect } = createScriptedAccount()
  expect(await readWorld(client, {})).toBe('')
  expect(await readWorld(connect({ baseUrl: 'https://other.example.com' }).client, {})).toBe('')
  expect(requests).toEqual([])
})

test('a sandbox is another world at each start, which its responses tell', async () => {
  const { connect, requests, shown } = createScriptedAccount()
  const sandbox = connect({ apiKey: 'sandbox_1', allowInsecure: true }).client
  expect(await readWorld(sandbox, {})).toBe('')
  shown.sandboxWorld = 'world-1'
  expect(await readWorld(sandbox, {})).toBe('world-1')
  expect(requests).toEqual(['GET /v1/me', 'GET /v1/me'])
})
