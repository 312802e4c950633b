import { expect, test } from 'vitest'
import { setUp } from '../testing/scene.ts'

test('5,000 DNS records are one request, and at most 50 calls of at most 20 kB', async () => {
  const record = { domain: 'example.com', type: 'A', content: '203.0.113.1', ttl: 3600, priority: 0 }
  const records = Array.from({ length: 5_000 }, (_, id) => ({ ...record, id, host: `h${id}.example.com` }))
  const respond = async ({ url }: Request): Promise<Response | undefined> =>
    url.includes('/dns') ? Response.json({ records }) : undefined
  const { connect, requests } = await setUp({}, { respond })
  const client = await connect()
  const parameters = { servername: 'hw123456.example.jp', domain: 'example.com' }
  const found: unknown[] = []
  const sizes: number[] = []
  let cursor: string | undefined
  do {
    const args = { operation: 'listDnsRecords', parameters, ...(cursor && { cursor }) }
    const { structuredContent } = await client.callTool({ name: 'read', arguments: args })
    const { data, next } = structuredContent as { data: { records: unknown[] }; next?: string }
    found.push(...data.records)
    sizes.push(JSON.stringify(structuredContent).length)
    cursor = next
  } while (cursor !== undefined)
  expect(found).toEqual(records)
  expect(requests.filter((line) => line.endsWith('/dns'))).toHaveLength(1)
  expect(sizes.length).toBeLessThanOrEqual(50)
  expect(Math.max(...sizes)).toBeLessThan(20_000)
})

test('an export of fifty sites says how much is done, reads once for all parts, and none is over 20 kB', async () => {
  let sent = 0
  // The time of a call is over after each hundred requests.
  const respond = async (): Promise<undefined> => void (++sent % 100 === 0 && scene.passLimit())
  const scene = await setUp({ world: 'agency-50' }, { respond })
  const { connect, requests } = scene
  const client = await connect()
  const call = async (args: object) => {
    const { structuredContent } = await client.callTool({ name: 'export', arguments: { ...args } })
    return structuredContent as {
      file?: string
      next?: string
      running?: true
      done?: number
      total?: number
    }
  }
  const waits: string[] = []
  let part = await call({})
  for (; part.running; part = await call({})) waits.push(`${part.done} of ${part.total}`)
  expect(waits.length).toBeGreaterThan(1)
  expect(waits.at(-1)).toMatch(/^\d+ of 5\d$/)
  expect(new Set(waits).size).toBe(waits.length)
  const read = requests.length
  const parts = [part]
  for (let { next } = part; next !== undefined; { next } = parts.at(-1)!)
    parts.push(await call({ cursor: next }))
  expect(requests).toHaveLength(read)
  expect(parts.length).toBeGreaterThan(1)
  expect(Math.max(...parts.map((one) => JSON.stringify(one).length))).toBeLessThan(20_000)
})

test('an export of sections and addresses reads only what these need', async () => {
  const { connect, requests } = await setUp()
  const client = await connect()
  const args = { only: ['dns', 'hosting/*/domains/example.com'] }
  const { structuredContent } = await client.callTool({ name: 'export', arguments: args })
  const { file } = structuredContent as { file: string }
  expect(file).toContain('records:')
  expect(file).not.toContain('vps:')
  expect(requests.filter((line) => /cron|mail|vps\/servers\//.test(line))).toEqual([])
})
