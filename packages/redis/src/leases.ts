/** The slots that this process holds. As long as it lives, it makes their leases last. */
export interface Leases {
  add(group: string, slot: string): void
  remove(slot: string): void
}

export function createLeases(
  renewEveryMs: number,
  sleep: (ms: number, signal: AbortSignal) => Promise<void>,
  renew: (group: string, slots: readonly string[]) => Promise<unknown>,
): Leases {
  const groups = new Map<string, string>() // the group of each slot that is held
  let pause: AbortController | undefined

  async function keep(signal: AbortSignal): Promise<void> {
    for (;;) {
      await sleep(renewEveryMs, signal)
      for (const group of new Set(groups.values())) {
        const slots = [...groups].filter(([, its]) => its === group).map(([slot]) => slot)
        // A renewal that fails is made good by the next one, before the lease ends.
        await renew(group, slots).catch(() => {})
      }
    }
  }

  return {
    add(group, slot) {
      groups.set(slot, group)
      if (pause !== undefined) return
      pause = new AbortController()
      keep(pause.signal).catch(() => {}) // aborted, because nothing is held any more
    },
    remove(slot) {
      groups.delete(slot)
      if (groups.size > 0) return
      pause?.abort()
      pause = undefined
    },
  }
}
