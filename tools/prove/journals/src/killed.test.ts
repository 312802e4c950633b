import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromSource, startChild } from '@hostwright/machine/start-child'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createRecordBy } from './create-record-by.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journals-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

const childOf = (name: string): string => join(import.meta.dirname, `children/${name}.ts`)
const kills = Number(process.env['HOSTWRIGHT_KILLS'] ?? 10)

test(`a process that writes is killed ${kills} times: every record that it reported is stored, and every record can be read`, async () => {
  const told = new Map<string, number>()
  for (let kill = 0; kill < kills; kill++) {
    const untilKill = 1 + Math.floor(Math.random() * 30)
    let lines = 0
    const child = startChild([...fromSource, childOf('write-on'), folder], {
      onLine(line) {
        const [id, revision] = line.split(' ')
        told.set(id!, Number(revision))
        // The kill comes at a random moment of the time that several writes take.
        if ((lines += 1) === untilKill) setTimeout(() => void child.kill(), Math.random() * 4)
      },
    })
    expect(await child.ended).toMatchObject({ signal: 'SIGKILL', stderr: '' })
  }
  expect(told.size).toBeGreaterThanOrEqual(Math.max(1, kills))
  const kept = new Map((await createFolderJournal(folder).list()).map(({ id, revision }) => [id, revision]))
  for (const [id, revision] of told) expect(kept.get(id)).toBeGreaterThanOrEqual(revision)
  // Each process can have stored at most one record that it could not report any more.
  expect(kept.size - told.size).toBeLessThanOrEqual(kills)
}, 600_000)

/** Runs a process that writes a revision and dies at one of its steps; returns false if it has fewer steps. */
async function writeAndDie(id: string, revision: number, moment: number, links: string): Promise<boolean> {
  const text = JSON.stringify(createRecordBy('dead', id, revision))
  const args = [...fromSource, childOf('die-at-step'), folder, text, String(moment), links]
  const end = await startChild(args).ended
  if (end.signal === 'SIGKILL') return true
  expect(end).toEqual({ exitCode: 0, signal: null, stdout: 'kept\n', stderr: '' })
  return false
}

test('a process is killed at every step of a write: the record is stored or not, and the next writer continues', async () => {
  const journal = createFolderJournal(folder)
  const seen: number[] = []
  for (let isKilled = true; isKilled;) {
    const id = randomUUID()
    expect(await journal.write(createRecordBy('a', id, 1))).toBe(true)
    isKilled = await writeAndDie(id, 2, seen.length, 'links')
    const { revision = 0 } = (await journal.read(id)) ?? {}
    seen.push(revision)
    expect(await journal.write(createRecordBy('b', id, revision + 1))).toBe(true)
  }
  // Deaths before one step leave the old revision, and deaths after it the new one.
  expect(seen.length).toBeGreaterThan(12)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect([seen.at(0), seen.at(-1)]).toEqual([1, 2])
  expect(await journal.list()).toHaveLength(seen.length)
})

test('without hard links, an interrupted write is reported, and the stored records stay', async () => {
  const journal = createFolderJournal(folder)
  const seen: (number | string)[] = []
  for (let isKilled = true; isKilled;) {
    const id = randomUUID()
    expect(await journal.write(createRecordBy('a', id, 1))).toBe(true)
    isKilled = await writeAndDie(id, 2, seen.length, 'none')
    const read = await journal.read(id).catch((error: Error) => `${error.name}: ${error.message}`)
    seen.push(typeof read === 'string' ? 'cut off' : (read?.revision ?? 0))
    if (typeof read !== 'string') continue
    expect(read).toMatch(
      /^JournalError: The file .*\.2\.json is incomplete: .* Move it away only when you know/,
    )
    if (seen.indexOf('cut off') === seen.length - 1) {
      await expect(journal.list()).rejects.toThrow('is incomplete')
      await expect(journal.write(createRecordBy('b', id, 3))).rejects.toThrow('is incomplete')
    }
    // The user has checked the order, and moves the file away: the previous revision is back.
    await rm(join(folder, `${id}.2.json`))
    expect(await journal.read(id)).toEqual(createRecordBy('a', id, 1))
  }
  expect(seen).toEqual(expect.arrayContaining([1, 'cut off', 2]))
  expect(seen.at(-1)).toBe(2)
  expect(await journal.list()).toHaveLength(seen.length)
})

test('a reader waits for a writer to finish', async () => {
  const id = randomUUID()
  const journal = createFolderJournal(folder)
  const path = join(folder, `${id}.1.json`)
  const line = `${JSON.stringify(createRecordBy('a', id, 1))}\n`
  await writeFile(path, line.slice(0, 40))
  const reading = journal.read(id)
  await writeFile(path, line)
  expect(await reading).toEqual(createRecordBy('a', id, 1))
})
