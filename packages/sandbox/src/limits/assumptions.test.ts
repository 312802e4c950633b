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
    '60 a minute, 10,000 a day and 5 at the same time': [
      { perMinute: 60, perDay: 10_000, concurrent: 5 },
      '60',
      '59',
      '5',
      '60',
    ],
    '120 a minute, 30,000 a day and 10 at the same time': [
      { perMinute: 120, perDay: 30_000, concurrent: 10 },
      '120',
      '119',
      '10',
      '60',
    ],
    '300 a minute, 100,000 a day and 20 at the same time': [
      { perMinute: 300, perDay: 100_000, concurrent: 20 },
      '300',
      '299',
      '20',
      '60',
    ],
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
    'Unix seconds': String(seconds + 60),
    'seconds from now': '40',
    'Unix milliseconds': String((seconds + 60) * 1000),
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
    'Remaining is the less of both, and Reset ends the one that is used up': [
      429,
      '0',
      String(seconds + 12 * 3_600),
    ],
    'nothing: they are of the minute': [429, '8', String(seconds + 60)],
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
    '10 responses of 401 within 60 seconds block it for 5 minutes': [10, 300, 200],
    '5 responses of 401 within 5 minutes block it for 30 minutes': [5, 1_800, 200],
    '30 responses of 401 within 60 seconds block it for 60 seconds': [30, 60, 200],
  },
)
