import { isApiError, OrderOutcomeUnknownError } from '@hostwright/common'
import type { operations } from '@hostwright/types'
import { describe, expect, inject, test } from 'vitest'
import { cases } from './cases/all.ts'
import type { Case } from './cases/case.ts'
import { type DocumentedResponse, documentedOperations } from './description.ts'
import { tap } from './sdk.ts'

const prismUrl = inject('prismUrl')

function ask({ call }: Case, { status, example }: DocumentedResponse) {
  const prefer = example === undefined ? `code=${status}` : `code=${status}, example=${example}`
  const wire = tap(prismUrl)
  return { ...wire, result: call(wire.sdk, { headers: { Prefer: prefer } }) }
}

describe.each(documentedOperations)('$id', ({ id, responses }) => {
  const table = cases[id as keyof operations]
  const successes = responses.filter(({ status }) => status < 400)
  const errors = responses.filter(({ status }) => status >= 400)

  // A dry run is not what `place` asks for; see methods.test.ts.
  test.each(successes.filter(({ example }) => example !== 'dry_run'))(
    'gives $status $example',
    async (response) => {
      const { result, sent, violations } = ask(table, response)
      const value = await result
      expect(sent).toEqual([{ line: table.sends, body: table.body }])
      expect(violations).toEqual([])
      if (table.gives === '202')
        expect(value).toMatchObject({ operationId: id, location: expect.stringMatching(/^\/v1\//) })
      else if (table.gives === undefined) expect(value).toEqual(response.value)
      else expect(value).toEqual((response.value as Record<string, unknown>)[table.gives])
    },
  )

  test.each(errors)('throws $status $example', async (response) => {
    const { result, sent, violations } = ask(table, response)
    const thrown = await result.then(
      () => expect.fail('it did not throw'),
      (error: unknown) => error,
    )
    // An order that ends with 5xx may have been executed: its cause is the API's error.
    const error = thrown instanceof OrderOutcomeUnknownError ? thrown.cause : thrown
    expect(isApiError(error) && [error.status, error.code]).toEqual([response.status, response.example])
    expect(sent).toEqual([{ line: table.sends, body: table.body }])
    expect(violations).toEqual([])
  })
})

test('every operation, status and code of the description has its case', () => {
  const documented = documentedOperations.map(({ id }) => id)
  expect(Object.keys(cases).toSorted()).toEqual(documented.toSorted())

  const successes = documentedOperations.filter(({ responses }) =>
    responses.some(({ status }) => status < 400),
  )
  expect(successes).toHaveLength(documented.length)

  const errors = documentedOperations.flatMap(({ id, responses }) =>
    responses.filter(({ status }) => status >= 400).map((response) => ({ id, ...response })),
  )
  const nameless = errors.filter(({ example, value }) => {
    return example === undefined || (value as { error: { code: string } }).error.code !== example
  })
  expect(new Set(errors.map(({ id }) => id)).size).toBe(documented.length)
  expect(nameless).toEqual([])

  const statuses = new Set(
    documentedOperations.flatMap(({ id, responses }) => responses.map(({ status }) => `${id} ${status}`)),
  )
  const codes = new Set(errors.map(({ example }) => example))
  console.log(
    `Contract coverage: ${documented.length} of ${documentedOperations.length} operations, ` +
      `${statuses.size} statuses, ${errors.length} error cases of ${codes.size} codes`,
  )
})
