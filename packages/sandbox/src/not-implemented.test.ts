import { expect, test } from 'vitest'
import { errorBody, setUp, vpsPath } from './testing/set-up.ts'

test('an operation that is missing answers 501 and names itself', async () => {
  const { call } = await setUp()
  const reply = await call(`GET ${vpsPath}/protection`)
  expect(reply).toMatchObject({ status: 501, body: errorBody('NOT_IMPLEMENTED_BY_SANDBOX') })
  expect(JSON.stringify(reply.body)).toContain('getVpsProtection')
})
