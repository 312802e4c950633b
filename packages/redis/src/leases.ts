/** The slots that one store holds. Their leases are renewed until the slots are removed. */
export interface Leases {
  add(group: string, slot: string): void
  remove(slot: string): void
}

export function createLeases(
  renewEveryMs: number,
  sleep: (ms: number, signal: AbortSignal) => Promise<void>,
  renew: (group: string, slots: readonly string[]) => Promise<unknown>,
): Leases {
  const groups = new Map<string, string>() // the limit group of each slot that this process holds
  let pause: AbortController | undefined

  async function keep(signal: AbortSignal): Promise<void> {
    for (;;) {
      await sleep(renewEveryMs, signal)
      const renewals = [...new Set(groups.values())].map((group) => {
        const slots = [...groups].filter(([, its]) => its === group).map(([slot]) => slot)
        // One failed renewal is ignored, because the next still comes before the leases end. After two in a row a lease
        // can end, and its request then counts as one that has ended.
        return renew(group, slots).catch(() => {})
      })
      await Promise.all(renewals)
    }
  }

  return {
    add(group, slot) {
      groups.set(slot, group)
      if (pause !== undefined) return
      pause = new AbortController()
      keep(pause.signal).catch(() => {}) // rejects when the last slot is removed, which stops the renewals
    },
    remove(slot) {
      groups.delete(slot)
      if (groups.size > 0) return
      pause?.abort()
      pause = undefined
    },
  }
}
