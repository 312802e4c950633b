import {
  appendFile,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrderJournal } from '../journal/journal.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import { createRecord } from '../testing/create-record.ts'
import { createFolderJournal } from './create-folder-journal.ts'

const openedFiles: string[] = []
vi.mock('node:fs/promises', async (load) => {
  const actual = await load<typeof import('node:fs/promises')>()
  return {
    ...actual,
    readFile: async (...args: Parameters<typeof readFile>) => {
      openedFiles.push(args[0] as string)
      return actual.readFile(...args)
    },
  }
})

const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const settled = (index: number, fields: Partial<OrderRecord> = {}): OrderRecord =>
  createRecord({
    id: idOf(index),
    at: 1_000 + index,
    state: 'settled',
    idempotencyKey: `key-${index}`,
    intent: { name: `web-${index}`, number: 1 },
    ...fields,
  })

let folder: string
let journal: OrderJournal
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-index-'))
  journal = createFolderJournal(folder)
  for (let index = 1; index <= 100; index++)
    await writeFile(join(folder, `${idOf(index)}.1.json`), `${JSON.stringify(settled(index))}\n`)
  await find({ words: ['web-1'] })
  openedFiles.length = 0
})
afterEach(() => rm(folder, { recursive: true }))

const lines = (): string => join(folder, 'index', 'lines')

/** Finds records as another process would, and returns their ids. */
async function find(
  query: { words?: string[]; keys?: string[]; changedSince?: number },
  its = createFolderJournal(folder),
) {
  const found = await its.find!({ changedSince: Infinity, ...query })
  return found.map(({ id }) => id).toSorted()
}

test('a folder of less than 64 records has no index, and is read whole', async () => {
  for (let index = 64; index <= 100; index++) await rm(join(folder, `${idOf(index)}.1.json`))
  await rm(join(folder, 'index'), { recursive: true })
  expect(await find({ words: ['web-7'] })).toEqual([idOf(7)])
  expect(openedFiles).toHaveLength(63)
  expect(await readdir(folder)).not.toContain('index')
})

test.each([
  [{ words: ['web-7', 'web-9'] }, [7, 9]],
  [{ keys: ['key-8'] }, [8]],
  [{ changedSince: 1_099 }, [99, 100]],
  [{ words: ['web'] }, []],
])('of 100 records those that %j finds are read, and no others', async (query, indexes) => {
  expect(await find(query)).toEqual(indexes.map(idOf))
  expect(openedFiles).toHaveLength(indexes.length)
})

test('the record of another word, key and time is found by the revision that is written', async () => {
  const open = settled(5, { revision: 2, state: 'sending' })
  expect(await journal.write(open)).toBe(true)
  expect(await find({})).toEqual([idOf(5)])
  const outcome = { executed: true, server: { uuid: 'u-5', name: 'renamed' } }
  expect(await journal.write({ ...open, revision: 3, state: 'settled', outcome })).toBe(true)
  expect(await find({})).toEqual([])
  expect(await find({ words: ['u-5'] })).toEqual([idOf(5)])
  expect(await find({ words: ['renamed'] })).toEqual([idOf(5)])
})

test('an index knows of a record before it is written: a process that dies between the two hides no open order', async () => {
  const before = await stat(folder)
  const text = await readFile(lines(), 'utf8')
  expect(await journal.write(settled(5, { revision: 2, state: 'sending' }))).toBe(true)
  const added = (await readFile(lines(), 'utf8')).slice(text.length)
  expect(added.split('\n').map((line) => line.slice(0, 38))).toEqual([
    '',
    `${idOf(5)}.2`,
    expect.stringMatching(/^= /),
  ])
  expect((await stat(folder)).mtimeMs).toBeGreaterThanOrEqual(before.mtimeMs)
})

test.each<[string, () => Promise<void>]>([
  ['missing', () => rm(lines())],
  ['empty', () => truncate(lines())],
  ['half-written', async () => truncate(lines(), Math.floor((await stat(lines())).size / 2))],
  ['full of zeros', () => writeFile(lines(), '\0'.repeat(5_000))],
  [
    'damaged in the middle',
    async () => writeFile(lines(), (await readFile(lines(), 'utf8')).replace('web-5"', 'web')),
  ],
  ['one of another folder', () => writeFile(lines(), '\n= * 1-1-1 .')],
])('an index that is %s is rebuilt from the records', async (_, damage) => {
  await damage()
  expect(await find({ words: ['web-5', 'web-99'] })).toEqual([idOf(5), idOf(99)])
  openedFiles.length = 0
  expect(await find({ words: ['web-5'] })).toEqual([idOf(5)])
  expect(await find({ words: ['web-99'] })).toEqual([idOf(99)])
  expect(openedFiles.length).toBeLessThanOrEqual(102)
})

test('an index that is older than the records finds what was written since', async () => {
  const old = await readFile(lines(), 'utf8')
  await journal.write(settled(5, { revision: 2, state: 'sending' }))
  await journal.write(settled(101))
  await writeFile(lines(), old)
  expect(await find({})).toEqual([idOf(5)])
  expect(await find({ words: ['web-101'] })).toEqual([idOf(5), idOf(101)])
})

