import { expect, test } from 'vitest'
import type { Snapshot } from './snapshot.ts'
import { setUpControl } from '../testing/set-up-control.ts'
import { errorBody } from '../testing/set-up.ts'

const notStored = errorBody('VALIDATION_ERROR', ['This snapshot has a record that no sandbox has stored.'])

test.each(['[]', 'null', '1', '{}', '{"uuid":1}', '{"__proto__":{"uuid":1}}'])(
  'a snapshot whose records are all %s is rejected, and the sandbox goes on as before',
  async (json) => {
    const { sandbox, control, call } = await setUpControl()
    const { version, tables } = JSON.parse(JSON.stringify(sandbox.snapshot())) as Snapshot
    const record = tables.record.map((row) => ({ ...row, json }))
    const before = [sandbox.servers(), sandbox.journal().transitions, sandbox.account.balance]

    const rejected = await control('restoreSnapshot', { version, tables: { ...tables, record } })
    expect(rejected).toMatchObject({ status: 422, body: notStored })
    expect([sandbox.servers(), sandbox.journal().transitions, sandbox.account.balance]).toEqual(before)
    expect(await call('GET /v1/vps/servers')).toMatchObject({ status: 200 })
    expect(await control('reset')).toMatchObject({ status: 204 })
    expect(sandbox.servers()).toHaveLength(2)
  },
)

test('a snapshot with a single unreadable record is rejected as a whole', async () => {
  const { sandbox } = await setUpControl()
  const { version, tables } = sandbox.snapshot()
  const record = tables.record.map((row) => {
    if (row['collection'] === 'account') return { ...row, json: '{"balance":5}' }
    return row['collection'] === 'key' ? { ...row, json: '{}' } : row
  })
  expect(record).not.toEqual(tables.record)
  expect(() => sandbox.restore({ version, tables: { ...tables, record } })).toThrow(TypeError)
  expect(sandbox.account.balance).toBe(1_000_000)
  expect(sandbox.keys.list()).toHaveLength(1)
})
