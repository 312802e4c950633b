// The program runs on runtimes without an assertion library, so it has its own two assertions.

/** Fails unless both values are equal as JSON. */
export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  const [is, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (is !== wanted) throw new Error(`${what}: ${is} instead of ${wanted}`)
}

/** Returns the reason of a rejected promise; fails if the promise resolves. */
export async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  let value: unknown
  try {
    value = await promise
  } catch (error) {
    return error
  }
  throw new Error(`It resolved, with ${JSON.stringify(value)}, instead of rejecting.`)
}
