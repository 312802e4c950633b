import { cronAssumptions } from './hosting/cron/assumptions.ts'
import { databaseAssumptions } from './hosting/databases/assumptions.ts'
import { mailAssumptions } from './hosting/mail/assumptions.ts'
import { webAssumptions } from './hosting/web/assumptions.ts'
import { webLogAssumptions } from './hosting/web-log/assumptions.ts'
import { wordPressAssumptions } from './hosting/wordpress/assumptions.ts'

const commonAssumptions = [
  {
    id: 'completed-order-replay',
    question: 'What does an order answer whose Idempotency-Key belongs to an order that has completed?',
    default: 'replays the first answer',
    alternatives: ['answers 409 DUPLICATE_REQUEST', 'orders again'],
    why: 'It is what the header is for, and what other APIs with this header do.',
  },
  {
    id: 'dry-run-balance',
    question: 'Does a dry run of an order look at the prepaid balance?',
    default: 'answers 402 PAYMENT_REQUIRED when it is short',
    alternatives: ['ignores the balance'],
    why: 'A dry run "validates feasibility", and an order without money is not feasible.',
  },
  {
    id: 'permission-category-names',
    question: 'What are the keys of `permissions` of a custom API key?',
    default: 'the name of the category in lower case with underscores, such as power_operation',
    alternatives: [],
    why: 'The requirements name the categories, but not their keys.',
  },
  {
    id: 'contract-status-values',
    question: 'What is the contract status of a VPS in the list and in the detail?',
    default: 'its sign-up status: building, then active',
    alternatives: [],
    why: 'These are the only states of a contract that the requirements name.',
  },
  {
    id: 'power-while-building',
    question: 'What is the power state of a VPS whose sign-up has not completed?',
    default: 'processing, and every write answers 409 CONTRACT_NOT_ACTIVE',
    alternatives: [],
    why: 'Neither running nor stopped would be true, and its contract status is not active yet.',
  },
  {
    id: 'first-payment',
    question: 'How is the rest of the current month charged, and when does a contract end?',
    default: 'by the day in Japan, today included, rounded down; the contract ends with a month',
    alternatives: [],
    why: 'The requirements say that the price holds the rest of the month and varies by day.',
  },
  {
    id: 'unusable-order-fields',
    question: 'What is the code for an unknown or too large image, and for an unknown SSH key name?',
    default: '422 VALIDATION_ERROR',
    alternatives: [],
    why: 'They are invalid input, and no other code fits.',
  },
  {
    id: 'log-time-forms',
    question: 'Which forms of `from` and `to` does the execution log take?',
    default: 'YYYY-MM-DD HH:MM:SS only',
    alternatives: [],
    why: 'It is the one that is recommended; code that keeps to it works with any answer.',
  },
  {
    id: 'rate-limits-of-hosting',
    question: 'How many requests may be made on hosting?',
    default: '60 a minute, 10,000 a day and 5 at the same time, apart from those on VPSs',
    alternatives: [],
    why: 'They vary with plan and contract; this is the smallest plan. The option limits changes them.',
  },
  {
    id: 'rate-limit-of-common-paths',
    question: 'Against which limits do /v1/me, /v1/logs and unknown paths count?',
    default: 'limits of their own, with the same numbers',
    alternatives: ['count as requests on VPSs', 'count as requests on hosting'],
    why: 'The requirements give limits for VPSs and for hosting, and these paths belong to neither.',
  },
  {
    id: 'rate-limit-window',
    question: 'When do the minute and the day of the limits begin?',
    default: 'minutes and days of the clock in Japan',
    alternatives: ['begins with its first request'],
    why: 'X-RateLimit-Reset names one end for all requests of a window, so windows do not slide.',
  },
  {
    id: 'rate-limit-headers',
    question: 'Which answers carry the X-RateLimit headers?',
    default: 'every answer',
    alternatives: ['every answer to a known key', 'successes and 429 only'],
    why: 'The description lists them on every answer.',
  },
  {
    id: 'rate-limit-reset-unit',
    question: 'What is X-RateLimit-Reset, and what do Limit and Remaining count?',
    default: 'Unix seconds; Limit is of the minute, Remaining also knows the day, Reset ends what is used up',
    alternatives: [],
    why: 'Public reference material shows Unix seconds and the limit of a minute.',
  },
  {
    id: 'refused-requests-in-log',
    question: 'Is a request in the execution log that a limit refused with 429?',
    default: 'no',
    alternatives: ['yes'],
    why: 'It was not executed. It counts against no limit either.',
  },
  {
    id: 'authentication-block',
    question: 'When is an address blocked that keeps failing to authenticate, and for how long?',
    default: '10 answers of 401 within 60 seconds block it for 5 minutes',
    alternatives: [],
    why: 'No numbers are known. The option limits.authenticationBlock changes them.',
  },
  {
    id: 'legacy-keys',
    question: 'What does a legacy key for a single server reach?',
    default: 'its server only: no other service, no new orders',
    alternatives: [],
    why: 'Such keys are older than the other services; their deprecated fields know one server only.',
  },
  {
    id: 'vps-memo-characters',
    question: 'Which characters may the memo of a VPS or of a packet filter rule hold?',
    default: 'those of eucJP-win',
    alternatives: ['any'],
    why: 'The requirements say so of the memo of a hosting server; both show in the same panel.',
  },
  {
    id: 'identical-rules',
    question: 'When are two packet filter rules identical?',
    default: 'same kind, protocol, port and source, as they are written',
    alternatives: ['the memo counts too'],
    why: 'A memo does not change what a rule lets through.',
  },
  {
    id: 'port-with-icmp',
    question: 'What does a packet filter rule for icmp answer that is sent with a port?',
    default: '422 VALIDATION_ERROR',
    alternatives: ['ignores the port'],
    why: 'The port of such a rule is null, so the one that was sent would be lost without a word.',
  },
  {
    id: 'vps-refusal-order',
    question: 'Which refusal of a write on a VPS comes first when several apply?',
    default: 'contract, long process, rule id, preset rule, input, then PROTECTED before INVALID_POWER_STATE',
    alternatives: [],
    why: 'What no change of the request would help comes first; nobody stops a protected VPS in vain.',
  },
  {
    id: 'reinstall-state-of-new-vps',
    question: 'What is the reinstall status of a VPS that has never been reinstalled?',
    default: 'configuring until its first boot, then completed',
    alternatives: [],
    why: 'installed_at may be the creation of the server, so the creation counts as an installation.',
  },
  {
    id: 'image-while-rebuilding',
    question: 'What do image_id, os and application say while a reinstall runs?',
    default: 'null while it is rebuilding, then the new image',
    alternatives: [],
    why: 'They tell what is installed now: the old image is erased, and the new one not there yet.',
  },
  {
    id: 'power-while-reinstalling',
    question: 'What is the power state of a VPS that is being reinstalled?',
    default: 'processing, and every write answers 409 FEATURE_UNAVAILABLE',
    alternatives: [],
    why: 'It runs only when the reinstall has completed, and FEATURE_UNAVAILABLE names the reason.',
  },
  {
    id: 'failed-reinstall',
    question: 'What becomes of a VPS whose reinstall ends in error?',
    default: 'it is stopped and shows no image, and it can be reinstalled again',
    alternatives: [],
    why: 'The old system is erased, and a way out of the error is not described.',
  },
  {
    id: 'reinstall-image-values',
    question: 'What are the values of type, category and unavailable_reason of an image?',
    default: 'os or application; the name in lower case for an os, else null; insufficient_memory',
    alternatives: [],
    why: 'The requirements name none. These are the made-up ones of the description.',
  },
  {
    id: 'operations-without-category',
    question: 'May a custom key call an operation on hosting whose category is not known?',
    default: 'no, for nothing can grant it',
    alternatives: ['a custom key may call them'],
    why: 'Only five categories of hosting are known. A test that passes here should not fail for rights there.',
  },
] as const

