import type { Told } from '../messages.ts'
import { nameOf, passing } from './buy-one.ts'
import type { EnsuredServer, Shop } from './shops.ts'
import type { Supervisor } from './supervisor.ts'

/**
 * Ensures one server, or goes on where another process was: the same call again, until it returns. Several may do so at
 * the same time.
 */
export async function ensureOne(
  shop: Shop,
  way: 'name' | 'intent',
  { tell, sleep }: Pick<Supervisor, 'tell' | 'sleep'>,
  pauseMs: number,
): Promise<void> {
  let patience = 12

  async function ensure(): Promise<EnsuredServer | undefined> {
    try {
      return await shop.ensure(way, ({ id, mark }) => tell({ kind: 'placing', id, mark: mark?.value ?? '' }))
    } catch (error) {
      if (!passing.has(nameOf(error))) throw error
      const { reason, askAgainMs } = error as { reason?: string; askAgainMs?: number }
      if (reason !== undefined && askAgainMs === undefined) patience -= 1
      if (patience === 0) tell({ kind: 'undecided', reason: reason! })
      else await sleep(Math.max(pauseMs, askAgainMs ?? 0))
      return undefined
    }
  }

  while (patience > 0) {
    const ensured = await ensure()
    if (ensured === undefined) continue
    tell(toFound(ensured))
    const { id, pending, waitUntilActive } = ensured
    await waitUntilActive()
    if (pending.length === 0) return
    // The contract of a lost order is there, with the name that the order gave it: a person says that it is the order's.
    if (id !== null) for (const { quote } of pending) await shop.settleByWord(quote, id)
  }
}

function toFound({ id, name }: EnsuredServer): Extract<Told, { kind: 'found' }> {
  return { kind: 'found', id: '', mark: name, outcome: 'executed', contracts: id === null ? [] : [id] }
}
