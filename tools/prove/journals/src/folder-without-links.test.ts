import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRecord } from './create-record.ts'
import { testJournal } from './test-journal.ts'

vi.mock('node:fs/promises', async (load) => ({
  ...(await load<typeof import('node:fs/promises')>()),
  link: async () => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' })
  },
}))

let folder: string
let folders = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journals-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the journal in a folder of a file system that has no links', () => {
  testJournal(async () => {
    const path = join(folder, String((folders += 1)))
    return () => createFolderJournal(path)
  }, 60)

  test('leaves no files behind but records', async () => {
    const path = join(folder, 'one')
    expect(await createFolderJournal(path).write(createRecord(randomUUID(), 1))).toBe(true)
    expect(await readdir(path)).toEqual([expect.stringMatching(/\.1\.json$/)])
  })
})
