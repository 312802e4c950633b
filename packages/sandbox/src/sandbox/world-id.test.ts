import { expect, onTestFinished, test } from 'vitest'
import type { Sandbox } from '../server/create-sandbox.ts'
import { setUp, vpsPath } from '../testing/set-up.ts'
import { newStateFile } from '../testing/new-state-file.ts'

/** Returns the header `Sandbox-World` of a response. */
async function readWorldId(
  { fetch, baseUrl, apiKey }: Sandbox,
  path = '/v1/me',
  init: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> } = {},
) {
  const headers = { Authorization: `Bearer ${apiKey}`, ...init.headers }
  const response = await fetch(new Request(baseUrl + path, { ...init, headers }))
  return response.headers.get('Sandbox-World')
}

test('every response of a sandbox has the id of its world, and another sandbox has another', async () => {
  const { sandbox } = await setUp()
  const id = await readWorldId(sandbox)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  const page = { Origin: 'http://localhost:8080' }
  const others: [path: string, init?: Parameters<typeof readWorldId>[2]][] = [
    ['/'],
    ['/v1/nothing'],
    ['/v1/me', { method: 'HEAD' }],
    ['/v1/me', { headers: { Authorization: '' } }],
    [`${vpsPath}/power/stop`, { method: 'POST' }],
    ['/v1/me', { headers: { Origin: 'https://www.example.com' } }],
    ['/v1/me', { method: 'OPTIONS', headers: { ...page, 'Access-Control-Request-Method': 'GET' } }],
    ['/_sandbox/account'],
    ['/_sandbox/events', { method: 'HEAD' }],
    ['/_sandbox/nothing'],
  ]
  for (const [path, init] of others) expect(await readWorldId(sandbox, path, init), path).toBe(id)
  for (const effect of ['html', 'truncate', { status: 502, code: 'BACKEND_ERROR' }] as const) {
    sandbox.faults.add({ effect })
    expect(await readWorldId(sandbox), JSON.stringify(effect)).toBe(id)
  }
  expect(await readWorldId((await setUp()).sandbox)).not.toBe(id)
})

test('a page of a local port may read the id', async () => {
  const { sandbox } = await setUp()
  const headers = { Authorization: `Bearer ${sandbox.apiKey}`, Origin: 'http://localhost:8080' }
  const response = await sandbox.fetch(new Request(`${sandbox.baseUrl}/v1/me`, { headers }))
  expect(response.headers.get('Access-Control-Expose-Headers')).toMatch(/, Sandbox-World$/)
})

test('a port sends the same id', async () => {
  const { sandbox } = await setUp()
  onTestFinished(() => sandbox.close())
  const { url } = await sandbox.listen({ port: 0 })
  expect((await fetch(`${url}/v1/me`)).headers.get('Sandbox-World')).toBe(await readWorldId(sandbox))
})

test('a reset begins a new world, and one that fails does not', async () => {
  const { sandbox } = await setUp()
  const id = await readWorldId(sandbox)
  expect(() => sandbox.reset('nowhere' as 'small')).toThrow(TypeError)
  expect(await readWorldId(sandbox)).toBe(id)
  sandbox.reset()
  const second = await readWorldId(sandbox)
  expect(second).not.toBe(id)
  await readWorldId(sandbox, '/_sandbox/reset', { method: 'POST' })
  expect(await readWorldId(sandbox)).not.toBe(second)
})

test('a restored snapshot is a new world, and one that is rejected is not', async () => {
  const { sandbox } = await setUp()
  const id = await readWorldId(sandbox)
  const snapshot = sandbox.snapshot()
  expect(JSON.stringify(snapshot)).not.toContain(id)
  expect(() => sandbox.restore({ ...snapshot, version: 0 })).toThrow(TypeError)
  expect(await readWorldId(sandbox)).toBe(id)
  const seen = new Set([id])
  for (const { sandbox: other } of [{ sandbox }, await setUp(), await setUp()]) {
    other.restore(snapshot)
    seen.add(await readWorldId(other))
  }
  expect(seen.size).toBe(4)
})

test('a database file is the same world when it is opened again, until its reset', async () => {
  const db = newStateFile()
  const readOnce = async (change?: (sandbox: Sandbox) => void) => {
    const { sandbox } = await setUp({ db })
    change?.(sandbox)
    const id = await readWorldId(sandbox)
    await sandbox.close()
    return id
  }
  const first = await readOnce()
  expect(await readOnce()).toBe(first)
  const second = await readOnce((sandbox) => sandbox.reset())
  expect(second).not.toBe(first)
  expect(await readOnce()).toBe(second)
  const third = await readOnce((sandbox) => sandbox.restore(sandbox.snapshot()))
  expect(third).not.toBe(second)
  expect(await readOnce()).toBe(third)
})
