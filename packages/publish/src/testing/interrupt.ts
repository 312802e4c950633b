import { type Sftp, SftpError } from '../remote/sftp.ts'

/** Requests of a publish that are cut off at one of them. */
export interface Interrupted {
  readonly sftp: Sftp
  /** The number of requests that were sent. */
  readonly count: () => number
  /** The number of requests that change something. */
  readonly writes: () => number
}

const reads: ReadonlySet<string> = new Set(['read', 'close', 'stat', 'list', 'resolve'])

/**
 * Passes requests on until the one with the number `at`, which is not executed (`before`), or is executed without a
 * response (`after`). No later request is executed: the process was killed, or its connection cut.
 */
export function interrupt(sftp: Sftp, at: number, when: 'before' | 'after' = 'before'): Interrupted {
  let count = 0
  let writes = 0
  const wrap =
    (name: string, call: (...args: unknown[]) => Promise<unknown>) =>
    async (...args: unknown[]): Promise<unknown> => {
      count += 1
      if (!reads.has(name) && !(name === 'open' && args[1] === 'r')) writes += 1
      if (count === at && when === 'after') await call(...args).catch(() => undefined)
      if (count >= at) throw new SftpError('The connection was cut.')
      return call(...args)
    }
  const wrapped = Object.entries(sftp as unknown as Record<string, () => Promise<unknown>>).map(
    ([name, call]) => [name, wrap(name, call)] as const,
  )
  return {
    sftp: Object.fromEntries(wrapped) as unknown as Sftp,
    count: () => count,
    writes: () => writes,
  }
}
