import { expect, test } from 'vitest'
import { toCertainRejections } from './to-certain-rejections.ts'
import { toRetryClasses } from './to-retry-classes.ts'
import { toRoutes } from './to-routes.ts'
import { toSecretFields } from './to-secret-fields.ts'

const description = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Fixture', version: '1.0.0' },
  paths: {
    '/orders': { post: { operationId: 'order', 'x-retry': 'idempotency-key', responses: {} } },
    '/orders/{id}': {
      get: { operationId: 'getOrder', responses: {} },
      put: { operationId: 'changeOrder', 'x-retry': 'idempotent', responses: {} },
      delete: { operationId: 'deleteOrder', 'x-retry': 'never', responses: {} },
    },
  },
  components: {
    schemas: {
      Code: { type: 'string', 'x-extensible-enum': ['A', 'B'], 'x-provenance': 'inferred' },
      Password: { type: 'string', writeOnly: true },
      Request: {
        type: 'object',
        required: ['login'],
        properties: {
          login: { $ref: '#/components/schemas/Password' },
          note: { type: 'string' },
          pin: { type: 'string', format: 'password' },
          renew: { type: 'boolean', default: true },
        },
      },
    },
  },
})

test('secret properties are found by their own schema and through a reference', () => {
  expect(toSecretFields(description).match(/'(\w+)'/g)).toEqual(["'login'", "'pin'"])
})

test('a letter says which method a path has', () => {
  expect(toRoutes(description)).toContain('`orders P\n {id} GUD`')
})

test('what the method does not say of retrying is listed: orders, and what may never be', () => {
  const classes = toRetryClasses(description)
  expect(classes).toContain("orderOperations: readonly string[] = [\n  'POST /orders',\n]")
  expect(classes).toContain("neverRepeated: readonly string[] = [\n  'DELETE /orders/{id}',\n]")
})

test('a POST that says it is idempotent is told, because the client would not repeat it', () => {
  const paths = { '/touch': { post: { 'x-retry': 'idempotent', responses: {} } } }
  expect(() => toRetryClasses(JSON.stringify({ paths }))).toThrow('POST /touch is idempotent')
})

const rejected = (status: string, code: string) => ({
  [status]: { $ref: `#/components/responses/${code}` },
})
const withRejections = (rejections: object): string =>
  JSON.stringify({
    paths: {
      '/orders': {
        get: { operationId: 'list', responses: {} },
        post: {
          operationId: 'order',
          'x-certain-rejections': rejections,
          responses: { ...rejected('402', 'PAYMENT_REQUIRED'), ...rejected('422', 'VALIDATION_ERROR') },
        },
      },
    },
    components: {
      responses: {
        PAYMENT_REQUIRED: { content: { 'application/json': { examples: { PAYMENT_REQUIRED: {} } } } },
        VALIDATION_ERROR: { content: { 'application/json': { examples: { VALIDATION_ERROR: {} } } } },
      },
      schemas: {},
    },
  })

test('a certain rejection has the status of the response that documents its code', () => {
  const rejections = toCertainRejections(
    withRejections({ VALIDATION_ERROR: 'new-key', PAYMENT_REQUIRED: 'always' }),
  )
  expect(rejections).toContain(`> = {
  'POST /orders': {
    '402 PAYMENT_REQUIRED': 'always',
    '422 VALIDATION_ERROR': 'new-key',
  },
}
`)
})

test('a certain rejection that no response documents is an error', () => {
  expect(() => toCertainRejections(withRejections({ SERVER_ID_TAKEN: 'always' }))).toThrow(
    'No response of POST /orders documents SERVER_ID_TAKEN',
  )
})

test('the paths are a tree, in which a name comes before a parameter', () => {
  const operation = { responses: {} }
  const paths = {
    '/db/{name}': { get: operation, delete: operation },
    '/db/user': { post: operation, parameters: [] },
    '/db/{name}/grant': { put: operation },
  }
  expect(toRoutes(JSON.stringify({ paths }))).toContain('`db\n user P\n {name} GD\n  grant U`')
})
