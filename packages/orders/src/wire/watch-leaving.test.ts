import { channel } from 'node:diagnostics_channel'
import { expect, test, vi } from 'vitest'
import type { Fetch } from '@hostwright/common'
import { watchLeaving, type Watched } from './watch-leaving.ts'

const key = 'a7c1f0de-0000-4000-8000-000000000001'
const order = toLeaving({ 'idempotency-key': key })
const dryRun = toLeaving({})
const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })

function toLeaving(headers: Record<string, string>, fetch?: Fetch) {
  return { url: 'https://api.example.org/v1/vps/servers', init: { method: 'POST', headers }, fetch }
}

/** Watches a request on Node, which sees all that undici and the http module report. */
const watch = (leaving: typeof order): Watched => watchLeaving(leaving)!

interface Request {
  readonly method: string
  readonly path: string
  readonly headers: readonly string[]
}

const toRequest = (headers: readonly string[], path = '/v1/vps/servers'): Request => ({
  method: 'POST',
  path,
  headers,
})
const create = (request: Request): void => channel('undici:request:create').publish({ request })
const sendHeaders = (request: Request): void => channel('undici:client:sendHeaders').publish({ request })
const failToConnect = (error: Error): void => channel('undici:client:connectError').publish({ error })
const end = (request: Request, error: Error): void =>
  channel('undici:request:error').publish({ request, error })

/** Plays what undici reports of a request that ends with `ECONNREFUSED`. */
function refuse(request: Request): void {
  failToConnect(refused)
  end(request, refused)
}

test('on Node, an order whose only request ended with the error of its connection never left', () => {
  const { neverLeft } = watch(order)
  const request = toRequest(['accept', '*/*', 'idempotency-key', key])
  create(request)
  refuse(request)
  expect(neverLeft(new TypeError('fetch failed'))).toBe(true)
})

test('on Node, a fetch of the caller, which may have sent the order in another way, proves nothing', () => {
  const send: Fetch = async () => Response.json({})
  const by = (fetch: Fetch): boolean => {
    const { neverLeft } = watch(toLeaving({ 'idempotency-key': key }, fetch))
    const request = toRequest(['idempotency-key', key])
    create(request)
    refuse(request)
    return neverLeft(refused)
  }
  expect(by(send)).toBe(false)
  expect(by(Object.assign(send, { isPlain: true }))).toBe(true)
})

test('on Node, a dry run, which has no key, is known by its method and path', () => {
  const { neverLeft } = watch(dryRun)
  create(toRequest([], '/v1/server'))
  create({ ...toRequest([]), method: 'GET' })
  const request = toRequest([])
  create(request)
  refuse(request)
  expect(neverLeft(refused)).toBe(true)
})

test('on Node, what other programs and other versions of undici report spoils no proof', () => {
  for (const leaving of [order, dryRun]) {
    const { neverLeft } = watch(leaving)
    const others = [{}, { request: {} }, { request: { getHeader: () => undefined } }]
    for (const message of others) channel('http.client.request.start').publish(message)
    for (const message of [{}, { request: {} }]) channel('undici:request:create').publish(message)
    const request = toRequest(leaving === order ? ['idempotency-key', key] : [])
    create(request)
    refuse(request)
    expect(neverLeft(refused)).toBe(true)
  }
})

test.each<[string, (request: Request) => void]>([
  [
    'whose headers were sent before a connection failed',
    (request) => {
      create(request)
      sendHeaders(request)
      refuse(request)
    },
  ],
  [
    'whose body was sent, as Node 22 reports of HTTP/2',
    (request) => {
      create(request)
      channel('undici:request:bodySent').publish({ request })
      refuse(request)
    },
  ],
  [
    'that an agent sent twice',
    (request) => {
      create({ ...request })
      create(request)
      refuse(request)
    },
  ],
  [
    'that has not ended, while another request of the process could not be connected',
    (request) => {
      create(request)
      failToConnect(refused)
    },
  ],
  [
    'that ended otherwise, while another request of the process could not be connected',
    (request) => {
      create(request)
      failToConnect(refused)
      end(request, new Error('other side closed'))
    },
  ],
  [
    'that ended otherwise, before another request of the process could not be connected',
    (request) => {
      create(request)
      end(request, new Error('other side closed'))
      refuse(toRequest(['idempotency-key', 'another']))
    },
  ],
  [
    'that ended with an error of which undici reports no failed connection',
    (request) => {
      create(request)
      end(request, refused)
    },
  ],
  [
    'that was also sent through the http module',
    (request) => {
      const getHeader = (name: string): unknown => (name === 'idempotency-key' ? key : undefined)
      channel('http.client.request.start').publish({ request: { getHeader } })
      create(request)
      refuse(request)
    },
  ],
  ['that undici does not know', () => refuse(toRequest([]))],
  [
    'of another key',
    () => {
      const other = toRequest(['idempotency-key', 'another'])
      create(other)
      refuse(other)
    },
  ],
])('on Node, an order %s may have left', (_, play) => {
  const { neverLeft } = watch(order)
  play(toRequest(['idempotency-key', key]))
  expect(neverLeft(refused)).toBe(false)
})

