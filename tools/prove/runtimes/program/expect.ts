// The program runs where there is no assertion library, so it brings these two.

/** Fails unless both are the same as JSON. */
export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  const [is, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (is !== wanted) throw new Error(`${what}: ${is} instead of ${wanted}`)
}

/** What a promise rejects with; fails when it does not. */
export async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  let value: unknown
  try {
    value = await promise
  } catch (error) {
    return error
  }
  throw new Error(`It resolved, with ${JSON.stringify(value)}, instead of rejecting.`)
}
