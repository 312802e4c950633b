import type { ExecutionLogPage } from '@hostwright/types'
import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { createScriptedFetch, json, type Reply } from '../testing/scripted-fetch.ts'

function page(paths: readonly string[], next: string | null): Response {
  const logs = paths.map((path) => ({
    method: 'GET' as const,
    path,
    status_code: 200,
    response_time_ms: 5,
    ip_address: '192.0.2.1',
    created_at: '2026-01-01 00:00:00',
  }))
  return json({
    logs,
    count: logs.length,
    limit: 2,
    has_more: next !== null,
    next_cursor: next,
  } satisfies ExecutionLogPage)
}

function setUp(...replies: readonly Reply[]) {
  const script = createScriptedFetch(...replies)
  return {
    ...createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', ...script }),
    requests: script.requests,
  }
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

test('entries come from all pages, and the filters go with every page', async () => {
  const { logs, requests } = setUp(page(['/a', '/b'], 'c1'), page(['/c'], null))
  const paths = []
  for await (const { path } of logs({ status_class: 'error', limit: 2 })) paths.push(path)
  expect(paths).toEqual(['/a', '/b', '/c'])
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    '?status_class=error&limit=2',
    '?to=2026-01-01%2000%3A00%3A00&status_class=error&limit=2&cursor=c1',
  ])
})

test('a page is read when it is reached, not before', async () => {
  const { logs, requests } = setUp(page(['/a', '/b'], 'c1'))
  for await (const { path } of logs()) if (path === '/b') break
  expect(requests).toHaveLength(1)
})

test('pages are returned unchanged, beginning at a stored cursor', async () => {
  const { logs, requests } = setUp(page(['/c'], null))
  const pages = await collect(logs({ cursor: 'c1' }).pages())
  expect(pages.map(({ count, has_more }) => [count, has_more])).toEqual([[1, false]])
  expect(new URL(requests[0]?.url ?? '').search).toBe('?cursor=c1')
})

test('a page that names itself as the next one is an error, not an endless loop', async () => {
  const { logs } = setUp(page(['/a'], 'c1'), page(['/b'], 'c1'))
  await expect(collect(logs())).rejects.toThrow('next_cursor is not another page')
})

test('pages that name each other as the next one are an error, not an endless loop', async () => {
  const { logs } = setUp(page(['/a'], 'c1'), page(['/b'], 'c2'), page(['/c'], 'c1'))
  await expect(collect(logs())).rejects.toThrow('next_cursor is not another page')
})

test('a page that leads back to the stored cursor of the first one is an error', async () => {
  const { logs } = setUp(page(['/a'], 'c2'), page(['/b'], 'c1'))
  await expect(collect(logs({ cursor: 'c1' }))).rejects.toThrow('next_cursor is not another page')
})

test.each([null, ''])(
  'a page that has more but the cursor %j is an error, not the end of the log',
  async (next) => {
    const { logs } = setUp(json({ ...(await page(['/a'], null).json()), has_more: true, next_cursor: next }))
    const entries = logs()[Symbol.asyncIterator]()
    expect(await entries.next()).toMatchObject({ value: { path: '/a' } })
    await expect(entries.next()).rejects.toThrow('next_cursor is not another page')
  },
)
