import { expect, test } from 'vitest'
import { withSecurity } from './with-security.ts'

test('every operation requires a key with the scope that it names, and what is no operation stays', () => {
  const paths = {
    '/a': {
      parameters: [],
      get: { operationId: 'a', 'x-scope': 'read' },
      put: { operationId: 'b', 'x-scope': 'write' },
    },
  }
  expect(withSecurity({ paths })).toEqual({
    paths: {
      '/a': {
        parameters: [],
        get: { ...paths['/a'].get, security: [{ apiKey: ['read'] }] },
        put: { ...paths['/a'].put, security: [{ apiKey: ['write'] }] },
      },
    },
  })
})

test('an operation without a scope gets no security, so the lint of the published files names it', () => {
  const description = { paths: { '/a': { get: { operationId: 'a' } } } }
  expect(withSecurity(description)).toEqual(description)
})
