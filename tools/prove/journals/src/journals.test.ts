import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMemoryJournal } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRecord } from './create-record.ts'
import { testJournal } from './test-journal.ts'

let folder: string
let folders = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journals-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the journal in memory', () => {
  testJournal(async () => {
    const journal = createMemoryJournal()
    return () => journal
  }, 200)
})

describe('the journal in a folder', () => {
  testJournal(async () => {
    const path = join(folder, String((folders += 1)))
    return () => createFolderJournal(path)
  }, 60)
})

test('two folders know nothing of each other', async () => {
  const [one, other] = ['one', 'other'].map((name) => createFolderJournal(join(folder, name)))
  const record = createRecord('00000000-0000-4000-8000-000000000001', 1)
  expect(await one!.write(record)).toBe(true)
  expect(await other!.list()).toEqual([])
})
