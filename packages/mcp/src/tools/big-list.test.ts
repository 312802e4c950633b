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
