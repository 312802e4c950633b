import { expect, test } from 'vitest'
import { firstServer, setUp } from './testing/set-up.ts'

test('a VPS is found by its name, with one request', async () => {
  const { vps } = await setUp()
  const server = await firstServer(vps)
  await server.setName('web-1')
  expect((await vps.byName('web-1')).uuid).toBe(server.uuid)
})

test('a name that no VPS has is an error that says so, not a handle to nothing', async () => {
  const { vps } = await setUp()
  await expect(vps.byName('db-9')).rejects.toThrow('name "db-9" fits no VPS that this key can see')
})

test('a name that two VPSs have is an error with both uuids', async () => {
  const { vps, faults } = await setUp()
  const [server] = await vps.servers()
  const twin = { ...server, name: 'twin' }
  faults.push(async () => Response.json({ servers: [twin, { ...twin, uuid: 'other' }] }))
  await expect(vps.byName('twin')).rejects.toThrow(
    `name "twin" fits several VPSs (${server!.uuid}, other): pass a uuid to vps.server`,
  )
})
