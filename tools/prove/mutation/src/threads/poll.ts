import { expect } from 'vitest'

type Matchers = Readonly<Record<string, (...wanted: readonly unknown[]) => unknown>>

// The function is kept, because a test may replace the global one.
const { setTimeout } = globalThis
const now = performance.now.bind(performance)

/**
 * Replaces vitest's `expect.poll`, which works only in tests that vitest runs: repeats an expectation until it holds.
 */
export function poll(read: () => unknown, { timeout = 10_000, interval = 20 } = {}): Matchers {
  return new Proxy<Matchers>(
    {},
    {
      get:
        (_, matcher: string) =>
        async (...wanted: readonly unknown[]) => {
          const end = now() + timeout
          for (;;) {
            try {
              // oxlint-disable-next-line vitest/valid-expect -- its matcher has a name that is not known here
              const matchers = expect(await read()) as unknown as Matchers
              return matchers[matcher]!(...wanted)
            } catch (error) {
              if (now() > end) throw error
            }
            await new Promise((resolve) => setTimeout(resolve, interval))
          }
        },
    },
  )
}
