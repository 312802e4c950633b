import { expect, test } from 'vitest'
import { withErrorLines } from './with-error-lines.ts'

const content = (...codes: string[]) => ({
  content: {
    'application/json': {
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
})

/** Describes an operation on a rule, and one that can only end with what every operation can end with. */
const describe = (description: string) => ({
  paths: {
    '/rules': {
      parameters: [{ name: 'uuid' }],
      post: {
        operationId: 'createRule',
        description,
        responses: {
          201: { description: 'Created.' },
          400: { $ref: '#/components/responses/BadRequest' },
          409: content('RULE_DUPLICATED', 'RULE_LIMIT_EXCEEDED'),
          500: content('INTERNAL_ERROR'),
        },
      },
      get: {
        operationId: 'listRules',
        description: 'Lists.',
        responses: { 400: content('BAD_REQUEST') },
      },
    },
  },
  components: {
    responses: { BadRequest: content('BAD_REQUEST') },
    examples: {
      BAD_REQUEST: { description: 'Malformed.' },
      RULE_DUPLICATED: { description: 'An identical rule exists.' },
      RULE_LIMIT_EXCEEDED: { description: 'The VPS has 20 rules.' },
      INTERNAL_ERROR: { description: 'Internal error.' },
    },
  },
})

test('each error code of an operation has a line in its text, but what every operation has, or a server that fails', () => {
  expect(withErrorLines(describe('Adds a rule.\n'))).toMatchObject({
    paths: {
      '/rules': {
        post: {
          description: `Adds a rule.

Errors:

- \`409 RULE_DUPLICATED\`: An identical rule exists.
- \`409 RULE_LIMIT_EXCEEDED\`: The VPS has 20 rules.
`,
        },
        get: { description: 'Lists.' },
      },
    },
  })
})

test('a line that the text has stays, and the others are added to its list', () => {
  const own = 'Adds a rule.\n\nErrors:\n\n- `409 RULE_DUPLICATED` if another one is the same\n'
  expect(withErrorLines(describe(own))).toMatchObject({
    paths: {
      '/rules': { post: { description: `${own}- \`409 RULE_LIMIT_EXCEEDED\`: The VPS has 20 rules.\n` } },
    },
  })
})