test('a record whose writer was killed before it told the state of the folder is found', async () => {
  const text = await readFile(lines(), 'utf8')
  await journal.write(settled(101, { state: 'sending' }))
  for (const kept of [1, 2]) {
    const all = await readFile(lines(), 'utf8')
    await writeFile(lines(), kept === 1 ? all.slice(0, all.lastIndexOf('\n=')) : text)
    expect(await find({})).toEqual([idOf(101)])
  }
})

test('a record that was announced and not written is not found', async () => {
  await appendFile(lines(), `\n${idOf(200)}.1 Infinity ["key-200","web-200"]`)
  expect(await find({})).toEqual([])
  expect(await find({ words: ['web-200'] })).toEqual([])
})

test('a synchroniser brings records of another machine late, out of order and with conflict copies: all are found', async () => {
  const bring = async (name: string, record: OrderRecord): Promise<void> => {
    await writeFile(join(folder, `.sync-${name}`), `${JSON.stringify(record)}\n`)
    await rename(join(folder, `.sync-${name}`), join(folder, name))
  }
  // The other machine's index replaces ours, before any of its records is here.
  const theirs = `\n${idOf(101)}.1 1101 ["key-101","web-101"]\n${idOf(101)}.2 Infinity ["key-101","web-101"]\n= * 9-9-9 .`
  await writeFile(lines(), theirs)
  expect(await find({ words: ['web-101'] })).toEqual([])
  await bring(`${idOf(101)}.2.json`, settled(101, { revision: 2, state: 'sending' }))
  expect(await find({})).toEqual([idOf(101)])
  expect(await journal.write(settled(101))).toBe(false)
  await bring(`${idOf(101)}.1.json`, settled(101))
  await bring(`${idOf(101)}.2 (conflicted copy).json`, settled(101, { revision: 2 }))
  await writeFile(join(folder, 'index', 'lines (conflicted copy)'), theirs)
  expect(await find({})).toEqual([idOf(101)])
  expect(await find({ words: ['web-50'] })).toEqual([idOf(50), idOf(101)])
  await bring(`${idOf(102)}.1.json`, settled(102))
  expect(await find({ words: ['web-102'] })).toEqual([idOf(101), idOf(102)])
})

test('an index that cannot be written costs time only', async () => {
  await rm(join(folder, 'index'), { recursive: true })
  await writeFile(join(folder, 'index'), 'a file')
  expect(await find({ words: ['web-5'] })).toEqual([idOf(5)])
  expect(await journal.write(settled(5, { revision: 2 }))).toBe(true)
  expect(await find({ words: ['web-5'] })).toEqual([idOf(5)])
})

test('an index is written again before it is three times as long as its records need', async () => {
  for (let revision = 2; revision <= 300; revision++) await journal.write(settled(5, { revision }))
  await find({}, journal)
  await writeFile(join(folder, `${idOf(101)}.1.json`), `${JSON.stringify(settled(101))}\n`)
  await find({}, journal)
  expect((await readFile(lines(), 'utf8')).split('\n').length).toBeLessThan(110)
  expect(await find({ words: ['web-5'] })).toEqual([idOf(5)])
})

test('a record that is deleted is taken out of the index, and found again when it begins again', async () => {
  const deleted = settled(5, { revision: 2, at: 9_000, intent: { name: 'former', number: 1 } })
  await journal.write(deleted)
  await journal.delete!(deleted)
  expect(await find({ words: ['former', 'web-5'], changedSince: 9_000 })).toEqual([])
  expect(await readFile(lines(), 'utf8')).not.toContain(idOf(5))
  await journal.write(settled(5, { state: 'sending', intent: { name: 'anew', number: 1 } }))
  expect(await find({})).toEqual([idOf(5)])
  expect(await find({ words: ['anew'] })).toEqual([idOf(5)])
  openedFiles.length = 0
  expect(await find({ words: ['web-7'] })).toEqual([idOf(5), idOf(7)])
  expect(openedFiles).toHaveLength(2)
})

test.each(['announced', 'brought by a synchroniser'])(
  'a process that is killed after it has deleted a record hides no new record of this id that is %s',
  async (how) => {
    const deleted = settled(5, { revision: 3, at: 9_000 })
    for (const revision of [2, 3]) await journal.write({ ...deleted, revision })
    const text = await readFile(lines(), 'utf8')
    await journal.delete!(deleted)
    await writeFile(lines(), text)
    const anew = settled(5, { state: 'sending' })
    if (how === 'announced') await journal.write(anew)
    else await writeFile(join(folder, `${idOf(5)}.1.json`), `${JSON.stringify(anew)}\n`)
    expect(await find({})).toEqual([idOf(5)])
  },
)

test('a record that begins again while another process ends its deletion is found', async () => {
  await journal.delete!(settled(5))
  const text = await readFile(lines(), 'utf8')
  expect(text.endsWith('\n-')).toBe(true)
  await writeFile(lines(), text.slice(0, -2))
  expect(await find({})).toEqual([])
  await journal.write(settled(5, { state: 'sending' }))
  const stamp = (await readFile(lines(), 'utf8')).split(' ').at(-2)
  // The deletion is noted now, and another process has compared the names before.
  await appendFile(lines(), `\n-\n= * ${stamp} .`)
  expect(await find({})).toEqual([idOf(5)])
})
