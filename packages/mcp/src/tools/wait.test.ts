import { expect, onTestFinished, test, vi } from 'vitest'
import { setUp } from '../testing/scene.ts'

interface Waited {
  readonly reached: boolean
  readonly value?: unknown
  readonly handle?: string
}

test('a wait that does not end in its time gives a handle that goes on with it', async () => {
  const { connect, sandbox, requests } = await setUp()
  const client = await connect()
  const listed = await client.callTool({ name: 'read', arguments: { operation: 'listVpsServers' } })
  const [{ uuid }] = (listed.structuredContent as { data: { servers: [{ uuid: string }] } }).data.servers
  const input = {
    operation: 'getVpsPower',
    parameters: { uuid },
    property: 'power.status',
    values: ['stopped'],
  }
  const before = sandbox.clock.now()
  const { structuredContent } = await client.callTool({ name: 'wait', arguments: input })
  const { reached, handle } = structuredContent as Waited
  expect(reached).toBe(false)
  expect(sandbox.clock.now() - before).toBeLessThanOrEqual(45_000)
  const reads = requests.length
  const again = await client.callTool({ name: 'wait', arguments: { handle } })
  expect(again.structuredContent).toMatchObject({ reached: false })
  expect(requests.length).toBeGreaterThan(reads)
})

test.each([
  ['the first poll gets', 0],
  ['the last poll gets', 8],
])('a wait ends within 45 seconds with a handle if %s no response', async (_, responses) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let polls = 0
  const respond = async ({ url }: Request): Promise<undefined> => {
    if (!url.endsWith('/v1/me')) return
    polls += 1
    if (polls > responses) await new Promise(() => {})
  }
  const { connect } = await setUp({ speed: 1 }, { respond })
  const client = await connect()
  await client.callTool({ name: 'read', arguments: { operation: 'listVpsServers' } })
  const input = { operation: 'getApiKey', property: 'user_id', values: ['never'] }
  let result: unknown
  const call = client.callTool({ name: 'wait', arguments: input }, { timeout: 600_000 })
  void call.then(
    (ended) => (result = ended),
    (error: unknown) => (result = error),
  )
  for (let passedMs = 0; passedMs < 46_000; passedMs += 100) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(polls).toBeGreaterThan(responses)
  expect(result).toMatchObject({
    structuredContent: { reached: false, handle: expect.any(String) as string },
  })
})

test('a wait for which the rate limit has no slot in time gives a handle, and nothing is sent', async () => {
  const { connect, sandbox, requests } = await setUp()
  const client = await connect()
  for (let sent = 0; sent < 60; sent += 1)
    await client.callTool({ name: 'read', arguments: { operation: 'getApiKey' } })
  const before = { at: sandbox.clock.now(), requests: requests.length }
  const input = { operation: 'getApiKey', property: 'user_id', values: ['never'] }
  const { structuredContent } = await client.callTool({ name: 'wait', arguments: input })
  expect(structuredContent).toMatchObject({ reached: false, handle: expect.any(String) as string })
  expect(sandbox.clock.now() - before.at).toBeLessThanOrEqual(45_000)
  expect(requests.length).toBe(before.requests)
})

test('a wait gives a handle if the machine sleeps between two polls until after its end', async () => {
  const scene = await setUp(
    {},
    { sleep: async () => void (await scene.sandbox.clock.advance({ minutes: 5 })) },
  )
  const client = await scene.connect()
  const input = { operation: 'getApiKey', property: 'user_id', values: ['never'] }
  const { structuredContent } = await client.callTool({ name: 'wait', arguments: input })
  expect(structuredContent).toMatchObject({ reached: false, handle: expect.any(String) as string })
})

test.each(['constructor.name', 'toString'])(
  'a wait for %s finds no property that the response lacks',
  async (property) => {
    const { connect } = await setUp()
    const client = await connect()
    const input = { operation: 'getApiKey', property, values: ['Object'] }
    const { structuredContent, content } = await client.callTool({ name: 'wait', arguments: input })
    expect(structuredContent).toMatchObject({ reached: false })
    expect(structuredContent).not.toHaveProperty('value')
    expect(JSON.stringify(content)).toContain(`lacks ${property}`)
  },
)

test.each([
  ['a list', 'listVpsServers', 'servers'],
  ['a map', 'getApiKey', 'services'],
])('a wait for %s, which no value can equal, is an error after one read', async (_, operation, property) => {
  const { connect, requests } = await setUp()
  const client = await connect()
  const input = { operation, property, values: ['all'] }
  const result = await client.callTool({ name: 'wait', arguments: input })
  expect(result).toMatchObject({ isError: true })
  expect(JSON.stringify(result.content)).toContain(`is ${property}, which is a list or a map`)
  expect(requests).toHaveLength(1)
})

test.each(['2026-07-28', '2025-11-25'] as const)(
  'a wait reports its progress to a client that asks for it: %s',
  async (era) => {
    const { connect } = await setUp()
    const client = await connect('', { era, transport: 'http' })
    const input = { operation: 'getApiKey', property: 'user_id', values: ['never'] }
    const reported: number[] = []
    const onprogress = ({ progress, total }: { progress: number; total?: number | undefined }): void =>
      void reported.push(progress / total!)
    await client.callTool({ name: 'wait', arguments: input }, { onprogress })
    expect(reported.length).toBeGreaterThan(3)
    expect(reported).toEqual(reported.toSorted((one, other) => one - other))
    expect(reported.at(-1)).toBeLessThan(1)
  },
)

test('cancelling ends a wait: nothing is read after it', async () => {
  const sleeping: (AbortSignal | undefined)[] = []
  const sleep = (_: number, signal?: AbortSignal): Promise<void> => {
    sleeping.push(signal)
    return new Promise((__, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    )
  }
  const { connect, requests } = await setUp({}, { sleep })
  const client = await connect()
  const cancelled = new AbortController()
  const input = { operation: 'getApiKey', property: 'user_id', values: ['never'] }
  const call = client.callTool({ name: 'wait', arguments: input }, { signal: cancelled.signal })
  await expect.poll(() => sleeping.length).toBe(1)
  cancelled.abort(new Error('cancelled'))
  await expect(call).rejects.toThrow('cancelled')
  await expect.poll(() => sleeping[0]?.aborted).toBe(true)
  expect(requests).toEqual(['GET /v1/me'])
})

test.each([
  ['handle', { handle: 'e30=' }],
  ['handle', { handle: btoa(JSON.stringify({ operation: 'getApiKey', property: 5, values: [1] })) }],
  ['input', { operation: 'getApiKey', property: 'x', values: [] }],
  ['input', { operation: 'getApiKey' }],
  ['input', { operation: 'stopVps', property: 'x', values: [1] }],
])('a %s that cannot be used is an error, and nothing is read', async (_, input) => {
  const { connect, requests } = await setUp()
  const client = await connect()
  expect(await client.callTool({ name: 'wait', arguments: { ...input } })).toMatchObject({ isError: true })
  expect(requests).toEqual([])
})
