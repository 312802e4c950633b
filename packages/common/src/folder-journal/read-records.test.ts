import { mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrderJournal } from '../journal/journal.ts'
import { createRecord, recordId as id } from '../testing/create-record.ts'
import { createFolderJournal } from './create-folder-journal.ts'

vi.mock('node:fs/promises', async (load) => {
  const actual = await load<typeof import('node:fs/promises')>()
  return {
    ...actual,
    readdir: vi.fn<() => Promise<string[]>>(actual.readdir as never),
    readFile: vi.fn<typeof readFile>(actual.readFile),
    stat: vi.fn<typeof stat>(actual.stat),
  }
})
vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn<() => Promise<void>>() }))

const record = createRecord()
const line = `${JSON.stringify(record)}\n`

let folder: string
let journal: OrderJournal
beforeEach(async () => {
  vi.resetAllMocks()
  folder = await mkdtemp(join(tmpdir(), 'read-records-'))
  journal = createFolderJournal(folder)
})
afterEach(() => rm(folder, { recursive: true }))

/** Makes the next listing of the folder show these file names, although the files are already removed. */
const showOnce = (...names: string[]): void => void vi.mocked(readdir).mockResolvedValueOnce(names as never)

test('a file that is being written is read when it is complete', async () => {
  const path = join(folder, `${id}.1.json`)
  await writeFile(path, line.slice(0, 50))
  vi.mocked(pause).mockImplementationOnce(async () => writeFile(path, line.slice(0, 70)))
  vi.mocked(pause).mockImplementationOnce(async () => writeFile(path, line))
  expect(await journal.read(id)).toEqual(record)
  expect(vi.mocked(pause).mock.calls).toEqual([[20], [20]])
})

test('an incomplete file is read again for five seconds', async () => {
  await writeFile(join(folder, `${id}.1.json`), line.slice(0, 50))
  await expect(journal.read(id)).rejects.toThrow('is incomplete')
  expect(pause).toHaveBeenCalledTimes(250)
})

test('if a revision is removed while it is read, the newer one is returned', async () => {
  await writeFile(join(folder, `${id}.2.json`), line.replace('"revision":1', '"revision":2'))
  showOnce(`${id}.1.json`)
  expect(await journal.read(id)).toHaveProperty('revision', 2)
  showOnce(`${id}.1.json`)
  expect(await journal.list()).toMatchObject([{ revision: 2 }])
})

test('a record that is removed while it is read is undefined', async () => {
  showOnce(`${id}.1.json`)
  expect(await journal.read(id)).toBeUndefined()
  showOnce(`${id}.1.json`)
  expect(await journal.list()).toEqual([])
})

test('a file that is always listed but missing is an error with its name', async () => {
  await symlink('nowhere', join(folder, `${id}.1.json`))
  const problem = `The file ${id}.1.json in ${folder} is listed, but does not exist`
  await expect(journal.read(id)).rejects.toMatchObject({
    name: 'JournalError',
    message: expect.stringContaining(problem),
  })
  expect(readFile).toHaveBeenCalledTimes(5)
})

test('an unreadable file is an error with its folder', async () => {
  await writeFile(join(folder, `${id}.1.json`), line)
  vi.mocked(readFile).mockRejectedValueOnce(Object.assign(new Error('i/o error'), { code: 'EIO' }))
  await expect(journal.list()).rejects.toThrow(
    `The order journal in ${folder} cannot be read: i/o error. See`,
  )
})

test.each([
  `copy of ${id}.1.json`,
  `${id}.1.json.bak`,
  `${id}.0.json`,
  `${id}.01.json`,
  `${id}.-1.json`,
  `${id}.1x.json`,
  `${id}.1234567890123456.json`,
  `${id}-1.json`,
  `${id}.1-json`,
  `0${id}.1.json`,
])('%s is no record', async (name) => {
  await writeFile(join(folder, name), line)
  expect(await journal.list()).toEqual([])
  expect(await journal.read(id)).toBeUndefined()
})

const hourMs = 3_600_000
const temporary = `${id}.12.json.aaaaaaaa-0000-4000-8000-000000000000.tmp`

test.each([
  [temporary, hourMs + 1, false],
  [temporary, hourMs, true],
  [`my-${temporary}`, 2 * hourMs, true],
  [`x${temporary}`, 2 * hourMs, true],
  [`${temporary}.old`, 2 * hourMs, true],
  [temporary.replace('.12.', '.x.'), 2 * hourMs, true],
  [temporary.replace('0000-4000', '000x-4000'), 2 * hourMs, true],
])('%s, not touched for %i ms, stays: %s', async (name, age, stays) => {
  await writeFile(join(folder, name), '{')
  const touched = Date.UTC(2026, 0, 1)
  await utimes(join(folder, name), new Date(touched), new Date(touched))
  vi.spyOn(Date, 'now').mockReturnValue(touched + age)
  expect(await journal.list()).toEqual([])
  expect((await readdir(folder)).includes(name)).toBe(stays)
  vi.restoreAllMocks()
})

test('a temporary file that another process removes first causes no error', async () => {
  await writeFile(join(folder, temporary), '{')
  vi.mocked(stat).mockImplementationOnce(async (path) => {
    await rm(path)
    throw Object.assign(new Error('gone'), { code: 'ENOENT' })
  })
  expect(await journal.list()).toEqual([])
})