/**
 * What the sandbox does where the requirements say "not shown". The first choice is the default; the
 * others can be chosen with the option `assumptions`, so that code can be tested under each.
 */
export const assumptions: readonly [
  ...typeof commonAssumptions,
  ...typeof webAssumptions,
  ...typeof mailAssumptions,
  ...typeof databaseAssumptions,
  ...typeof wordPressAssumptions,
  ...typeof cronAssumptions,
  ...typeof webLogAssumptions,
] = [
  ...commonAssumptions,
  ...webAssumptions,
  ...mailAssumptions,
  ...databaseAssumptions,
  ...wordPressAssumptions,
  ...cronAssumptions,
  ...webLogAssumptions,
]

/** A behaviour that the requirements do not settle. */
export interface Assumption {
  readonly id: string
  readonly question: string
  readonly default: string
  readonly alternatives: readonly string[]
  readonly why: string
}

type Entry = (typeof assumptions)[number]

/** One choice for each assumption. */
export type AssumptionChoices = {
  readonly [E in Entry as E['id']]: E['default'] | E['alternatives'][number]
}

/** Fills choices up with the defaults. */
export function chooseAssumptions(choices: Partial<AssumptionChoices> = {}): AssumptionChoices {
  for (const [id, choice] of Object.entries(choices)) {
    const entry: Assumption | undefined = assumptions.find((assumption) => assumption.id === id)
    if (entry === undefined) throw new TypeError(`assumptions: there is none with the id ${id}`)
    const known = [entry.default, ...entry.alternatives]
    if (!known.includes(choice)) throw new TypeError(`assumptions: ${id} is one of: ${known.join('; ')}`)
  }
  const defaults = Object.fromEntries(assumptions.map((assumption) => [assumption.id, assumption.default]))
  return { ...defaults, ...choices } as AssumptionChoices
}
