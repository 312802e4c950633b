import type { Sdk } from '@hostwright/contract/cases'

/** Recorded call of an SDK method. */
export interface Step {
  /** Path of the method, such as `site.dns.create`; `stop.wait` is a method of an earlier step's result. */
  readonly method: string
  readonly args: readonly unknown[]
  /** Result of the call; an argument of a later step may be the same object. */
  readonly result: unknown
}

/** Wraps an SDK so that the calls through it are recorded. */
export function recordCalls(sdk: Sdk): { sdk: Sdk; steps: readonly Step[] } {
  const steps: Step[] = []

  function record<T extends object>(name: string, object: T): T {
    return new Proxy(object, {
      get(target, key, receiver) {
        const value: unknown = Reflect.get(target, key, receiver)
        const inner = name === '' ? String(key) : `${name}.${String(key)}`
        if (typeof value === 'function') return recordMethod(inner, value.bind(target))
        return typeof value === 'object' && value !== null ? record(inner, value) : value
      },
    })
  }

  function recordMethod(method: string, call: (...args: unknown[]) => unknown) {
    return (...args: unknown[]): unknown => {
      const outcome = call(...args)
      if (!(outcome instanceof Promise)) {
        steps.push({ method, args, result: outcome })
        return outcome
      }
      return outcome.then((value: unknown) => {
        const isPending = typeof value === 'object' && value !== null && 'wait' in value
        const result = isPending ? record(method.split('.').at(-1)!, value) : value
        steps.push({ method, args, result })
        return result
      })
    }
  }

  return { sdk: record('', sdk), steps }
}
