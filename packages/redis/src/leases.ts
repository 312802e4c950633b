/** The places that this process holds. As long as it lives, it makes their leases last. */
export interface Leases {
  add(lane: string, place: string): void
  remove(place: string): void
}

export function createLeases(
  renewEveryMs: number,
  sleep: (ms: number, signal: AbortSignal) => Promise<void>,
  renew: (lane: string, places: readonly string[]) => Promise<unknown>,
): Leases {
  const lanes = new Map<string, string>() // the lane of each place that is held
  let pause: AbortController | undefined

  async function keep(signal: AbortSignal): Promise<void> {
    for (;;) {
      await sleep(renewEveryMs, signal)
      for (const lane of new Set(lanes.values())) {
        const places = [...lanes].filter(([, its]) => its === lane).map(([place]) => place)
        // A renewal that fails is made good by the next one, before the lease ends.
        await renew(lane, places).catch(() => {})
      }
    }
  }

  return {
    add(lane, place) {
      lanes.set(place, lane)
      if (pause !== undefined) return
      pause = new AbortController()
      keep(pause.signal).catch(() => {}) // aborted, because nothing is held any more
    },
    remove(place) {
      lanes.delete(place)
      if (lanes.size > 0) return
      pause?.abort()
      pause = undefined
    },
  }
}
