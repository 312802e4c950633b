import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabaseStore } from './database-store.ts'

test('the file uses write-ahead logging, so that a killed process leaves it intact', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'state.sqlite')
  createDatabaseStore(file).close()
  const database = new DatabaseSync(file)
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  database.close()
})

test('writes after a failed transaction are in the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'state.sqlite')
  const first = createDatabaseStore(file)
  const fail = (): never => {
    throw new Error('no')
  }
  expect(() => first.transaction(fail)).toThrow('no')
  first.transaction(() => first.collection('pet').put('a', { name: 'a' }))
  first.close()
  const second = createDatabaseStore(file)
  onTestFinished(() => second.close())
  expect(second.collection('pet').all()).toEqual([{ name: 'a' }])
})
