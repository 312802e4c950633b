import { expect } from 'vitest'

type Matchers = Readonly<Record<string, (...wanted: readonly unknown[]) => unknown>>

// A test may replace them.
const { setTimeout } = globalThis
const now = performance.now.bind(performance)

/** As vitest's `expect.poll`, which knows only tests that vitest runs: expects again and again until it is so. */
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
