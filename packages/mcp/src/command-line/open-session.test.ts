import { createSandbox } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { redact } from '../result/redact.ts'
import { openSession } from './open-session.ts'
import { readOptions } from './read-options.ts'

test.each([
  ['encoded', 'a%2Fb%40c'],
  ['decoded', 'a/b@c'],
])('a text with the %s password of the Redis URL does not show it', async (_, password) => {
  const { baseUrl, apiKey, fetch } = await createSandbox({ speed: 0 })
  const { hidden } = await openSession(readOptions([]), {
    env: {
      HOSTWRIGHT_BASE_URL: baseUrl,
      HOSTWRIGHT_API_KEY: apiKey,
      HOSTWRIGHT_REDIS_URL: 'redis://user:a%2Fb%40c@127.0.0.1:6379',
    },
    home: '/nowhere',
    platform: 'linux',
    guides: '/nowhere',
    fetch,
  })
  expect(redact(`AUTH ${password} failed`, await hidden())).toBe('AUTH (not shown) failed')
})
