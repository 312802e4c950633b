import http2 from 'node:http2'
import { createServer, type Server } from 'node:net'
import { createMemoryJournal, OrderOutcomeUnknownError } from '@hostwright/common'
import { expect, onTestFinished, test } from 'vitest'
import { mainKey, type Proxy } from '../connect.ts'
import { minute } from '../scene.ts'
import { anOrder, consent, createStage, thrownBy } from './stage.ts'

const listening = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })

const closed = (server: Server) => new Promise((resolve) => server.close(resolve))

/** Returns an address at which nobody listens. */
async function nobodysAddress() {
  const server = createServer()
  const port = await listening(server)
  await closed(server)
  return `http://127.0.0.1:${port}/v1/vps/servers`
}

/** Sends a request of the SDK to another address, by the `fetch` of this runtime. */
async function sendTo(
  address: string,
  request: Request,
  { headers = request.headers, method = request.method } = {},
) {
  const body = method === 'GET' ? null : await request.clone().arrayBuffer()
  return fetch(address, { method, headers, body, signal: request.signal })
}

test('an order whose connection fails: the same line orders at once, and one VPS is paid', async () => {
  const [stage, address, journal] = [await createStage(), await nobodysAddress(), createMemoryJournal()]
  const refused: Proxy = (request, pass, kind) => (kind === 'order' ? sendTo(address, request) : pass())
  const error = await thrownBy(
    stage.program({ journal, proxy: refused, isPlain: true }).vps.ensure(anOrder('web-1'), consent),
  )
  expect(error).toMatchObject({ name: 'ConnectionError', sent: false })
  expect((await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)).state).toBe('ordered')
  expect(stage.bought()).toBe(1)
})

test('a dry run whose connection failed, and an order by the same key from another journal: it explains nothing', async () => {
  const [stage, address, journal] = [await createStage(), await nobodysAddress(), createMemoryJournal()]
  const refused: Proxy = (request, pass, kind) => (kind === 'dry-run' ? sendTo(address, request) : pass())
  await thrownBy(stage.program({ journal, proxy: refused }).vps.ensure(anOrder('web-1'), consent))
  await stage.program().vps.ensure(anOrder('web-1'), consent)
  const error = await thrownBy(stage.program({ journal }).vps.ensure(anOrder('web-1'), consent))
  expect(error).toBeInstanceOf(OrderOutcomeUnknownError)
  expect(stage.bought()).toBe(1)
})

const executedAndThen: Record<string, (address: string) => Proxy> = {
  'another request without its key fails to connect': (address) => async (request, pass, kind) => {
    const response = await pass()
    return kind === 'order' ? sendTo(address, request, { headers: new Headers(), method: 'GET' }) : response
  },
  'a POST with another key fails to connect': (address) => async (request, pass, kind) => {
    const response = await pass()
    return kind === 'order'
      ? sendTo(address, request, { headers: new Headers({ 'Idempotency-Key': 'another' }) })
      : response
  },
  'an error with the code ECONNREFUSED is thrown': () => async (_, pass, kind) => {
    const response = await pass()
    if (kind !== 'order') return response
    const cause = Object.assign(new Error('connect ECONNREFUSED 203.0.113.9:443'), { code: 'ECONNREFUSED' })
    throw new TypeError('fetch failed', { cause })
  },
  'the error of an earlier request is thrown again': (address) => {
    let before: unknown
    return async (request, pass, kind) => {
      before ??= await thrownBy(sendTo(address, request, { headers: new Headers(), method: 'GET' }))
      const response = await pass()
      if (kind === 'order') throw before
      return response
    }
  },
}

test.each(Object.keys(executedAndThen))(
  'an order is executed, and then %s: unknown, and one VPS is paid',
  async (name) => {
    const [stage, address, journal] = [await createStage(), await nobodysAddress(), createMemoryJournal()]
    const proxy = executedAndThen[name]!(address)
    const error = await thrownBy(stage.program({ journal, proxy }).vps.ensure(anOrder('web-1'), consent))
    for (let run = 0; run < 10; run += 1) {
      await thrownBy(stage.program({ journal }).vps.ensure(anOrder('web-1'), consent))
      await stage.pass(10 * minute)
    }
    expect({ paid: stage.bought(), name: (error as Error).name }).toEqual({
      paid: 1,
      name: 'OrderOutcomeUnknownError',
    })
  },
)

// A wrapper of `fetch` that sends over HTTP/2 (`node:http2`) first, and by the global `fetch` if that breaks. The
// channels of undici show one request under the order's key, no headers and a failed connection.
test.each(['main-key', 'second-key'])(
  'an order that node:http2 has delivered, and that a fallback to the global fetch sends to a closed port: unknown, and a second run with the %s pays nothing',
  async (name) => {
    const [stage, address, journal] = [await createStage(), await nobodysAddress(), createMemoryJournal()]
    let execute = async () => {}
    const server = http2.createServer()
    server.on('stream', (stream) => {
      stream.on('error', () => {})
      stream.on('end', () => void execute().then(() => stream.destroy())) // executed; the response is lost
      stream.resume()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    onTestFinished(() => void server.close())
    const session = http2.connect(`http://127.0.0.1:${(server.address() as { port: number }).port}`)
    onTestFinished(() => session.destroy())
    const fallback: Proxy = async (request, pass, kind) => {
      if (kind !== 'order') return pass()
      const body = await request.clone().text()
      execute = async () => void (await pass())
      await new Promise<void>((resolve) => {
        const stream = session.request({ ':path': '/v1/vps/servers', ':method': 'POST' })
        stream.on('error', () => {})
        stream.on('close', () => resolve())
        stream.end(body)
      })
      return fetch(address, { method: 'POST', headers: request.headers, body })
    }
    const first = await thrownBy(
      stage.program({ journal, proxy: fallback }).vps.ensure(anOrder('web-1'), consent),
    )
    const key = name === 'main-key' ? mainKey : stage.addKey(name)
    await thrownBy(stage.program({ journal, apiKey: key }).vps.ensure(anOrder('web-1'), consent))
    expect({ paid: stage.bought(), first: (first as Error).name }).toEqual({
      paid: 1,
      first: 'OrderOutcomeUnknownError',
    })
  },
)
