/** Assumptions about rate limits, and about blocking addresses that fail to authenticate. */
export const limitAssumptions = [
  {
    id: 'rate-limits-of-hosting',
    question: 'How many requests may be made on hosting, apart from those on VPSs?',
    default: '60-a-minute',
    choices: {
      '60-a-minute': '60 a minute, 10,000 a day and 5 at the same time',
      '120-a-minute': '120 a minute, 30,000 a day and 10 at the same time',
      '300-a-minute': '300 a minute, 100,000 a day and 20 at the same time',
    },
    why: 'They vary with plan and contract; this is the smallest plan. The option limits changes them.',
  },
  {
    id: 'rate-limit-of-common-paths',
    question: 'Against which limits do /v1/me, /v1/logs and unknown paths count?',
    default: 'own-limits',
    choices: {
      'own-limits': 'limits of their own, with the same numbers',
      'count-as-vps': 'count as requests on VPSs',
      'count-as-hosting': 'count as requests on hosting',
    },
    why: 'The documentation gives limits for VPSs and for hosting, and these paths belong to neither.',
  },
  {
    id: 'rate-limit-window',
    question: 'When do the minute and the day of the limits begin?',
    default: 'clock-in-japan',
    choices: {
      'clock-in-japan': 'minutes and days of the clock in Japan',
      'first-request': 'begins with its first request',
    },
    why: 'X-RateLimit-Reset names one end for all requests of a window, so windows do not slide.',
  },
  {
    id: 'rate-limit-headers',
    question: 'Which responses carry the X-RateLimit headers?',
    default: 'all',
    choices: {
      all: 'every response',
      'known-keys': 'every response to a known key',
      'successes-and-429': 'successes and 429 only',
    },
    why: 'The description lists them on every response.',
  },
  {
    id: 'rate-limit-reset-unit',
    question: 'What is the unit of X-RateLimit-Reset?',
    default: 'unix-seconds',
    choices: {
      'unix-seconds': 'Unix seconds',
      'seconds-from-now': 'seconds from now',
      'unix-milliseconds': 'Unix milliseconds',
    },
    why: 'Public reference material shows Unix seconds.',
  },
  {
    id: 'rate-limit-scope',
    question:
      'What do X-RateLimit-Remaining and X-RateLimit-Reset know of the day? Limit is that of the minute.',
    default: 'tighter-limit',
    choices: {
      'tighter-limit': 'Remaining is the less of both, and Reset ends the one that is used up',
      'minute-limit': 'nothing: they are of the minute',
    },
    why: 'A client that trusts what remains should not be rejected.',
  },
  {
    id: 'refused-requests-in-log',
    question: 'Is a request in the execution log that a limit rejected with 429?',
    default: 'no',
    choices: {
      no: 'no',
      yes: 'yes',
    },
    why: 'It was not executed. It counts against no limit either.',
  },
  {
    id: 'authentication-block',
    question: 'When is an address blocked that keeps failing to authenticate, and for how long?',
    default: '10-in-60-s',
    choices: {
      '10-in-60-s': '10 responses of 401 within 60 seconds block it for 5 minutes',
      '5-in-5-min': '5 responses of 401 within 5 minutes block it for 30 minutes',
      '30-in-60-s': '30 responses of 401 within 60 seconds block it for 60 seconds',
    },
    why: 'No numbers are known. The option limits.authenticationBlock changes them.',
  },
] as const
