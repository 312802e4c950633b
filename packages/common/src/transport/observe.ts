import { copyCause } from './copy-cause.ts'
import type { Outgoing } from '../call/call.ts'
import { createRedactor } from './redact.ts'

/**
 * Calls an observer of the user. An error that it throws, or a promise that rejects, does not change the
 * call; it is reported once for each observer, without the secrets of `request`. If these secrets are not
 * known, only the error's class is reported.
 */
export type Observe = (observer: string, tell: () => unknown, request?: Outgoing) => void

/** Creates the function with which a client calls its observers. */
export function createObserve(report: (problem: string) => void = reportApart): Observe {
  const failed = new Set<string>()
  return (observer, tell, request) => {
    const fail = (error: unknown): void => {
      if (failed.has(observer)) return
      failed.add(observer)
      const { name, message } = copyCause(error, createRedactor(request ?? {}))
      const problem = request?.headers['authorization'] ? `${name}: ${message}` : name
      report(`${observer} failed; the call is not affected, and this is reported once: ${problem}`)
    }
    const told = async (): Promise<unknown> => tell()
    void told()
      .catch(fail)
      .catch(() => {}) // The report itself failed: no one is left to report to.
  }
}

/** The runtime shows a warning without ending the process. */
function reportApart(problem: string): void {
  const { process, reportError } = globalThis as {
    process?: { emitWarning?: (warning: string, type: string) => void }
    reportError?: (error: unknown) => void
  }
  if (process?.emitWarning) process.emitWarning(problem, 'HostwrightWarning')
  else reportError?.(new Error(problem))
}
