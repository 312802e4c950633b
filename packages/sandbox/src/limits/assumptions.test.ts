import { setUp, startAt } from '../testing/set-up.ts'
import { testChoices } from '../testing/test-choices.ts'

const seconds = startAt / 1000

testChoices(
  'rate-limits-of-hosting',
  async (options) => {
    const { sandbox, call } = await setUp({ limits: {}, ...options })
    const { headers } = await call('GET /v1/server')
    const vps = await call('GET /v1/vps/servers')
    return [
      sandbox.limits.settings.server,
      ...['Limit', 'Remaining', 'Concurrent-Limit'].map((name) => headers.get(`X-RateLimit-${name}`)),
      vps.headers.get('X-RateLimit-Limit'),
    ]
  },
  {
    '60-a-minute': [{ perMinute: 60, perDay: 10_000, concurrent: 5 }, '60', '59', '5', '60'],
    '120-a-minute': [{ perMinute: 120, perDay: 30_000, concurrent: 10 }, '120', '119', '10', '60'],
    '300-a-minute': [{ perMinute: 300, perDay: 100_000, concurrent: 20 }, '300', '299', '20', '60'],
  },
)

testChoices(
  'rate-limit-reset-unit',
  async (options) => {
    const { sandbox, call } = await setUp({ limits: {}, ...options })
    await sandbox.clock.advance({ seconds: 20 })
    return (await call('GET /v1/me')).headers.get('X-RateLimit-Reset')
  },
  {
    'unix-seconds': String(seconds + 60),
    'seconds-from-now': '40',
    'unix-milliseconds': String((seconds + 60) * 1000),
  },
)

testChoices(
  'rate-limit-scope',
  async (options) => {
    const { call } = await setUp({ limits: { common: { perMinute: 10, perDay: 2 } }, ...options })
    await call('GET /v1/me')
    await call('GET /v1/me')
    const { status, headers } = await call('GET /v1/me')
    return [status, headers.get('X-RateLimit-Remaining'), headers.get('X-RateLimit-Reset')]
  },
  {
    'tighter-limit': [429, '0', String(seconds + 12 * 3_600)],
    'minute-limit': [429, '8', String(seconds + 60)],
  },
)

testChoices(
  'authentication-block',
  async (options) => {
    const { sandbox, call } = await setUp({ limits: {}, ...options })
    const headers = { Authorization: 'Bearer sandbox_wrong' }
    let failures = 0
    while ((await call('GET /v1/me', { headers })).status === 401) failures += 1
    const blocked = await call('GET /v1/me')
    const wait = Number(blocked.headers.get('Retry-After'))
    await sandbox.clock.advance({ seconds: wait })
    return [failures, wait, (await call('GET /v1/me')).status]
  },
  {
    '10-in-60-s': [10, 300, 200],
    '5-in-5-min': [5, 1_800, 200],
    '30-in-60-s': [30, 60, 200],
  },
)
