import { copyCause } from './copy-cause.ts'
import type { Outgoing } from '../call/call.ts'
import { createRedactor } from './redact.ts'

/**
 * Tells an observer of the user's something. What it throws, or what a promise of it rejects with, changes
 * nothing; it is reported apart, once for each observer. `request` is that of the call that is told of, if any:
 * its secrets are kept out of the report. Where they are not known, the kind of the error alone is reported.
 */
export type Observe = (observer: string, tell: () => unknown, request?: Outgoing) => void

/** Makes what a client tells its observers with. */
export function createObserve(report: (problem: string) => void = reportApart): Observe {
  const failed = new Set<string>()
  return (observer, tell, request) => {
    const fail = (error: unknown): void => {
      if (failed.has(observer)) return
      failed.add(observer)
      const { name, message } = copyCause(error, createRedactor(request ?? {}))
      const problem = request?.headers['authorization'] ? `${name}: ${message}` : name
      report(`${observer} failed, which changes nothing and is told only once: ${problem}`)
    }
    const told = async (): Promise<unknown> => tell()
    void told()
      .catch(fail)
      .catch(() => {}) // There is nobody left to tell.
  }
}

/** Where the runtime shows what no code handles, without ending a process for it. */
function reportApart(problem: string): void {
  const { process, reportError } = globalThis as {
    process?: { emitWarning?: (warning: string, type: string) => void }
    reportError?: (error: unknown) => void
  }
  if (process?.emitWarning) process.emitWarning(problem, 'HostwrightWarning')
  else reportError?.(new Error(problem))
}
