import type { OrderJournal } from '../journal/journal.ts'
import { createRecord } from './create-record.ts'
import { expectEqual } from './expect-equal.ts'

/**
 * Writes the revisions of a record from 1 on, while others write the same ones, and returns those that the journal says
 * this call has written. Together, the calls have to return each revision once.
 *
 * `testJournal` has six such writers in one process. A journal that reads, compares and then writes passes there if
 * nothing comes in between, as with a synchronous database or a lock in memory, although two processes could both
 * order. To see that, call it at the same time in several processes.
 *
 * @param id a UUID, the same in every process, of which the journal has no record before
 * @param revisions how many to write together. With more, processes that do not start at the same moment meet as well
 * @throws {Error} if the journal said that this call has written a revision, and returns that of another, or the
 *   reverse
 * @example await raceWrites(createTableJournal(pool, 'race'), id, 500)
 */
export async function raceWrites(journal: OrderJournal, id: string, revisions = 20): Promise<number[]> {
  const writer = crypto.randomUUID()
  const told: number[] = []
  // Each revision lists who wrote it and those before it.
  let [stored, writers]: [number, readonly string[]] = [0, []]
  for (let tries = 1; stored < revisions; tries += 1) {
    if (tries > 50 * revisions) throw new Error(`revision ${stored + 1} was not stored after ${tries} writes`)
    const next = createRecord(id, stored + 1, { writer, listed: [...writers, writer] })
    if (await journal.write(next)) told.push(next.revision)
    const { revision = 0, listed = [] } = (await journal.read(id)) ?? {}
    if (revision < stored) throw new Error(`read revision ${revision} after ${stored} was stored`)
    const kept = [...listed.entries()].filter(([, each]) => each === writer).map(([at]) => at + 1)
    expectEqual('the revisions that the journal said this call has written', told, kept)
    stored = revision
    writers = listed
  }
  return told
}
