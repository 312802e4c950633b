import type { Applied, ApplyOptions, ApplyProgress, ChangedSince, HalfMade } from './apply-options.ts'

/** Collects the events of one apply and reports them. */
export interface Report {
  readonly applied: Applied
  /** The changes of several requests that failed in between. */
  readonly halfMade: HalfMade[]
  tell(state: ApplyProgress['state'], address: string): void
  done(address: string): void
  unchanged(address: string): void
  left(address: string): void
  changed(change: ChangedSince): void
  countWrite(): void
}

export function createReport(total: number, onProgress: ApplyOptions['onProgress']): Report {
  const done: string[] = []
  const unchanged: string[] = []
  const left: string[] = []
  const changedSince: ChangedSince[] = []
  const known = new Set<string>()
  let writes = 0

  function tell(state: ApplyProgress['state'], address: string): void {
    const ended = done.length + unchanged.length + left.length + changedSince.length
    try {
      onProgress?.({ state, address, ended, total })
    } catch {
      // An error that the caller's `onProgress` throws is ignored, so that it does not stop the apply.
    }
  }

  return {
    get applied() {
      return { done, unchanged, left, changedSince, writes }
    },
    halfMade: [],
    tell,
    done(address) {
      // An order that this apply places is reported as done twice: when it was placed, and when its server is set up.
      // It counts once.
      if (known.has(address)) return
      known.add(address)
      done.push(address)
      tell('done', address)
    },
    unchanged(address) {
      unchanged.push(address)
      tell('unchanged', address)
    },
    left(address) {
      left.push(address)
      tell('left', address)
    },
    changed(change) {
      changedSince.push(change)
      tell('changed', change.address)
    },
    countWrite: () => void (writes += 1),
  }
}
