import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromSource, startChild } from '@hostwright/machine/start-child'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createRecord } from '@hostwright/common/store-tests'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'index-killed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (let index = 0; index < 100; index++) {
    const id = randomUUID()
    const old = createRecord(id, 1, { state: 'settled', intent: { name: `old-${index}`, number: 1 } })
    await writeFile(join(folder, `${id}.1.json`), `${JSON.stringify(old)}\n`)
  }
})

const kills = Number(process.env['HOSTWRIGHT_INDEX_KILLS'] ?? 40)

/**
 * Finds the ids of records by the index as the next process would: those of a word, or of the open orders. A record
 * whose claim was announced and not written may be found as well, as it was before.
 */
async function find(word?: string): Promise<string[]> {
  const words = word === undefined ? [] : [word]
  const found = await createFolderJournal(folder).find!({ words, changedSince: Infinity })
  return found.filter(({ state }) => word !== undefined || state === 'sending').map(({ id }) => id)
}

test(`a process that claims an order is killed between each two writes of index and record, ${kills} times: the next finds the claim if it is there`, async () => {
  await find()
  const open = new Set<string>()
  const seen = { written: 0, lost: 0, ended: 0 }
  for (let kill = 0, moment = 0; kill < kills; moment += 1) {
    const id = randomUUID()
    const name = `web-${id}`
    const fields = { intent: { name, number: 1 } }
    expect(await createFolderJournal(folder).write(createRecord(id, 1, fields))).toBe(true)
    const claim = createRecord(id, 2, { ...fields, state: 'sending', writer: 'dead' })
    const child = join(import.meta.dirname, 'children/die-at-step.ts')
    const end = await startChild([
      ...fromSource,
      child,
      folder,
      JSON.stringify(claim),
      String(moment),
      'links',
    ]).ended
    const isKilled = end.signal === 'SIGKILL'
    const isThere = (await createFolderJournal(folder).read(id))?.state === 'sending'
    if (isThere) open.add(id)
    expect({ moment, found: (await find()).toSorted() }).toEqual({ moment, found: [...open].toSorted() })
    expect(await find(name)).toContain(id)
    seen[isKilled ? (isThere ? 'written' : 'lost') : 'ended'] += 1
    if (isKilled) kill += 1
    else moment = -1
  }
  console.log(JSON.stringify(seen))
  expect(Math.min(seen.written, seen.lost, seen.ended)).toBeGreaterThan(0)
}, 3_600_000)
