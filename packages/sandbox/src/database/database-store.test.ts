import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabaseStore } from './database-store.ts'
import { newStateFile } from '../testing/new-state-file.ts'

test('the file uses write-ahead logging, so that a killed process leaves it intact', () => {
  const file = newStateFile()
  createDatabaseStore(file).close()
  const database = new DatabaseSync(file)
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  database.close()
})

test('writes after a failed transaction are in the file', () => {
  const file = newStateFile()
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
