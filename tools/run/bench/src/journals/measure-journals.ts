import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRedis } from '@hostwright/machine/start-redis'
import { createClient } from '@redis/client'
import { copyOrder, fillFolder, firstName, readFolder } from './fill-journal.ts'

/** The cost of one `ensure` that orders, with a number of other orders in the journal. */
export interface JournalFigures {
  readonly seconds: number
  /** Largest memory of the process. */
  readonly megabytes: number
  readonly requests: number
  /** Records that were read from the journal, by `read` and `find`, apart from the lines of its index. */
  readonly read: number
}

/** Orders a VPS in a process of its own. `listed` are the contracts of the account. */
export function orderOnce(place: string, name: string, listed: readonly object[] = []): JournalFigures {
  const program = join(import.meta.dirname, 'order-once.ts')
  const line = [program, place, name, JSON.stringify(listed)]
  const child = spawnSync(process.execPath, line, { encoding: 'utf8' })
  if (child.status !== 0) throw new Error(child.stderr)
  return JSON.parse(child.stdout) as JournalFigures
}

/**
 * Measures an order with this many executed orders of other names in the journal, the newest two days old, of which the
 * account lists one. The second order counts: the first builds the index.
 */
export async function measureFolder(counts: readonly number[]): Promise<Record<string, JournalFigures>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-journals-'))
  try {
    const { first } = await orderFirst(join(folder, 'first'))
    const figures: Record<string, JournalFigures> = {}
    for (const count of counts) {
      const place = join(folder, String(count))
      cpSync(join(folder, 'first'), place, { recursive: true })
      const uuid = await fillFolder(place, first, count)
      figures[`folder, ${count} records`] = orderTwice(place, uuid)
    }
    return figures
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Measures the same with a journal in Redis. */
export async function measureRedis(counts: readonly number[]): Promise<Record<string, JournalFigures>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-journals-'))
  const server = await startRedis()
  const redis = await createClient({ url: server.url }).connect()
  try {
    const { first, others } = await orderFirst(join(folder, 'first'))
    const figures: Record<string, JournalFigures> = {}
    for (const count of counts) {
      await redis.flushAll()
      const key = 'hostwright:{bench}:orders'
      for (const line of others) await redis.hSet(key, (JSON.parse(line) as { id: string }).id, line.trim())
      let last: string | undefined
      for (const [id, line, uuid] of copyOrder(first, count)) {
        await redis.hSet(key, id, line.trim())
        last = uuid
      }
      figures[`Redis, ${count} records`] = orderTwice(server.url, last)
    }
    return figures
  } finally {
    redis.destroy()
    await server.close()
    rmSync(folder, { recursive: true })
  }
}

async function orderFirst(place: string): Promise<{ first: string; others: string[] }> {
  orderOnce(place, firstName)
  const lines = await readFolder(place)
  const first = lines.find((line) => line.includes(`"${firstName}"`))!
  return { first, others: lines.filter((line) => line !== first) }
}

function orderTwice(place: string, uuid: string | undefined): JournalFigures {
  const listed = [{ uuid, name: 'renamed', status: 'active', ip_address: '192.0.2.7' }]
  orderOnce(place, 'new-1', listed)
  return orderOnce(place, 'new-2', listed)
}
