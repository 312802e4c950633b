import { expect, test } from 'vitest'
import { setUp } from '../testing/scene.ts'
import { readOptions } from './read-options.ts'

const list = { name: 'read', arguments: { operation: 'listVpsServers' } }
const both = [1, 2].map((last) => ({
  uuid: `00000000-0000-4000-8000-00000000000${last}`,
  name: 'web-01',
}))

async function respond(request: Request): Promise<Response | undefined> {
  return request.url.endsWith('/v1/vps/servers') ? Response.json({ servers: both }) : undefined
}

test.each([
  ['its name', 'web-01'],
  ['its uuid', '00000000-0000-4000-8000-000000000001'],
])('--servers takes a VPS by %s', async (_, word) => {
  const { connect } = await setUp()
  const client = await connect(`--servers ${word}`)
  const { structuredContent } = await client.callTool(list)
  expect(structuredContent).toMatchObject({ data: { servers: [{ name: 'web-01' }] } })
  const hosting = await client.callTool({ name: 'read', arguments: { operation: 'listHostingServers' } })
  expect(hosting.structuredContent).toMatchObject({ data: { servers: [] } })
})

test('a name that no server has is an error at the start, which lists the servers', async () => {
  const { connect, requests } = await setUp()
  await expect(connect('--servers web-9')).rejects.toThrow(
    /--servers has web-9, .+ It sees: hw123456\.example\.jp, web-01 \([-0-9a-f]{36}\)/,
  )
  expect(requests).toEqual(['GET /v1/server', 'GET /v1/vps/servers'])
})

test('a name that several VPSs have is an error at the start, which lists their uuids', async () => {
  const { connect } = await setUp({}, { respond })
  await expect(connect('--servers web-01')).rejects.toThrow(both[1]!.uuid)
  await connect(`--servers ${both[1]!.uuid}`)
})

test('a key for one hosting server alone can be limited to it, and sees no VPS by name', async () => {
  const { connect, sandbox } = await setUp()
  const apiKey = sandbox.keys.create({ legacy_servername: 'hw123456.example.jp' })
  await connect('--servers hw123456.example.jp', { apiKey })
  await expect(connect('--servers web-01', { apiKey })).rejects.toThrow('It sees: hw123456.example.jp')
})

test('--servers may have blanks beside its commas', () => {
  const { servers } = readOptions(['--servers', 'hw123456.example.jp, web-01 ,web-02']).policy
  expect(servers).toEqual(['hw123456.example.jp', 'web-01', 'web-02'])
})
