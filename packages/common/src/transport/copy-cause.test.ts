import { runInNewContext } from 'node:vm'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'

const apiKey = 'key-5f1d8c'
const password = 'Correct/Hörse"7'
const secrets = [apiKey, password, 'Correct', 'rse"7', 'rse\\"7']

/** Returns the error of a call whose `fetch` throws this value. */
async function failWith(thrown: unknown): Promise<Error & { cause: Error & Record<string, unknown> }> {
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey,
    fetch: () => {
      throw thrown
    },
  })
  const call = client.api.POST('/v1/vps/servers/{uuid}/os-reinstall', {
    params: { path: { uuid: 'u' } },
    body: { image_id: 'os-1', root_password: password },
  })
  return (await call.catch((error: unknown) => error)) as never
}

const told = `sent ${JSON.stringify({ root_password: password })} with ${apiKey}`
const config = { headers: { Authorization: `Bearer ${apiKey}` }, data: password }
const throwing = new Proxy(new Error('x'), {
  get() {
    throw new Error(told)
  },
})
const circle = new Error(told)
circle.cause = circle

test.each<[string, unknown]>([
  ['a string', told],
  ['nothing', undefined],
  ['null', null],
  ['a symbol', Symbol(told)],
  ['an object', { message: told, config }],
  [
    'an error of another realm',
    runInNewContext('Object.assign(new TypeError(told), { request })', { told, request: config }),
  ],
  [
    'an error that holds the request',
    Object.assign(new Error(told), { request: config, config, code: apiKey }),
  ],
  ['an error whose stack holds the key', Object.assign(new Error('x'), { stack: told })],
  ['an error whose name holds the key', Object.assign(new Error('x'), { name: told })],
  ['several errors', new AggregateError([new Error(told), told], told, { cause: new Error(told) })],
  ['an error whose properties throw', throwing],
  ['an error in a cycle', circle],
  ['a function', () => told],
  ['a very long message', new Error(`${'x'.repeat(490)} ${told} ${told}`)],
])('a fetch that throws %s is a ConnectionError without secrets', async (_, thrown) => {
  const error = await failWith(thrown)
  expect(error).toMatchObject({
    name: 'ConnectionError',
    operation: 'POST /v1/vps/servers/{uuid}/os-reinstall',
  })
  const shown = [
    inspect(error, { depth: 12, showHidden: true }),
    JSON.stringify([error, error.cause, error.stack, error.message]),
    String(error.cause?.stack),
  ].join()
  for (const secret of secrets) expect(shown).not.toContain(secret)
})

test('a copied cause keeps name, code, message and causes', async () => {
  const rejected = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), {
    code: 'ECONNREFUSED',
    port: 1,
  })
  const several = Object.assign(new AggregateError([rejected, rejected]), { code: 'ECONNREFUSED' })
  const error = await failWith(new TypeError('fetch failed', { cause: several }))
  expect(error.message).toContain('connect ECONNREFUSED 127.0.0.1:1')
  expect(error.cause).toMatchObject({
    name: 'TypeError',
    message: 'fetch failed',
    cause: { name: 'AggregateError', code: 'ECONNREFUSED', errors: [{ code: 'ECONNREFUSED' }, {}] },
  })
  expect((error.cause.cause as { errors: object[] }).errors[0]).not.toHaveProperty('port')
})

test('a thrown value without a message is described by its code or type', async () => {
  expect((await failWith(Object.assign(new Error(''), { code: 'ECONNRESET' }))).message).toContain(
    'ECONNRESET',
  )
  const code = 'ERR_SSL_WRONG_VERSION_NUMBER'
  const tls = Object.assign(new Error('0A00010B:SSL routines:wrong version number:tlsany_meth.c:77:\n'), {
    code,
  })
  expect((await failWith(tls)).message).toContain(`complete: ${code} (`)
  expect((await failWith(new RangeError(''))).message).toContain('complete: RangeError (')
  expect((await failWith(undefined)).message).toContain('complete: undefined (')
})

test('a chain of causes is bounded in depth and length', async () => {
  let deep: Error = new Error('end')
  for (let level = 0; level < 50; level += 1) deep = new Error('x'.repeat(5_000), { cause: deep })
  const shown = inspect(await failWith(deep), { depth: 100, maxStringLength: null })
  expect(shown.length).toBeLessThan(20_000)
})