test('on Node, two orders at the same time are distinguished by their keys', () => {
  const { neverLeft: otherNeverLeft } = watch(toLeaving({ 'idempotency-key': 'another' }))
  const { neverLeft } = watch(order)
  const [own, others] = [toRequest(['idempotency-key', key]), toRequest(['idempotency-key', 'another'])]
  create(own)
  create(others)
  sendHeaders(others)
  refuse(own)
  expect([neverLeft(refused), otherNeverLeft(refused)]).toEqual([true, false])
})

test('on Node, nothing is watched after the call', () => {
  const names = [
    'undici:request:create',
    'undici:client:sendHeaders',
    'undici:request:error',
    'http.client.request.start',
  ]
  const before = names.map((name) => channel(name).hasSubscribers)
  const { neverLeft } = watch(order)
  expect(names.every((name) => channel(name).hasSubscribers)).toBe(true)
  neverLeft(undefined)
  expect(names.map((name) => channel(name).hasSubscribers)).toEqual(before)
})

/** Watches an order on a Bun with the given global `fetch`. */
function watchOnBun(leaving = order, fetch: Function = createBunFetch()): (error: unknown) => boolean {
  return watchLeaving(leaving, { process: { versions: { bun: '1.4.5' } }, fetch })?.neverLeft ?? (() => false)
}

/** Creates a function that looks as Bun's own `fetch` does. */
function createBunFetch(): Function {
  const native = Object.defineProperty(Math.max.bind(null), 'name', { value: 'fetch' })
  showAsNative()
  return Object.assign(native, { preconnect() {} })
}

/** Lets every function have the text of Bun's own `fetch`, as a bound one has. */
function showAsNative(): void {
  vi.spyOn(Function.prototype, 'toString').mockReturnValue('function fetch() { [native code] }')
}

test('on Bun, which has the modules of Node but no undici, the code of the error proves it', () => {
  const getBuiltinModule = (): never => expect.fail('asked for a module')
  const process = { versions: { bun: '1.4.5' }, getBuiltinModule }
  expect(watchLeaving(order, { process, fetch: createBunFetch() })?.neverLeft(refused)).toBe(true)
})

test.each([
  'ECONNREFUSED',
  'ENOTFOUND',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])('on Bun, an order that ended with %s never left', (code) => {
  expect(watchOnBun()(Object.assign(new TypeError('No.'), { code }))).toBe(true)
})

test.each([['ECONNRESET'], ['ETIMEDOUT'], ['NOT_ECONNREFUSED'], ['ENOTFOUND_HERE'], [undefined]])(
  'on Bun, an order that ended with %s may have left',
  (code) => {
    expect(watchOnBun()(Object.assign(new TypeError('No.'), { code }))).toBe(false)
    expect(watchOnBun()(undefined)).toBe(false)
  },
)

test('on Bun, an order may have left if a fetch of the caller sent it, unless that fetch says that it is plain', () => {
  const send: Fetch = async () => Response.json({})
  const by = (fetch: Fetch): boolean => watchOnBun(toLeaving({ 'idempotency-key': key }, fetch))(refused)
  expect(by(send)).toBe(false)
  expect(by(Object.assign(send, { isPlain: true }))).toBe(true)
})

test.each<[string, () => Function]>([
  ['a function', () => Object.assign(() => Promise.reject(refused), { preconnect() {} })],
  ['a function of the same name', () => Object.assign(async function fetch() {}, { preconnect() {} })],
  [
    'a bound function',
    () => {
      showAsNative()
      return Object.assign(Math.max.bind(null), { preconnect() {} })
    },
  ],
  [
    'a function without properties of Bun',
    () => Object.defineProperty(Math.max.bind(null), 'name', { value: 'fetch' }),
  ],
])('on Bun, an order may have left if a program has replaced the global fetch by %s', (_, create) => {
  expect(watchOnBun(order, create())(refused)).toBe(false)
})

test.each<[string, object]>([
  ['Deno', { process: { versions: { deno: '2.9.6', node: '26.0.0' } } }],
  ['workerd', { process: { versions: { node: '22.0.0' } } }],
  ['a browser', {}],
])('on %s, an order that could not be connected may have left', (_, realm) => {
  expect(watchLeaving(order, realm)).toBeUndefined()
})
