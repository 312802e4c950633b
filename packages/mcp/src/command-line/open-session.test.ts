import { createSandbox } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { redact } from '../result/redact.ts'
import { openSession } from './open-session.ts'
import { readOptions } from './read-options.ts'

test.each([
  ['encoded', 'a%2Fb%40c', 'redis://user:a%2Fb%40c@127.0.0.1:6379'],
  ['decoded', 'a/b@c', 'redis://user:a%2Fb%40c@127.0.0.1:6379'],
  ['decoded', 'a/b@c', 'unix://user:a%2Fb%40c@/run/redis.sock'],
])('a text with the %s password %s of %s does not show it', async (_, password, redisUrl) => {
  const { baseUrl, apiKey, fetch } = await createSandbox({ speed: 0 })
  const { hidden } = await openSession(readOptions([]), {
    env: {
      HOSTWRIGHT_BASE_URL: baseUrl,
      HOSTWRIGHT_API_KEY: apiKey,
      HOSTWRIGHT_REDIS_URL: redisUrl,
    },
    home: '/nowhere',
    platform: 'linux',
    guides: '/nowhere',
    fetch,
  })
  expect(redact(`AUTH ${password} failed`, await hidden())).toBe('AUTH (not shown) failed')
})

test('the error about the address of Redis names the variable', async () => {
  const { baseUrl, apiKey, fetch } = await createSandbox({ speed: 0 })
  const env = {
    HOSTWRIGHT_BASE_URL: baseUrl,
    HOSTWRIGHT_API_KEY: apiKey,
    HOSTWRIGHT_REDIS_URL: 'https://redis.example.com',
  }
  const system = { env, home: '/nowhere', platform: 'linux' as const, guides: '/nowhere', fetch }
  await expect(openSession(readOptions([]), system)).rejects.toMatchObject({ field: 'HOSTWRIGHT_REDIS_URL' })
})

test('a relative --journal is another journal wherever a host starts the server, and an error', async () => {
  const { baseUrl, apiKey, fetch } = await createSandbox({ speed: 0 })
  const env = { HOSTWRIGHT_BASE_URL: baseUrl, HOSTWRIGHT_API_KEY: apiKey }
  const system = { env, home: '/nowhere', platform: 'linux' as const, guides: '/nowhere', fetch }
  await expect(openSession(readOptions(['--journal', 'orders']), system)).rejects.toThrow(
    'journal is orders, which is another folder in each working directory',
  )
})

test.each(['--plans', '--secrets'])(
  'a relative %s is another folder wherever a host starts the server, and so is one with ~: an error',
  (flag) => {
    for (const folder of ['secrets', './secrets', '~/secrets'])
      expect(() => readOptions([flag, folder])).toThrow(
        `${flag} is ${folder}, which is another folder in each working directory: give its whole path`,
      )
    expect(() => readOptions([flag, import.meta.dirname])).not.toThrow()
  },
)

test.each(['--servers', '--secret-command', '--journal', '--plans', '--allow', '--origin'])(
  'an empty %s, such as of a variable that is not set, is an error',
  (flag) => {
    for (const empty of ['', ' '])
      expect(() => readOptions([flag, empty])).toThrow(`${flag} is empty: give a value, or leave it out`)
  },
)
