import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrderJournal } from '../journal/journal.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import { createRecord, recordId as id } from '../testing/create-record.ts'
import { createFolderJournal } from './create-folder-journal.ts'

vi.mock('node:fs/promises', async (load) => {
  const actual = await load<typeof import('node:fs/promises')>()
  return { ...actual, link: vi.fn<typeof link>(actual.link) }
})

// An incomplete file is read again for five seconds: the pauses between the reads end immediately.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }))

const other = '00000000-0000-4000-8000-000000000002'

let top: string
let folder: string
let journal: OrderJournal
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'folder-journal-'))
  folder = join(top, 'shop/orders')
  journal = createFolderJournal(folder)
})
afterEach(() => rm(top, { recursive: true }))

async function writeUpTo(revision: number): Promise<void> {
  for (let next = 1; next <= revision; next++)
    expect(await journal.write(createRecord({ revision: next }))).toBe(true)
}

test.each(['~', '~/orders', String.raw`~\orders`, '~deploy/orders'])(
  'a folder %s, whose ~ only a shell replaces, is an error: it would be another journal in each working directory',
  (path) => {
    expect(() => createFolderJournal(path)).toThrow(
      `folder is ${path}, and only a shell replaces ~: give the whole path`,
    )
  },
)

test('a record is a line in a file of its own, for its owner alone', async () => {
  expect(await readdir(top)).toEqual([]) // reading creates no folder
  await writeUpTo(1)
  expect(await readdir(folder)).toEqual([`${id}.1.json`])
  expect(await readFile(join(folder, `${id}.1.json`), 'utf8')).toBe(`${JSON.stringify(createRecord())}\n`)
  if (process.platform !== 'win32') expect((await stat(folder)).mode & 0o777).toBe(0o700)
  if (process.platform !== 'win32')
    expect((await stat(join(folder, `${id}.1.json`))).mode & 0o777).toBe(0o600)
})

test('the last revisions stay and every eighth does, other older ones go', async () => {
  await writeUpTo(20)
  const kept = [8, 13, 14, 15, 16, 17, 18, 19, 20].map((revision) => `${id}.${revision}.json`)
  expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted())
  expect(await journal.list()).toEqual([createRecord({ revision: 20 })])
})

test('a writer that was suspended until its revision was outdated is told that it was too late', async () => {
  await writeUpTo(1)
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  const actual = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')
  vi.mocked(link).mockImplementationOnce(async (...args) => (await held, actual.link(...args)))
  const late = journal.write(createRecord({ revision: 2, idempotencyKey: 'late' }))
  await expect.poll(() => vi.mocked(link).mock.lastCall?.[1]).toBe(join(folder, `${id}.2.json`))
  for (let next = 2; next <= 10; next++)
    expect(await journal.write(createRecord({ revision: next }))).toBe(true)
  expect(await readdir(folder)).not.toContain(`${id}.2.json`) // the name of the removed file can be used again
  goOn()
  expect(await late).toBe(false)
  expect(await journal.read(id)).toEqual(createRecord({ revision: 10 }))
})

test('temporary files of killed writers are not read, and removed when they are old', async () => {
  await writeUpTo(1)
  const [old, young] = ['a', 'b'].map(
    (digit) => `${id}.2.json.${digit.repeat(8)}-0000-4000-8000-000000000000.tmp`,
  )
  for (const name of [old!, young!, 'notes.txt', `${id}.1.json.damaged`])
    await writeFile(join(folder, name), '{')
  await utimes(join(folder, old!), new Date(0), new Date(0))
  await utimes(join(folder, 'notes.txt'), new Date(0), new Date(0))
  expect(await journal.list()).toEqual([createRecord()])
  expect(await journal.write(createRecord({ revision: 2 }))).toBe(true)
  const names = await readdir(folder)
  expect(names).not.toContain(old)
  expect(names).toEqual(expect.arrayContaining([young, 'notes.txt', `${id}.1.json.damaged`]))
})

const line = (fields: Partial<OrderRecord> | { version: number }): string =>
  `${JSON.stringify({ ...createRecord({ revision: 2 }), ...fields })}\n`

