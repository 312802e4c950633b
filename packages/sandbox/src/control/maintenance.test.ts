import { expect, test } from 'vitest'
import { chooseAssumptions } from '../assumptions/assumptions.ts'
import { listOperations } from '../description/operation.ts'
import type { Call } from '../operations/handler.ts'
import { createKeyFinder } from '../keys/create-key-finder.ts'
import { createKeys } from '../keys/keys.ts'
import { authorize } from '../keys/permission.ts'
import { seed } from '../seed/seed.ts'
import { createTestStore } from '../testing/create-test-store.ts'
import { setUp, startAt, vpsPath } from '../testing/set-up.ts'
import { handlers } from '../request/handlers.ts'
import { moveVps } from './maintenance.ts'

const uuid = vpsPath.split('/').at(-1)!

function setUpStore() {
  const store = createTestStore()
  seed(store, startAt)
  const assume = chooseAssumptions()
  const read = (uuid: string) =>
    handlers.getVpsServer({ store, now: startAt, path: { uuid }, assume } as Call<'getVpsServer'>)
  return { store, read }
}

test('a move changes the uuid and nothing else; the old one is not found', () => {
  const { store, read } = setUpStore()
  const before = read(uuid).body.server
  const moved = moveVps(store, uuid, startAt)
  expect(moved).not.toBe(uuid)
  expect(read(moved).body.server).toEqual({ ...before, uuid: moved })
  expect(() => read(uuid)).toThrow(expect.objectContaining({ code: 'VPS_NOT_FOUND' }))
})

test('a VPS moves again and again, and its uuids never come back', () => {
  const { store } = setUpStore()
  const uuids = [uuid]
  for (let times = 0; times < 5; times++) uuids.push(moveVps(store, uuids.at(-1)!, startAt))
  expect(new Set(uuids).size).toBe(6)
  for (const moved of uuids) expect(moved).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('an unknown VPS cannot be moved', () => {
  const { store } = setUpStore()
  expect(() => moveVps(store, 'x', startAt)).toThrow(expect.objectContaining({ code: 'VPS_NOT_FOUND' }))
})

test('keys for selected VPSs need their targets updated; keys for all keep working', () => {
  const { store } = setUpStore()
  const keys = createKeys(store, chooseAssumptions())
  const find = (key: string) => createKeyFinder(store)(`Bearer ${key}`)!
  const limited = find(keys.create({ target_mode: 'selected', targets: [uuid] }))
  const unlimited = find(keys.create())
  const operation = listOperations().find(({ id }) => id === 'getVpsServer')!
  const moved = moveVps(store, uuid, startAt)
  expect(limited.services.vps.targets).toEqual([uuid])
  expect(() => authorize(operation, limited, { uuid: moved })).toThrow(
    expect.objectContaining({ code: 'TARGET_NOT_ALLOWED' }),
  )
  expect(() => authorize(operation, unlimited, { uuid: moved })).not.toThrow()
})

test.each(['web-01.example.com', 'A.example', 'a'.repeat(253), null])(
  'the reverse record is set to %s',
  async (hostname) => {
    const { sandbox, call } = await setUp()
    sandbox.maintenance.setReverseRecord(uuid, hostname)
    expect(await call(`GET ${vpsPath}`)).toMatchObject({ body: { server: { reverse_hostname: hostname } } })
  },
)

test.each(['', 'a b', 'a.example/', '_a.example', 'a'.repeat(254), 7, undefined])(
  '“%s” is no name for one',
  async (hostname) => {
    const { sandbox } = await setUp()
    expect(() => sandbox.maintenance.setReverseRecord(uuid, hostname as string)).toThrow(
      'hostname: give letters, digits, hyphens and dots, or null for no record',
    )
  },
)
