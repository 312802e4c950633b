import type { Client, OrderRecord } from '@hostwright/common'

/** What the journal knows of an order under a name. */
export interface Intent {
  /** Of one that was sent, or may have been, and of which nobody knows what became of it. */
  readonly open: OrderRecord | undefined
  /** Of one that was executed a short time ago, so that its contract may not be listed yet. */
  readonly executed: OrderRecord | undefined
}

// A set-up takes at most about an hour; a contract that is not listed a day later has ended.
const setUpMs = 86_400_000

/** Looks in the journal for the order of what is to bear a name. Makes no request. */
export async function findIntent(client: Client, path: string, name: string): Promise<Intent> {
  const records = (await client.journal.list()).filter(
    ({ account, quote }) => account === client.account && quote?.path === path && quote.mark?.value === name,
  )
  const isRecent = ({ sent }: OrderRecord): boolean => client.now() - (sent?.at ?? 0) < setUpMs
  return {
    open: records.find(({ state }) => state === 'sending'),
    executed: records.find((record) => record.outcome?.executed === true && isRecent(record)),
  }
}
