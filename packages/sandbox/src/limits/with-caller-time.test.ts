import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { createSandbox, type SandboxOptions } from '../server/create-sandbox.ts'

// The real time stands still, except for the timers of Node.
const realTime = Date.UTC(2026, 0, 1, 3)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: realTime })
  onTestFinished(() => void vi.useRealTimers())
})

/**
 * Returns the response to the second request of a day, over a port. The day begins at 9:00 in Japan, 54,000 seconds
 * before its end.
 */
async function rejectOverPort({ days = 0, ...options }: SandboxOptions & { readonly days?: number }) {
  const sandbox = await createSandbox({ limits: { common: { perDay: 1 } }, startAt: 0, ...options })
  await sandbox.clock.advance({ days })
  const { url } = await sandbox.listen({ port: 0 })
  const headers = { Authorization: `Bearer ${sandbox.apiKey}` }
  await fetch(`${url}/v1/me`, { headers })
  const rejected = await fetch(`${url}/v1/me`, { headers })
  await sandbox.close()
  expect(rejected.status).toBe(429)
  const read = (name: string) => Number(rejected.headers.get(name))
  return {
    retryAfter: read('Retry-After'),
    reset: read('X-RateLimit-Reset'),
    date: rejected.headers.get('Date'),
  }
}

test('at 60 times the speed, 15 hours of the sandbox are 15 minutes of the caller', async () => {
  const { retryAfter, reset, date } = await rejectOverPort({ speed: 60 })
  expect([retryAfter, reset]).toEqual([900, realTime / 1000 + 900])
  expect(date).toContain('1970') // the `Date` header shows the sandbox's own time
})

test.each<[unit: AssumptionChoices['rate-limit-reset-unit'], expected: number]>([
  ['seconds-from-now', 900],
  ['unix-milliseconds', realTime + 900_000],
])('the reset is converted to the caller’s time as %s too', async (unit, expected) => {
  const { reset } = await rejectOverPort({ speed: 60, assumptions: { 'rate-limit-reset-unit': unit } })
  expect(reset).toBe(expected)
})

test('headers that a response lacks are not added at another speed', async () => {
  const sandbox = await createSandbox({ speed: 60, limits: false })
  const { url } = await sandbox.listen({ port: 0 })
  const { status, headers } = await fetch(`${url}/v1/me`, {
    headers: { Authorization: `Bearer ${sandbox.apiKey}` },
  })
  await sandbox.close()
  expect([status, headers.has('Retry-After'), headers.has('X-RateLimit-Reset')]).toEqual([200, false, false])
})

test.each([0, 30_000])(
  'at speed 1, the reset is a time of the caller’s clock, whatever the sandbox’s clock shows: %d days later',
  async (days) => {
    const { retryAfter, reset } = await rejectOverPort({ speed: 1, days })
    expect([retryAfter, reset]).toEqual([54_000, realTime / 1000 + 54_000])
  },
)

test('a clock that shows the real time changes no reset', async () => {
  const { reset } = await rejectOverPort({ speed: 1, startAt: undefined })
  expect(reset).toBe(Date.UTC(2026, 0, 1, 15) / 1000)
})

test.each([
  [0, 1],
  [1_000, -1],
  [29_500, 1],
  [59_999, 2],
])(
  'a reset is at a full minute %d ms after one too, if the clocks differ by %d ms',
  async (sinceMinute, differenceMs) => {
    vi.setSystemTime(realTime + sinceMinute)
    const sandbox = await createSandbox()
    const { url } = await sandbox.listen({ port: 0 })
    vi.setSystemTime(realTime + sinceMinute + differenceMs)
    const { headers } = await fetch(`${url}/v1/me`, {
      headers: { Authorization: `Bearer ${sandbox.apiKey}` },
    })
    await sandbox.close()
    expect(Number(headers.get('X-RateLimit-Reset')) * 1000).toBe(realTime + 60_000)
  },
)

test('while the clock stands still nothing is changed, because no real time is correct', async () => {
  const { retryAfter, reset } = await rejectOverPort({ speed: 0 })
  expect(retryAfter).toBe(54_000)
  expect(reset).toBe(54_000)
})

test('in the process times are not converted, because the caller uses the sandbox’s clock', async () => {
  const sandbox = await createSandbox({ speed: 60, startAt: 0, limits: { common: { perDay: 1 } } })
  const ask = () =>
    sandbox.fetch(
      new Request(`${sandbox.baseUrl}/v1/me`, { headers: { Authorization: `Bearer ${sandbox.apiKey}` } }),
    )
  await ask()
  expect(Number((await ask()).headers.get('Retry-After'))).toBeGreaterThan(10_000)
})
