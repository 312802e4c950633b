import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { describe, expect, test, vi } from 'vitest'
import { createRecord } from '@hostwright/common/store-tests'
import { createFolders, testJournalWhole } from './test-journal-whole.ts'

vi.mock('node:fs/promises', async (load) => ({
  ...(await load<typeof import('node:fs/promises')>()),
  link: async () => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' })
  },
}))

const nextFolder = createFolders()

describe('the journal in a folder of a file system without hard links', () => {
  testJournalWhole(async () => {
    const path = nextFolder()
    return () => createFolderJournal(path)
  }, 60)

  test('leaves no files behind but records', async () => {
    const path = nextFolder()
    expect(await createFolderJournal(path).write(createRecord(randomUUID(), 1))).toBe(true)
    expect(await readdir(path)).toEqual([expect.stringMatching(/\.1\.json$/)])
  })
})
