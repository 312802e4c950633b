import { expect, test } from 'vitest'
import { setUp } from '../testing/scene.ts'

test('other servers are in no list, no export and no log, and cannot be named', async () => {
  const { connect, sandbox } = await setUp({ world: 'agency-50' })
  const all = await connect()
  const read = { name: 'read', arguments: { operation: 'listHostingServers' } }
  const listed = await all.callTool(read)
  const { servers } = (listed.structuredContent as { data: { servers: { servername: string }[] } }).data
  const [one, other] = servers.map(({ servername }) => servername)
  const client = await connect(`--servers ${one}`)
  expect((await client.callTool(read)).structuredContent).toMatchObject({
    data: { servers: [{ servername: one }] },
  })
  const named = { operation: 'getHostingMemo', parameters: { servername: other! } }
  expect(await client.callTool({ name: 'read', arguments: named })).toMatchObject({ isError: true })
  await all.callTool({ name: 'read', arguments: named })
  const logs = await client.callTool({ name: 'logs', arguments: {} })
  const exported = await client.callTool({ name: 'export', arguments: {} })
  const planned = await client.callTool({
    name: 'plan',
    arguments: { file: `version: 1\nhosting: { ${other}: { memo: agent } }` },
  })
  expect(planned).toMatchObject({ isError: true })
  expect(JSON.stringify([logs, exported])).toContain(one)
  expect(JSON.stringify([logs, exported])).not.toContain(other)
  expect(sandbox.journal().requests.length).toBeGreaterThan(3)
})
