import { testJournal, testPacingStore } from '@hostwright/common/store-tests'
import { beforeAll, describe, test } from 'vitest'
import { pool } from './pool.ts'
import { createTableJournal, createTableStore, tables } from './postgres-stores.ts'

beforeAll(async () => void (await pool.query(tables)))

describe('the journal in PostgreSQL', () => {
  testJournal(test, async () => {
    const account = crypto.randomUUID()
    return () => createTableJournal(pool, account)
  })
})

describe('the store in PostgreSQL', () => {
  testPacingStore(test, async () => {
    const account = crypto.randomUUID()
    return () => createTableStore(pool, account)
  })
})
