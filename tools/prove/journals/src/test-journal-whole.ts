import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderJournal } from '@hostwright/common'
import { type OpenJournal as Open, testJournal } from '@hostwright/common/store-tests'
import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createRecordBy } from './create-record-by.ts'
import { type Call, isLinearizable } from './is-linearizable.ts'

/** Returns a function that returns the path of a new folder on each call. All folders are removed after the file's tests. */
export function createFolders(): () => string {
  const parent = mkdtempSync(join(tmpdir(), 'journals-'))
  afterAll(() => rmSync(parent, { recursive: true, force: true }))
  let count = 0
  return () => join(parent, String((count += 1)))
}

/**
 * Tests that every journal of these packages passes: the published ones, and simultaneous calls in any order. `create`
 * makes a new, empty journal.
 */
export function testJournalWhole(create: () => Promise<Open>, numRuns: number): void {
  testJournal(test, create)
  testTogether(create, numRuns)
}

const step = record({
  name: constantFrom('a', 'b'),
  turns: nat({ max: 6 }),
  isRead: constantFrom(true, false, false),
  revision: integer({ min: 1, max: 3 }),
  writer: constantFrom('x', 'y'),
})

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function testTogether(create: () => Promise<Open>, numRuns: number): void {
  test('simultaneous reads and writes return the same as some sequence of them', async () => {
    const clients = array(array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 3 })
    const property = asyncProperty(clients, async (all) => {
      const open = await create()
      const ids = { a: randomUUID(), b: randomUUID() }
      const calls: Call[] = []
      let time = 0
      const run = async (steps: (typeof all)[number]): Promise<void> => {
        const journal = open()
        for (const { name, turns, isRead, revision, writer } of steps) {
          for (let turn = 0; turn < turns; turn++) await nextTurn()
          const id = ids[name]
          const began = (time += 1)
          const response = isRead
            ? toResult(await journal.read(id))
            : String(await journal.write(createRecordBy(writer, id, revision)))
          const wrote = isRead ? undefined : { revision, writer }
          calls.push({ id, wrote, response, began, ended: (time += 1) })
        }
      }
      await Promise.all(all.map((steps) => run(steps)))
      expect({ calls, isLinearizable: isLinearizable(calls) }).toHaveProperty('isLinearizable', true)
    })
    await assert(property, { numRuns })
  })
}

function toResult(kept: Awaited<ReturnType<OrderJournal['read']>>): string {
  return kept === undefined ? 'nothing' : `${kept.revision} ${kept.writer}`
}
