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
  const applied = { done: [] as string[], unchanged: [] as string[], left: [] as string[], writes: 0 }
  let failure: { readonly address: string; readonly error: unknown } | undefined

  const tell = (state: ApplyProgress['state'], address: string): void => {
    const ended = applied.done.length + applied.unchanged.length
    tellQuietly(onProgress, { state, address, ended, total })
  }

  async function step(address: string, work: () => Promise<void>): Promise<void> {
    if (failure !== undefined) return
    try {
      signal?.throwIfAborted()
      await work()
    } catch (error) {
      failure ??= { address, error }
      tell('failed', address)
    }
  }

  function skip(address: string): void {
    applied.unchanged.push(address)
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
        applied.done.push(address)
        tell('done', address)
      }),
    countWrite: () => void (applied.writes += 1),
    leave: (address) => void applied.left.push(address),
    add: (count) => void (total += count),
    hasFailed: () => failure !== undefined,
    throwIfFailed() {
      if (failure === undefined) return
      const { address, error } = failure
      // Made here, and not where it failed: what was in progress then has ended, and the caller is in its stack.
      throw isAbort(error, signal) ? error : new ApplyError(address, [...applied.done], error)
    },
    result: () => applied,
  }
}

/** Tells an observer, whose errors change nothing. */
function tellQuietly(onProgress: ApplyOptions['onProgress'], progress: ApplyProgress): void {
  try {
    onProgress?.(progress)
  } catch {
    // Nobody is left to tell.
  }
}

function isAbort(error: unknown, signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && error === signal.reason
}
