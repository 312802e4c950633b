import { copyFileSync, readdirSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSandbox } from '../server/create-sandbox.ts'
import { DatabaseError } from './database-error.ts'
import { createCaller } from '../testing/create-caller.ts'
import { order, startAt, vpsPath } from '../testing/set-up.ts'
import { newStateFile } from '../testing/new-state-file.ts'

const open = (db: string) => createSandbox({ db, speed: 0, startAt })

test('a file stores everything, including the time', async () => {
  const db = newStateFile()
  const first = await open(db)
  const call = createCaller(first)
  const headers = { 'Idempotency-Key': 'order-0001' }
  const { body } = await call('POST /v1/vps/servers', { body: order, headers })
  await call(`POST ${vpsPath}/power/stop`)
  await first.clock.advance({ minutes: 10 })
  const readKey = first.keys.create({ permission_type: 'read' })
  await first.close()

  const second = await open(db)
  onTestFinished(() => second.close())
  const again = createCaller(second)
  expect(second.apiKey).toBe(first.apiKey)
  expect(second.clock.now()).toBe(startAt + 600_000)
  expect(second.account.balance).toBe(1_000_000 - order.expected_total_price)
  expect(await again(`GET ${vpsPath}/power`)).toMatchObject({ body: { power: { status: 'stopped' } } })
  expect(await again('POST /v1/vps/servers', { body: order, headers })).toMatchObject({ status: 200, body })
  expect(await createCaller(second, readKey)('GET /v1/me')).toMatchObject({ status: 200 })
  expect(await again('GET /v1/logs?to=2026-10-01%2012:00:00')).toMatchObject({ body: { count: 2 } })
})

test('a process that is killed leaves the time to which it was moved', async () => {
  const db = newStateFile()
  const first = await open(db)
  onTestFinished(() => first.close())
  await first.clock.advance({ minutes: 10 })
  // The file on the disk is copied, as a killed process would leave it.
  const copy = newStateFile()
  for (const part of readdirSync(dirname(db)))
    copyFileSync(join(dirname(db), part), join(dirname(copy), part))
  const second = await open(copy)
  expect(second.clock.now()).toBe(startAt + 600_000)
  await second.close()
})

test('a process that is killed after restoring a snapshot keeps its time in the file', async () => {
  const db = newStateFile()
  const first = await open(db)
  onTestFinished(() => first.close())
  const snapshot = first.snapshot()
  await first.clock.advance({ minutes: 10 })
  first.restore(snapshot)
  const copy = newStateFile()
  for (const part of readdirSync(dirname(db)))
    copyFileSync(join(dirname(db), part), join(dirname(copy), part))
  const second = await open(copy)
  expect(second.clock.now()).toBe(startAt + 600_000)
  await second.close()
})

test('without a file nothing is written', async () => {
  const before = readdirSync('.')
  const sandbox = await createSandbox()
  await sandbox.close()
  expect(readdirSync('.')).toEqual(before)
})

test('a file of another version is rejected, and says which it is', async () => {
  const db = newStateFile()
  await (await open(db)).close()
  const database = new DatabaseSync(db)
  database.exec('PRAGMA user_version = 7')
  database.close()
  await expect(open(db)).rejects.toThrow(DatabaseError)
  await expect(open(db)).rejects.toThrow(/state of version 7, and this sandbox reads version 4/)
})

test('the database of another program and a file that is not a database are rejected', async () => {
  const db = newStateFile()
  const database = new DatabaseSync(db)
  database.exec('CREATE TABLE recipe (name TEXT)')
  database.close()
  await expect(open(db)).rejects.toMatchObject({
    message: `${db}: is the database of another program. Choose another file.`,
  })
  const text = newStateFile()
  writeFileSync(
    text,
    'Dear diary, this is not a database at all, and it is long enough to be read.'.repeat(20),
  )
  await expect(open(text)).rejects.toThrow(/is not a database/)
  await expect(open(join(db, 'nowhere', 'x.sqlite'))).rejects.toThrow(/does its folder exist/)
})

test('only one sandbox at a time can open the file', async () => {
  const db = newStateFile()
  const first = await open(db)
  await expect(open(db)).rejects.toThrow(/in use by another sandbox/)
  await first.close()
  await (await open(db)).close()
})

test('reset starts over in the file as well', async () => {
  const db = newStateFile()
  const first = await open(db)
  first.account.setBalance(0)
  first.reset()
  await first.close()
  const second = await open(db)
  expect(second.account.balance).toBe(1_000_000)
  await second.close()
})
