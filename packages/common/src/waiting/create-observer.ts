import { errorName } from '../errors/hostwright-error.ts'

/**
 * A way to tell an observer that cannot change an outcome: what it throws, or rejects with, is reported apart,
 * the first time it does.
 */
export function createObserver<Event>(
  name: string,
  observe: ((event: Event) => unknown) | undefined,
): (event: Event) => void {
  let isReported = false

  function fail(error: unknown): void {
    if (isReported) return
    isReported = true
    const what = errorName(error) ?? (error instanceof Error ? error.name : typeof error)
    report(`${name} failed, which changes nothing and is told only once: ${what}`)
  }

  return (event) => {
    try {
      const told = observe?.(event) as { readonly then?: unknown } | undefined
      if (told?.then !== undefined) Promise.resolve(told).catch(fail)
    } catch (error) {
      fail(error)
    }
  }
}

/** Where the runtime shows what no code handles, without ending a process for it. */
function report(problem: string): void {
  const { process, reportError } = globalThis as {
    process?: { emitWarning?: (warning: string, type: string) => void }
    reportError?: (error: unknown) => void
  }
  if (process?.emitWarning) process.emitWarning(problem, 'HostwrightWarning')
  else reportError?.(new Error(problem))
}
