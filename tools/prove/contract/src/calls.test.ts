import { expect, test } from 'vitest'
import { cases } from './cases/all.ts'
import { documentedOperations } from './description.ts'
import { tap } from './sdk.ts'

// Without the mock, in milliseconds: what each method sends and returns. `operations.test.ts` asks Prism about the same.
test.each(documentedOperations)(
  '$id sends its request and returns its response',
  async ({ id, responses }) => {
    const { call, sends, body, gives } = cases[id as keyof typeof cases]
    const { status, value } = responses.find((one) => one.status < 400 && one.example !== 'dry_run')!
    const { sdk, sent } = tap('https://api.example.com', {
      send: async () => (status === 202 ? new Response(null, { status }) : Response.json(value)),
    })
    const returned = await call(sdk, {})
    expect(sent).toEqual([{ line: sends, body }])
    if (gives === '202') expect(returned).toMatchObject({ operationId: id })
    else expect(returned).toEqual(gives === undefined ? value : (value as Record<string, unknown>)[gives])
  },
)