test.each([
  ['nothing', '', 'is incomplete'],
  ['half of a record', line({}).slice(0, 50), 'is incomplete'],
  ['zeros', '\0'.repeat(500), 'is incomplete'],
  [
    'zeros in the middle of it',
    `${line({}).slice(0, 50)}${'\0'.repeat(50)}\n`,
    'is not the JSON of a record',
  ],
  ['another version', line({ version: 2 }), 'was written by another version of this package: settle'],
  ['another order', line({ id: other }), 'contains another record than its name says'],
  ['another revision', line({ revision: 3 }), 'contains another record than its name says'],
])(
  'a file that contains %s is never skipped: the error names it and what to do',
  async (_, text, problem) => {
    await writeUpTo(1)
    const path = join(folder, `${id}.2.json`)
    await writeFile(path, text)
    const error = { name: 'JournalError', message: expect.stringContaining(`The file ${path} ${problem}`) }
    await expect(journal.read(id)).rejects.toMatchObject(error)
    await expect(journal.list()).rejects.toMatchObject(error)
    await expect(journal.write(createRecord({ revision: 3 }))).rejects.toMatchObject(error)
    await expect(journal.read(id)).rejects.toThrow(/^The file .*[Kk]eep it/)
    // Records of other orders can still be written.
    expect(await journal.write({ ...createRecord(), id: other })).toBe(true)
    expect(await journal.read(other)).toHaveProperty('revision', 1)
  },
)

test.each(['', '../secret', `../orders/${id}`, `${id}/../x`, id.slice(1), `${id}.1`, [id] as never])(
  '%o is no id, and no path',
  async (wrong) => {
    await writeUpTo(1)
    await expect(journal.read(wrong)).rejects.toMatchObject({ name: 'JournalError' })
    await expect(journal.write({ ...createRecord(), id: wrong })).rejects.toMatchObject({
      name: 'JournalError',
    })
    expect(await readdir(top, { recursive: true })).toHaveLength(3)
  },
)

test('a record that could not be read again is not written', async () => {
  await expect(journal.write(createRecord({ at: Number.NaN }))).rejects.toThrow('its property at')
  expect(await journal.list()).toEqual([])
})

test('an error of the system is reported with the folder, the reason and what to do', async () => {
  await mkdir(join(top, 'shop'))
  await writeFile(folder, 'a file')
  await expect(journal.write(createRecord())).rejects.toMatchObject({
    name: 'JournalError',
    message: expect.stringMatching(
      /^The order journal in .*orders cannot be written: .*EEXIST.* See that the folder/,
    ),
    cause: expect.objectContaining({ code: 'EEXIST' }),
  })
  await expect(journal.list()).rejects.toThrow('cannot be read: ENOTDIR')
  await expect(journal.read(id)).rejects.toThrow('cannot be read: ENOTDIR')
})

test('a permission that Node does not give is reported in a sentence of its own', async () => {
  const denied = new Error(
    'Access to this API has been restricted. Use --allow-fs-write to manage permissions.',
  )
  vi.mocked(link).mockRejectedValueOnce(denied)
  await expect(journal.write(createRecord())).rejects.toThrow('to manage permissions. See that the folder')
})

test('a full disk leaves no file that could be read as a record', async () => {
  await writeUpTo(1)
  vi.mocked(link).mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
  await expect(journal.write(createRecord({ revision: 2 }))).rejects.toThrow(
    'cannot be written: no space left',
  )
  expect(await readdir(folder)).toEqual([`${id}.1.json`])
  expect(await journal.write(createRecord({ revision: 2 }))).toBe(true)
})

test('a revision that another writer creates and removes is not taken for our own', async () => {
  await writeUpTo(1)
  vi.mocked(link).mockRejectedValueOnce(Object.assign(new Error('it is there'), { code: 'EEXIST' }))
  expect(await journal.write(createRecord({ revision: 2 }))).toBe(false)
})

test.each(['', undefined as never])('an invalid path is rejected: %o', (path) => {
  expect(() => createFolderJournal(path)).toThrow(
    expect.objectContaining({ name: 'ConfigError', field: 'folder' }),
  )
})

test('a record with eight revisions stays when it is deleted: a claim that comes at the same time is found', async () => {
  const journal = createFolderJournal(folder)
  for (let revision = 1; revision <= 8; revision++) await journal.write(createRecord({ revision }))
  await journal.delete!(createRecord({ revision: 8 }))
  await journal.write(createRecord({ revision: 9, state: 'sending' }))
  expect(await journal.read(createRecord().id)).toMatchObject({ revision: 9, state: 'sending' })
})
