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
  /** Whether a change has failed: nothing more begins. */
  hasFailed(): boolean
  throwIfFailed(): void
  result(): Applied
}

export function createRun(
  { signal, onProgress }: Pick<ApplyOptions, 'signal' | 'onProgress'>,
  { total, unchanged }: { readonly total: number; readonly unchanged: readonly string[] },
): Run {
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

  for (const address of unchanged) tell('unchanged', address)
  return {
    step,
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
