/** Assumptions about API keys, orders and the execution log. */
export const accountAssumptions = [
  {
    id: 'completed-order-replay',
    question: 'What does an order return whose Idempotency-Key belongs to an order that has completed?',
    default: 'replay',
    choices: {
      replay: 'replays the first response',
      conflict: 'returns 409 DUPLICATE_REQUEST',
      'order-again': 'orders again',
    },
    why: 'It is what the header is for, and what other APIs with this header do.',
  },
  {
    id: 'dry-run-balance',
    question: 'Does a dry run of an order look at the prepaid balance?',
    default: 'payment-required',
    choices: {
      'payment-required': 'returns 402 PAYMENT_REQUIRED when it is short',
      'ignore-balance': 'ignores the balance',
    },
    why: 'A dry run "validates feasibility", and an order without money is not feasible.',
  },
  {
    id: 'permission-category-names',
    question: 'What are the keys of `permissions` of a custom API key?',
    default: 'snake-case',
    choices: {
      'snake-case': 'power_operation: lower case with underscores',
      'camel-case': 'powerOperation: camel case',
      'kebab-case': 'power-operation: lower case with hyphens',
    },
    why: 'The documentation names the categories, but not their keys.',
  },
  {
    id: 'legacy-keys',
    question: 'What does a legacy key for a single server reach? It places no orders.',
    default: 'own-server',
    choices: {
      'own-server': 'its server only',
      'own-server-and-reads': 'its server, and it may read the other services',
    },
    why: 'Such keys are older than the other services; their deprecated properties know one server only.',
  },
  {
    id: 'operations-without-category',
    question: 'May a custom key call an operation on hosting whose category is not known?',
    default: 'forbidden',
    choices: {
      forbidden: 'no, for nothing can grant it',
      allowed: 'a custom key may call them',
    },
    why: 'Only five categories of hosting are known. A test that passes here should not fail for rights there.',
  },
  {
    id: 'log-time-forms',
    question: 'Which forms of `from` and `to` does the execution log take?',
    default: 'date-and-time',
    choices: {
      'date-and-time': 'YYYY-MM-DD HH:MM:SS only',
      'also-iso-8601': 'also ISO 8601 with an offset, such as 2026-10-01T12:00:00+09:00',
    },
    why: 'It is the one that is recommended; code that keeps to it works with any response.',
  },
  {
    id: 'unknown-properties',
    question: 'What does a request return whose body has a property that the description does not have?',
    default: 'validation-error',
    choices: {
      'validation-error': '422 VALIDATION_ERROR',
      ignore: 'ignores the property',
    },
    why: 'A misspelled property, such as https_redirect for redirect_https, would otherwise be lost without a word.',
  },
] as const
