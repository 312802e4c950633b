import { copyCause } from './copy-cause.ts'
import type { Outgoing } from '../call/call.ts'
import { createRedactor } from './redact.ts'

/**
 * Calls a function that observes the client, such as a logger. If the function throws or rejects, the call goes on; the
 * first error of each observer is reported, without the secrets of `request`. Without a request that has its API key
 * already, the secrets are not known, and only the error's name is reported.
 */
export type Observe = (observer: string, tell: () => unknown, request?: Outgoing) => void

/** Creates the function with which a client calls its observers, such as a logger. */
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
      .catch(() => {}) // if reporting fails too, there is no other place to report to
  }
}

/** Shows a warning through the runtime, such as Node's `process.emitWarning`, which does not end the process. */
function reportApart(problem: string): void {
  const { process, reportError } = globalThis as {
    process?: { emitWarning?: (warning: string, type: string) => void }
    reportError?: (error: unknown) => void
  }
  if (process?.emitWarning) process.emitWarning(problem, 'HostwrightWarning')
  else reportError?.(new Error(problem))
}
