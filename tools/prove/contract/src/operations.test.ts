import { isApiError, OrderOutcomeUnknownError } from '@hostwright/common'
import { describe, expect, inject, test } from 'vitest'
import { cases } from './cases/all.ts'
import { documentedOperations, findReturned, successesOf } from './description.ts'
import { tap } from './sdk.ts'

const prismUrl = inject('prismUrl')

/**
 * Calls an operation against a documented response of the mock. The call must send exactly one valid request of its
 * method; a write may read afterwards.
 */
async function ask({ id, method }: (typeof documentedOperations)[number], prefer: string): Promise<unknown> {
  const { sdk, sent, violations } = tap(prismUrl)
  const outcome = await cases[id](sdk, { headers: { Prefer: prefer } }).catch((error: unknown) => error)
  expect(sent.filter(({ line }) => line.startsWith(`${method.toUpperCase()} `))).toHaveLength(1)
  expect(violations).toEqual([])
  return outcome
}

describe.each(documentedOperations)('$id', (operation) => {
  test.each(successesOf(operation))('returns what $status $example has', async (response) => {
    const { status, example } = response
    const prefer = example === undefined ? `code=${status}` : `code=${status}, example=${example}`
    const returned = await ask(operation, prefer)
    expect(findReturned(operation, response, returned)).not.toBe('nothing of it')
  })

  test.each(operation.responses.filter(({ example }) => example === 'dry_run'))(
    'the response of a dry run does not count as an order',
    async ({ status, example }) => {
      expect(await ask(operation, `code=${status}, example=${example}`)).toBeInstanceOf(
        OrderOutcomeUnknownError,
      )
    },
  )

  const errors = operation.responses.filter(({ status }) => status >= 400)
  test.each(errors)('throws $status $example', async ({ status, example, value }) => {
    const thrown = await ask(operation, `code=${status}, example=${example}`)
    // An order that ends with 5xx may have been executed, so the API's error is only the cause of the thrown one.
    const error = thrown instanceof OrderOutcomeUnknownError ? thrown.cause : thrown
    expect(isApiError(error) && [error.status, error.code]).toEqual([status, example])
    expect(value).toMatchObject({ error: { code: example } })
  })
})

test('every operation has a case, a successful response and errors', () => {
  expect(Object.keys(cases).toSorted()).toEqual(documentedOperations.map(({ id }) => id).toSorted())
  const bare = documentedOperations.filter(
    (operation) =>
      successesOf(operation).length === 0 || operation.responses.every(({ status }) => status < 400),
  )
  expect(bare).toEqual([])
  const responses = documentedOperations.flatMap((operation) => operation.responses)
  console.log(`Contract coverage: ${documentedOperations.length} operations, ${responses.length} responses`)
})
