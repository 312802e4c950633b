/** The slots that one store holds. Their leases are renewed until the slots are removed, or end by themselves. */
export interface Leases {
  /** Adds a slot that ends by itself after `endsInMs` milliseconds of real time. */
  add(group: string, slot: string, endsInMs: number): void
  remove(slot: string): void
}

interface Held {
  readonly endsAt: number
  readonly pause: AbortController
}

// A constant reason, because the one that `abort` makes by itself takes as long as sending a command.
const removed = /* @__PURE__ */ new Error('The slot was removed.')

/**
 * Creates the leases of a store. Each slot has a timer of its own, which ends with the caller that took the slot: a
 * worker drops the timers of a handler that has responded, and must not drop those of other callers.
 *
 * @param renew is told for how many more milliseconds of real time the slot is held
 */
export function createLeases(
  renewEveryMs: number,
  sleep: (ms: number, signal: AbortSignal) => Promise<void>,
  renew: (group: string, slot: string, leftMs: number) => Promise<unknown>,
): Leases {
  const held = new Map<string, Held>()

  async function keep(group: string, slot: string, { endsAt, pause }: Held): Promise<void> {
    for (;;) {
      await sleep(renewEveryMs, pause.signal)
      const leftMs = endsAt - performance.now()
      if (leftMs <= 0) return remove(slot)
      // One failed renewal is ignored, because the next still comes before the lease ends. After two in a row the lease
      // can end, and its request then counts as one that has ended.
      await renew(group, slot, leftMs).catch(() => {})
    }
  }

  function remove(slot: string): void {
    held.get(slot)?.pause.abort(removed)
    held.delete(slot)
  }

  return {
    add(group, slot, endsInMs) {
      // The callers of these slots have vanished, and so have their timers.
      for (const [each, { endsAt }] of held) if (endsAt <= performance.now()) remove(each)
      const one = { endsAt: performance.now() + endsInMs, pause: new AbortController() }
      held.set(slot, one)
      keep(group, slot, one).catch(() => {}) // rejects when the slot is removed, which stops the renewals
    },
    remove,
  }
}
