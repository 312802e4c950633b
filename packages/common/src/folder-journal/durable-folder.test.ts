import { mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecord, recordId as id } from '../testing/create-record.ts'
import { createFolderJournal } from './create-folder-journal.ts'

vi.mock('node:fs/promises', async (load) => {
  const actual = await load<typeof import('node:fs/promises')>()
  return { ...actual, mkdir: vi.fn<typeof mkdir>(actual.mkdir), open: vi.fn<typeof open>(actual.open) }
})
const actual = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')

const record = createRecord()

let top: string
let folder: string
let rejection: Error | undefined // the error of the system for opening a folder to sync it
let synced: string[]
let unclosed: number
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'durable-folder-'))
  folder = join(top, 'shop/orders')
  rejection = undefined
  synced = []
  unclosed = 0
  vi.mocked(open).mockImplementation(async (path, ...rest) => {
    const handle = await actual.open(path, ...rest)
    const { sync, close } = handle
    unclosed += 1
    return Object.assign(handle, {
      async sync() {
        synced.push(toPlain(String(path)))
        if (rejection && (await handle.stat()).isDirectory()) throw rejection
        return sync.call(handle)
      },
      close() {
        unclosed -= 1
        return close.call(handle)
      },
    })
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await rm(top, { recursive: true })
})

const toPlain = (path: string): string => relative(top, path).replace(/json\..+\.tmp$/, 'json')
const reject = (code: string): Error => Object.assign(new Error(code), { code })
const write = (revision = 1): Promise<boolean> => createFolderJournal(folder).write({ ...record, revision })

test('a record is on the disk before it counts as written: its text, its name, and the names of new folders', async () => {
  const journal = createFolderJournal(folder)
  expect(await journal.write({ ...record, revision: 1 })).toBe(true)
  const written = (revision: number): string[] => [`shop/orders/${id}.${revision}.json`, 'shop/orders']
  expect(synced).toEqual(['shop', '', ...written(1)])
  expect(await journal.write({ ...record, revision: 2 })).toBe(true)
  expect(synced).toEqual(['shop', '', ...written(1), ...written(2)])
  expect(unclosed).toBe(0)
})

test('a record of another writer is synced to the disk before it counts', async () => {
  const journal = createFolderJournal(folder)
  await journal.write({ ...record, revision: 1 })
  synced = []
  expect(await journal.write({ ...record, revision: 1 })).toBe(true)
  expect(synced).toEqual(['shop/orders'])
})

test('folders whose creator may have died before syncing are synced', async () => {
  await actual.mkdir(folder, { recursive: true })
  expect(await write()).toBe(true)
  expect(synced.slice(0, 3)).toEqual(['shop', '', '..'])
  expect(synced).toContain(relative(top, '/'))
})

test('a folder that was removed and created again is synced again', async () => {
  const journal = createFolderJournal(folder)
  await journal.write({ ...record, revision: 1 })
  await rm(folder, { recursive: true })
  synced = []
  await journal.write({ ...record, revision: 1 })
  expect(synced).toEqual(['shop', `shop/orders/${id}.1.json`, 'shop/orders'])
})

/** Makes the system reject opening a folder with an error code. */
function rejectOpening(folderPath: string, code: string): void {
  const openFile = vi.mocked(open).getMockImplementation()!
  vi.mocked(open).mockImplementation(async (path, ...rest) => {
    if (path === folderPath) throw reject(code)
    return openFile(path, ...rest)
  })
}

test.each(['EACCES', 'EPERM', 'EROFS'])('parent folders of other users (%s) are not synced', async (code) => {
  await actual.mkdir(folder, { recursive: true })
  rejectOpening(top, code)
  expect(await write()).toBe(true)
  expect(synced).toEqual(['shop', `shop/orders/${id}.1.json`, 'shop/orders'])
})

test('a write fails if a parent folder cannot be synced', async () => {
  await actual.mkdir(folder, { recursive: true })
  rejectOpening(top, 'EIO')
  await expect(write()).rejects.toMatchObject({ name: 'JournalError', cause: { code: 'EIO' } })
})

test('if the system reports an unexpected first new folder, all parents are synced', async () => {
  vi.mocked(mkdir).mockImplementationOnce(async (...args) => {
    await actual.mkdir(...args)
    return String.raw`\\?\C:\shop`
  })
  expect(await write()).toBe(true)
  expect(synced.slice(0, 2)).toEqual(['shop', ''])
  expect(synced).toContain(relative(top, '/'))
})

test.each(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])(
  'a network drive that rejects syncing a folder with %s still stores records',
  async (code) => {
    rejection = reject(code)
    expect(await write()).toBe(true)
  },
)

test('a write fails if its folder cannot be synced', async () => {
  await actual.mkdir(folder, { recursive: true })
  rejection = reject('EIO')
  await expect(write()).rejects.toMatchObject({ name: 'JournalError', cause: { code: 'EIO' } })
  expect(unclosed).toBe(0)
})

test('Windows, which cannot open folders, stores records', async () => {
  vi.stubGlobal('process', Object.create(process, { platform: { value: 'win32' } }))
  const openFile = vi.mocked(open).getMockImplementation()!
  vi.mocked(open).mockImplementation(async (path, ...rest) => {
    if (rest[0] === 'r') throw reject('EPERM')
    return openFile(path, ...rest)
  })
  expect(await write()).toBe(true)
  expect(await readdir(folder)).toEqual([`${id}.1.json`])
})
