import { expect, test } from 'vitest'
import { exportAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

test.each(['listDnsRecords', 'listSubdomains'] as const)(
  'without the right to %s, an export names what it left out instead of failing',
  async (operationId) => {
    const { client, sandbox } = await setUp()
    sandbox.faults.add({ operationId, effect: { status: 403, code: 'FORBIDDEN' }, times: 100 })
    const text = await exportAccount(client)
    expect(text).toContain('# Left out')
    expect(text).toContain('example.com')
  },
)

test('a VPS of which the key may read no part is named once', async () => {
  const { connect, sandbox } = await setUp()
  const apiKey = sandbox.keys.create({ permission_type: 'custom', permissions: { vps_information: 'read' } })
  const text = await exportAccount(connect({ apiKey }))
  expect(text.match(/# Left out.*vps\/web-01/g)).toHaveLength(1)
})

test.each([
  [{ prune: 'false' }, 'prune is "false": give true or false'],
  [{ format: 'YAML' }, `format is "YAML": give 'yaml' or 'json'`],
])('an export with %j is an error before any request', async (options, message) => {
  const { client, requests } = await setUp()
  await expect(exportAccount(client, options as never)).rejects.toThrow(message)
  expect(requests).toEqual([])
})
