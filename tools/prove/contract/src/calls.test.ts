import { expect, test } from 'vitest'
import { cases } from './cases/all.ts'
import { documentedOperations, findReturned, successesOf } from './description.ts'
import { tap } from './sdk.ts'

// These tests run without the mock, in milliseconds. The snapshot has the request of each method and the part of the
// response that it returns.
test.each(documentedOperations)('$id', async (operation) => {
  const [response] = successesOf(operation)
  const { status, value } = response!
  const { sdk, sent } = tap('https://api.example.com', async () =>
    status === 202 ? new Response(null, { status }) : Response.json(value),
  )
  const returned = await cases[operation.id](sdk, {})
  const requests = sent.map(({ line, body }) => `${line} ${JSON.stringify(body) ?? ''}`.trim())
  expect(
    [...requests, `returns ${findReturned(operation, response!, returned)}`].join('\n'),
  ).toMatchSnapshot()
})
