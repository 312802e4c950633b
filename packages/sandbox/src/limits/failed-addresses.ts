import type { BlockedAddress } from './limit-usage.ts'
import type { AuthenticationBlock } from './limit-settings.ts'

/** The addresses that failed to authenticate, and until when they are blocked for it. */
export interface FailedAddresses {
  /** For how many seconds an address is still blocked; `undefined` when it is not. */
  secondsBlocked(address: string, now: number): number | undefined
  /** Lists the addresses that are blocked. */
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

/** Many senders take a bounded place. A map begins with what has been in it for longest. */
function forgetOldest(byAddress: Map<string, unknown>): void {
  const [oldest] = byAddress.keys()
  if (oldest !== undefined && byAddress.size >= mostAddresses) byAddress.delete(oldest)
}
