import { expect, test } from 'vitest'
import { limitServers } from './limit-servers.ts'
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

test('a plan of a server without the limit is not shown, even to a client that knows its digest', async () => {
  const { connect } = await setUp({ world: 'agency-50' })
  const all = await connect()
  const { data } = (await all.callTool({ name: 'read', arguments: { operation: 'listHostingServers' } }))
    .structuredContent as { data: { servers: { servername: string }[] } }
  const [one, other] = data.servers.map(({ servername }) => servername)
  const plan = async (client: typeof all, input: object) =>
    client.callTool({ name: 'plan', arguments: { ...input } })
  const file = (servername: string | undefined): string =>
    `version: 1\nhosting: { ${servername}: { memo: agent } }`
  const { digest } = (await plan(all, { file: file(other) })).structuredContent as { digest: string }
  expect(await plan(all, { digest })).not.toHaveProperty('isError')
  const limited = await connect(`--servers ${one}`)
  expect(await plan(limited, { digest })).toMatchObject({ isError: true })
  const own = (await plan(limited, { file: file(one) })).structuredContent as { digest: string }
  expect(await plan(limited, { digest: own.digest })).not.toHaveProperty('isError')
})

test('the targets and the server of the API key have no other servers', async () => {
  const service = { target_mode: 'selected', targets: ['one', 'other'] }
  const key = { services: { server: service, vps: service, domain: service }, servername: 'other' }
  const limited = limitServers(async () => Response.json(key), ['one'])
  const response = await limited(new Request('https://api.example/v1/me'))
  const narrow = { ...service, targets: ['one'] }
  expect(await response.json()).toEqual({ services: { server: narrow, vps: narrow, domain: service } })
})

test('a list that came over a network, whose headers cannot be changed, is narrowed too', async () => {
  const list = JSON.stringify({ servers: [{ uuid: 'one' }, { uuid: 'other' }] })
  const limited = limitServers(() => fetch(`data:application/json,${encodeURIComponent(list)}`), ['one'])
  const response = await limited(new Request('https://api.example/v1/vps/servers'))
  expect(await response.json()).toEqual({ servers: [{ uuid: 'one' }] })
})

test.each(['other', null])('the sign-up status of a VPS with the uuid %s is rejected', async (uuid) => {
  const limited = limitServers(async () => Response.json({ server: { uuid, name: 'web-09' } }), ['one'])
  const request = new Request('https://api.example/v1/vps/signup-status/40012345')
  await expect(limited(request)).rejects.toThrow('does not have the server')
})

test('the sign-up status of a given VPS is returned', async () => {
  const limited = limitServers(async () => Response.json({ server: { uuid: 'one' } }), ['one'])
  const response = await limited(new Request('https://api.example/v1/vps/signup-status/40012345'))
  expect(await response.json()).toEqual({ server: { uuid: 'one' } })
})

test('a read of a hidden server is said to be one, and no failure of the connection', async () => {
  const { connect } = await setUp()
  const client = await connect('--servers hw123456.example.jp')
  const parameters = { servername: 'hw654321.example.jp' }
  const result = await client.callTool({
    name: 'read',
    arguments: { operation: 'getHostingMemo', parameters },
  })
  expect(result).toMatchObject({ isError: true, structuredContent: { error: 'ConfigError' } })
  const text = JSON.stringify(result.content)
  expect(text).toContain('servers does not have the server')
  expect(text).not.toContain('connection')
})
