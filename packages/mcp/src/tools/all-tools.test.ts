import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import { type Era, eras, setUp } from '../testing/scene.ts'

const server = 'hw123456.example.jp'
const connections = (['stdio', 'http'] as const).flatMap((transport) =>
  (Object.keys(eras) as Era[]).map((era) => ({ transport, era })),
)

test('the definitions of all tools take at most 2,500 tokens, and there are at most 12', async () => {
  const { connect } = await setUp()
  const { tools } = await (await connect('--allow write')).listTools()
  expect(tools.length).toBeLessThanOrEqual(12)
  expect(countTokens(JSON.stringify(tools))).toBeLessThanOrEqual(2500)
  for (const { name, title, annotations, outputSchema } of tools)
    expect({ name, title, annotations, outputSchema }).toEqual({
      name,
      title: expect.any(String),
      annotations: expect.objectContaining({ readOnlyHint: name !== 'apply' }),
      outputSchema: expect.objectContaining({ type: 'object' }),
    })
})

test('without --allow write there is no tool that writes', async () => {
  const { connect } = await setUp()
  const { tools } = await (await connect()).listTools()
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([])
})

test.each(connections)('every tool works over $transport in $era', async (connection) => {
  const { connect, sandbox, writes } = await setUp()
  const client = await connect('--allow write --spend 100000', connection)
  const call = async (name: string, args: object): Promise<Record<string, unknown>> => {
    const { isError, structuredContent, content } = await client.callTool({ name, arguments: { ...args } })
    expect({ name, isError: isError ?? false, content }).toMatchObject({ name, isError: false })
    return structuredContent as Record<string, unknown>
  }
  expect(await call('search', { query: 'list dns records' })).toMatchObject({
    results: expect.arrayContaining([expect.objectContaining({ name: 'listDnsRecords' })]),
  })
  expect(await call('describe', { name: 'listDnsRecords' })).toMatchObject({ reached_by: 'read' })
  expect(await call('describe', { name: 'file' })).toHaveProperty('schema.properties.vps')
  const listed = await call('read', { operation: 'listVpsServers' })
  const [first] = (listed['data'] as { servers: { uuid: string; name: string }[] }).servers
  expect(await call('account', {})).toHaveProperty('key.services')
  expect(await call('audit', {})).toMatchObject({ findings: expect.arrayContaining([expect.anything()]) })
  expect(String((await call('export', {}))['file'])).toContain('web-01')
  const power = { operation: 'getVpsPower', parameters: { uuid: first!.uuid } }
  expect(await call('wait', { ...power, property: 'power.status', values: ['running'] })).toHaveProperty(
    'reached',
  )
  expect(await call('logs', {})).toMatchObject({ logs: expect.arrayContaining([expect.anything()]) })
  const planned = await call('plan', { file: `version: 1\nhosting: { ${server}: { memo: agent } }` })
  expect(planned).toMatchObject({ applied_by: 'apply', changes: [{ address: `hosting/${server}/memo` }] })
  expect(writes()).toEqual([])
  expect(await call('apply', { digest: planned['digest'] })).toMatchObject({
    done: [`hosting/${server}/memo`],
  })
  const form = { product: 'vps', name: 'web-09', plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' }
  const quoted = await call('quote_order', { ...form, max_total_price: 90_000 })
  expect(quoted['applied_by']).toContain('a person: hostwright apply')
  const tooDear = await call('quote_order', { ...form, max_total_price: 100 })
  expect(tooDear).toMatchObject({
    changes: [{ obstacles: [expect.stringContaining('max_total_price is 100')] }],
  })
  expect(tooDear).not.toHaveProperty('applied_by')
  expect(writes()).toEqual([`PUT /v1/server/${server}/memo`])
  expect(sandbox.journal().requests.length).toBeGreaterThan(10)
})

test('a result has its data as the first text too: many agent frameworks give the model nothing else', async () => {
  const client = await (await setUp()).connect()
  const calls: [string, object][] = [
    ['search', { query: 'list dns records' }],
    ['read', { operation: 'getHostingMemo', parameters: { servername: server } }],
    ['read', { operation: 'none' }],
    ['export', {}],
  ]
  for (const [name, args] of calls) {
    const { content, structuredContent } = await client.callTool({ name, arguments: { ...args } })
    const [first] = content as unknown as [{ readonly text: string }]
    expect(structuredContent).not.toEqual({})
    expect(JSON.parse(first.text)).toEqual(structuredContent)
  }
})
