import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import { setUp } from '../testing/scene.ts'

const file = 'version: 1\nhosting: { hw123456.example.jp: { memo: new } }\n'
const quote = { product: 'vps', name: 'web-9', plan_id: 'standard-2gb', image_id: 'debian-13' }

test.each([
  ['logs', { from: null, to: null, status_class: null, method: null, cursor: null }, {}],
  ['logs', { from: '', cursor: '' }, {}],
  ['export', { cursor: null }, {}],
  ['read', { operation: 'listVpsServers', parameters: '{}' }, { operation: 'listVpsServers' }],
  ['read', { operation: 'listVpsServers', parameters: { memo: null } }, { operation: 'listVpsServers' }],
  ['plan', { file, only: '[]', digest: '' }, { file }],
  [
    'quote_order',
    { ...quote, period: '1', max_total_price: '90000' },
    { ...quote, period: 1, max_total_price: 90_000 },
  ],
])('%s with %j is the same as with %j', async (name, given, meant) => {
  const results: unknown[] = []
  for (const args of [given, meant]) {
    const client = await (await setUp()).connect('--spend 90000')
    const { isError, structuredContent } = await client.callTool({ name, arguments: { ...args } })
    expect({ isError: isError ?? false, structuredContent }).toMatchObject({ isError: false })
    const text = JSON.stringify(structuredContent)
    results.push(text.replaceAll(/[0-9a-f]{12,}|hostwright-mcp-\w+|"(?:timestamp|executed_at)":"[^"]*"/g, ''))
  }
  expect(results[0]).toBe(results[1])
})

test('a required argument that is null or empty is still an error', async () => {
  const client = await (await setUp()).connect()
  for (const operation of [null, ''])
    expect(await client.callTool({ name: 'read', arguments: { operation } })).toMatchObject({ isError: true })
})

test('every argument of every tool has a description, and all definitions take at most 2,500 tokens', async () => {
  const { tools } = await (await (await setUp()).connect('--allow write')).listTools()
  const bare = tools.flatMap(({ name, inputSchema: { properties = {} } }) =>
    Object.entries(properties).flatMap(([key, schema]) =>
      'description' in Object(schema) ? [] : `${name}.${key}`,
    ),
  )
  expect(bare).toEqual([])
  expect(countTokens(JSON.stringify(tools))).toBeLessThanOrEqual(2_500)
})
