import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import type { LogFields, Logger } from './logger.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createScriptedFetch, json, rejection, type Reply } from '../testing/scripted-fetch.ts'

function setUp(...replies: readonly Reply[]) {
  const lines: [string, string, LogFields][] = []
  const write = (level: string) => (message: string, fields: LogFields) =>
    void lines.push([level, message, fields])
  const logger: Logger = {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  }
  const options = {
    baseUrl: 'https://api.example.com',
    apiKey: 'key-5f1d8c',
    logger,
    ...createFakePlatform(),
    ...createScriptedFetch(...replies),
  }
  return { client: createClient(options), lines }
}

test('every attempt is reported by operation and outcome', async () => {
  const { client, lines } = setUp(
    new TypeError('terminated'),
    rejection(503, 'SERVICE_UNAVAILABLE'),
    json({}),
  )
  await client.me()
  const operation = 'GET /v1/me'
  expect(lines).toEqual([
    ['warn', 'failed', { operation, error: 'ConnectionError', ms: 0 }],
    ['warn', 'rejected', { operation, status: 503, code: 'SERVICE_UNAVAILABLE', ms: 0 }],
    ['debug', 'answered', { operation, status: 200, ms: 0 }],
  ])
})

test('neither identifiers nor secrets are in it', async () => {
  const { client, lines } = setUp(rejection(409, 'PROTECTED'))
  const body = { image_id: 'os-1', root_password: 'Correct-Horse-7' }
  const call = client.api.POST('/v1/vps/servers/{uuid}/os-reinstall', {
    params: { path: { uuid: '4f0c-uuid' } },
    body,
  })
  await expect(call).rejects.toMatchObject({ code: 'PROTECTED' })
  for (const text of ['key-5f1d8c', 'Correct-Horse-7', '4f0c-uuid'])
    expect(JSON.stringify(lines)).not.toContain(text)
})

const ignore = (): object => ({})

test.each<[string, object, boolean]>([
  ['console', {}, false],
  ['winston', { child: ignore, log: ignore, defaultMeta: {} }, false],
  ['pino', { child: ignore, bindings: ignore }, true],
])('a logger like %s gets its arguments in its own order', async (_, own, isFieldsFirst) => {
  const lines: unknown[][] = []
  const write = (...line: readonly unknown[]): void => void lines.push([...line])
  const logger: Logger = { debug: write, info: write, warn: write, error: write, ...own }
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key-5f1d8c',
    logger,
    ...createFakePlatform(),
    ...createScriptedFetch(rejection(503, 'SERVICE_UNAVAILABLE'), json({})),
  })
  await client.me()
  const operation = 'GET /v1/me'
  const expected: [string, LogFields][] = [
    ['rejected', { operation, status: 503, code: 'SERVICE_UNAVAILABLE', ms: 0 }],
    ['answered', { operation, status: 200, ms: 0 }],
  ]
  expect(lines).toEqual(isFieldsFirst ? expected.map((line) => line.toReversed()) : expected)
})
