import { createMemoryJournal } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { describe, expect, test } from 'vitest'
import { createRecord } from '@hostwright/common/store-tests'
import { createFolders, testJournalWhole } from './test-journal-whole.ts'

const nextFolder = createFolders()

describe('the journal in memory', () => {
  testJournalWhole(async () => {
    const journal = createMemoryJournal()
    return () => journal
  }, 200)
})

describe('the journal in a folder', () => {
  testJournalWhole(async () => {
    const path = nextFolder()
    return () => createFolderJournal(path)
  }, 60)
})

test('two folders share no records', async () => {
  const [one, other] = [createFolderJournal(nextFolder()), createFolderJournal(nextFolder())]
  const record = createRecord('00000000-0000-4000-8000-000000000001', 1)
  expect(await one.write(record)).toBe(true)
  expect(await other.list()).toEqual([])
})
