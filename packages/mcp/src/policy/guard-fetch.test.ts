import { createClient } from '@hostwright/common'
import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import {
  applyPlan,
  type Change,
  listAllowedOperations,
  listConsents,
  parseDesired,
  planAccount,
} from '@hostwright/plan'
import { createSandbox } from '@hostwright/sandbox/node'
import { expect, test } from 'vitest'
import { createGuard } from './guard-fetch.ts'

const base = 'https://api.example.com/prefix'
const operations = table as readonly { operationId: string; method: string; path: string }[]
const fill = (path: string): string => path.replaceAll(/\{\w+\}/g, 'name')

/** A change of a kind that has planned a request. */
function toChange(kind: string, operationId: string, body?: object): Change {
  const { path } = operations.find((one) => one.operationId === operationId)!
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'name'])
  const planned = { operationId, request: '', params: Object.fromEntries(names), body }
  return { at: { kind, server: 'name' }, operations: [planned] } as unknown as Change
}

async function send(changes: readonly Change[], operationId: string, body?: object): Promise<boolean> {
  const guard = createGuard(async () => new Response())
  const { method, path } = operations.find((one) => one.operationId === operationId)!
  const request = new Request(base + fill(path), {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  return guard.during(changes, () =>
    guard.fetch(request).then(
      () => true,
      () => false,
    ),
  )
}

const kinds = listConsents().flatMap(({ name, action }) => (action === 'create' ? [name] : []))

test('of all operations, only reads and those of the list pass, whatever kind has planned them', async () => {
  expect(kinds.length).toBeGreaterThan(30)
  const passed: string[] = []
  for (const { operationId, method } of operations) {
    const outcomes = await Promise.all(
      kinds.map((kind) => {
        const changes = method === 'GET' ? [] : [toChange(kind, operationId)]
        return send(changes, operationId).catch(() => false)
      }),
    )
    if (outcomes.includes(true)) passed.push(operationId)
  }
  const reads = operations.filter(({ method }) => method === 'GET').map(({ operationId }) => operationId)
  expect(passed.toSorted()).toEqual([...reads, ...listAllowedOperations()].toSorted())
  expect(listAllowedOperations()).toHaveLength(15)
})

test('a write passes only while its change is applied, and only with the body that was planned', async () => {
  const memo = toChange('memo', 'updateHostingMemo', { memo: 'one' })
  expect(await send([memo], 'updateHostingMemo', { memo: 'one' })).toBe(true)
  expect(await send([memo], 'updateHostingMemo', { memo: 'two' })).toBe(false)
  expect(await send([memo], 'updateHostingMemo', { memo: 'one', more: 1 })).toBe(false)
  expect(await send([], 'updateHostingMemo', { memo: 'one' })).toBe(false)
})

test('the text of a generated password passes in the place of its reference, and no other value', async () => {
  const user = toChange('database_users', 'createDatabaseUser', {
    name_suffix: 'app',
    password: { generate: 24 },
  })
  expect(await send([user], 'createDatabaseUser', { name_suffix: 'app', password: 'secret' })).toBe(true)
  expect(await send([user], 'createDatabaseUser', { name_suffix: 'app', password: 1 })).toBe(false)
  expect(await send([user], 'createDatabaseUser', { name_suffix: 'root', password: 'secret' })).toBe(false)
})

test('a write that the description does not have is stopped', async () => {
  const guard = createGuard(async () => new Response())
  for (const [method, path] of [
    ['POST', '/v1/vps/servers/uuid/destroy'],
    ['PATCH', '/v1/vps/servers/uuid/name'],
    ['DELETE', '/v1/vps/servers/uuid'],
  ] as const)
    await expect(guard.fetch(new Request(base + path, { method }))).rejects.toThrow('nothing was sent')
})

test('a slash in a name separates no parts of a path: a write to another resource is stopped', async () => {
  const change = toChange('dns', 'updateDnsRecord', { ttl: 300 })
  const [planned] = change.operations
  const applied = [
    { ...change, operations: [{ ...planned!, params: { ...planned!.params, servername: 'a/b' } }] },
  ]
  const guard = createGuard(async () => new Response())
  const { path } = operations.find(({ operationId }) => operationId === 'updateDnsRecord')!
  const send = (servername: string): Promise<Response> => {
    const own = fill(path.replace('{servername}', servername))
    return guard.fetch(new Request(base + own, { method: 'PUT', body: '{"ttl":300}' }))
  }
  await guard.during(applied, async () => {
    await expect(send('a%2Fb')).resolves.toMatchObject({ status: 200 })
    await expect(send('a/b')).rejects.toThrow('nothing was sent')
  })
})

test('an apply whose write is stopped says that nothing was sent, and can be repeated', async () => {
  const sandbox = await createSandbox()
  const { baseUrl, apiKey, fetch } = sandbox
  const guard = createGuard(fetch)
  const client = createClient({ baseUrl, apiKey, fetch: guard.fetch })
  const file = { version: 1, hosting: { 'hw123456.example.jp': { memo: 'one' } } } as const
  const plan = await planAccount(client, parseDesired(file))
  const stopped = applyPlan(plan, { client })
  await expect(stopped).rejects.toThrow(/\(0 writes were sent, .*only a person applies: nothing was sent/)
  await expect(stopped).rejects.toMatchObject({ applied: { writes: 0 } })
  const applied = await guard.during(plan.changes, () => applyPlan(plan, { client }))
  expect(applied).toMatchObject({ done: ['hosting/hw123456.example.jp/memo'], writes: 1 })
})
