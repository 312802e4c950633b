/**
 * What the sandbox does where the requirements say "not shown". The first choice is the default; the
 * others can be chosen with the option `assumptions`, so that code can be tested under each.
 */
export const assumptions = [
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
    default: 'processing, so power operations answer 409 INVALID_POWER_STATE',
    alternatives: [],
    why: 'Neither running nor stopped would be true.',
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
] as const

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
