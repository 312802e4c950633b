/** Rejects with "silence" what has not settled although the sandbox's clock and 6 s of real time have passed. */
export async function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('silence: nothing is told after the deadline')), 6_000)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
