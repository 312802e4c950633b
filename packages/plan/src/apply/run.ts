import { ApplyError } from './apply-error.ts'
import type { Applied, ApplyOptions, ApplyProgress } from './apply-options.ts'

/** What happens in one apply. */
export interface Run {
  /** Makes one change, unless another has failed. */
  change(address: string, make: () => Promise<void>): Promise<void>
  /** Does something that is no change, such as waiting, unless a change has failed. */
  step(address: string, work: () => Promise<void>): Promise<void>
  /** Counts a write. */
  countWrite(): void
  /** Notes a change that was not allowed. */
  leave(address: string): void
  /** Notes a change that is not needed any more: what was created before it has brought it along. */
  skip(address: string): void
  /** Counts changes that nobody has planned, and that what was created needs. */
  add(count: number): void
  /** Whether a change has failed: nothing more begins. */
  hasFailed(): boolean
  throwIfFailed(): void
  result(): Applied
}

export function createRun(
  { signal, onProgress }: Pick<ApplyOptions, 'signal' | 'onProgress'>,
  planned: { readonly total: number; readonly unchanged: readonly string[] },
): Run {
  let { total } = planned
  const unchanged: string[] = []
  const done: string[] = []
  const left: string[] = []
  let writes = 0
  let failure: { readonly address: string; readonly error: unknown } | undefined

  function tell(state: ApplyProgress['state'], address: string): void {
    try {
      onProgress?.({ state, address, ended: done.length + unchanged.length, total })
    } catch {
      // What an observer throws changes nothing.
    }
  }

  function fail(address: string, error: unknown): void {
    failure ??= { address, error }
    tell('failed', address)
  }

  async function step(address: string, work: () => Promise<void>): Promise<void> {
    if (failure !== undefined) return
    try {
      signal?.throwIfAborted()
      await work()
    } catch (error) {
      fail(address, error)
    }
  }

  function skip(address: string): void {
    unchanged.push(address)
    tell('unchanged', address)
  }

  for (const address of planned.unchanged) skip(address)
  return {
    step,
    skip,
    change: (address, make) =>
      step(address, async () => {
        tell('begin', address)
        await make()
        done.push(address)
        tell('done', address)
      }),
    countWrite() {
      writes += 1
    },
    leave(address) {
      left.push(address)
    },
    add(count) {
      total += count
    },
    hasFailed: () => failure !== undefined,
    throwIfFailed() {
      if (failure === undefined) return
      const { address, error } = failure
      // Made here, and not where it failed: what was in progress then has ended, and the caller is in its stack.
      throw isAbort(error, signal) ? error : new ApplyError(address, [...done], error)
    },
    result: () => ({ done, unchanged, left, writes }),
  }
}

function isAbort(error: unknown, signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && error === signal.reason
}
