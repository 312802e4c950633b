import type { Departure } from './departures.ts'
import type { EventPlan, Plan } from './plan.ts'

const minute = 60_000

// Each keeps a contract from being listed under its name, or a key from listing it.
const hiding = new Set<EventPlan['kind']>([
  'newest contract is renamed',
  'newest contract is not listed',
  'set-up is held',
  'key is narrowed',
])

// The account is read some time before an order leaves, and the clocks of the API's nodes differ.
const marginMs = 6 * minute
const shortestHorizonMs = 15 * minute

/**
 * Whether the account has shown an order before another one of the same wish left, whatever the journal says: its contract
 * was listed under its name, or its entry was in the log of the key that sent both.
 */
export function isEvident(
  { product, setupMs, lagMs, lateMs, events }: Plan,
  { executed, apiKey }: Departure,
  later: Departure,
): boolean {
  if (executed === undefined) return false
  const seenMs = later.at - executed.at - marginMs
  const isListed = seenMs > (product === 'vps' ? setupMs : 0) && !events.some(({ kind }) => hiding.has(kind))
  const isLogged = executed.entry !== 'lost' && seenMs > lagMs + (executed.entry === 'late' ? lateMs : 0)
  return isListed || (isLogged && apiKey === later.apiKey && later.at - executed.at < shortestHorizonMs)
}
