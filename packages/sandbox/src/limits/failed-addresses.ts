import type { BlockedAddress } from './limit-usage.ts'
import type { AuthenticationBlock } from './limit-settings.ts'

/** IP addresses that failed to authenticate, and the times until which they are blocked. */
export interface FailedAddresses {
  /** Returns the seconds for which an address is still blocked; `undefined` if it is not blocked. */
  secondsBlocked(address: string, now: number): number | undefined
  /** Lists the IP addresses that are blocked now. */
  listBlocked(now: number): BlockedAddress[]
  noteFailure(address: string, block: AuthenticationBlock, now: number): void
}

const mostAddresses = 10_000

export function createFailedAddresses(): FailedAddresses {
  const failures = new Map<string, readonly number[]>()
  const blockedUntil = new Map<string, number>()

  const secondsBlocked = (address: string, now: number): number | undefined => {
    const leftMs = (blockedUntil.get(address) ?? now) - now
    return leftMs > 0 ? Math.ceil(leftMs / 1000) : undefined
  }

  return {
    secondsBlocked,
    listBlocked: (now) =>
      [...blockedUntil.keys()].flatMap((address) => {
        const secondsLeft = secondsBlocked(address, now)
        return secondsLeft === undefined ? [] : [{ address, secondsLeft }]
      }),
    noteFailure(address, { failures: most, withinSeconds, blockSeconds }, now) {
      const since = now - withinSeconds * 1000
      const recent = [...(failures.get(address) ?? []).filter((at) => at > since), now]
      if (recent.length < most) {
        failures.set(address, recent)
        forgetOldest(failures)
        return
      }
      failures.delete(address)
      forgetOldest(blockedUntil)
      blockedUntil.set(address, now + blockSeconds * 1000)
    },
  }
}

/**
 * Removes the oldest entry of a full map, so that many senders do not fill the memory. A map iterates in the order of
 * insertion.
 */
function forgetOldest(byAddress: Map<string, unknown>): void {
  const [oldest] = byAddress.keys()
  if (oldest !== undefined && byAddress.size >= mostAddresses) byAddress.delete(oldest)
}
