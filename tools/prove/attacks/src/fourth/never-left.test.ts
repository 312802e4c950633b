import { createServer, type Server } from 'node:net'
import { createMemoryJournal, OrderOutcomeUnknownError, type OrderJournal } from '@hostwright/common'
import { expect, test } from 'vitest'
import { anOrder, consent, createStage, neverArrives, thrownBy, type Alter } from './stage.ts'

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
  const refused: Alter = ({ kind, request }, pass) => (kind === 'order' ? sendTo(address, request) : pass())
  const error = await thrownBy(
    stage.program({ journal, alter: refused, isPlain: true }).vps.ensure(anOrder('web-1'), consent),
  )
  expect(error).toMatchObject({ name: 'ConnectionError', sent: false })
  expect((await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)).state).toBe('ordered')
  expect(stage.paid()).toBe(1)
})

test('a dry run whose connection fails: the same line orders at once, in spite of an entry of another program', async () => {
  const [stage, address, journal] = [await createStage(), await nobodysAddress(), createMemoryJournal()]
  const refused: Alter = ({ kind, request }, pass) => (kind === 'dry-run' ? sendTo(address, request) : pass())
  const error = await thrownBy(
    stage.program({ journal, alter: refused, isPlain: true }).vps.ensure(anOrder('web-1'), consent),
  )
  expect(error).toMatchObject({ name: 'ConnectionError', sent: false })
  expect((await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)).state).toBe('ordered')
})

test('a dry run whose connection failed, and an order by the same key from another journal: it explains nothing', async () => {
  const [stage, address, journal] = [await createStage(), await nobodysAddress(), createMemoryJournal()]
  const refused: Alter = ({ kind, request }, pass) => (kind === 'dry-run' ? sendTo(address, request) : pass())
  await thrownBy(stage.program({ journal, alter: refused }).vps.ensure(anOrder('web-1'), consent))
  await stage.program().vps.ensure(anOrder('web-1'), consent)
  const error = await thrownBy(stage.program({ journal }).vps.ensure(anOrder('web-1'), consent))
  expect(error).toBeInstanceOf(OrderOutcomeUnknownError)
  expect(stage.paid()).toBe(1)
})

const executedAndThen: Record<string, (address: string) => Alter> = {
  'another request without its key fails to connect':
    (address) =>
    async ({ kind, request }, pass) => {
      const response = await pass()
      return kind === 'order' ? sendTo(address, request, { headers: new Headers(), method: 'GET' }) : response
    },
  'a POST with another key fails to connect':
    (address) =>
    async ({ kind, request }, pass) => {
      const response = await pass()
      return kind === 'order'
        ? sendTo(address, request, { headers: new Headers({ 'Idempotency-Key': 'another' }) })
        : response
    },
  'the error of an earlier request is thrown again': (address) => {
    let before: unknown
    return async ({ kind, request }, pass) => {
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
    const alter = executedAndThen[name]!(address)
    const error = await thrownBy(stage.program({ journal, alter }).vps.ensure(anOrder('web-1'), consent))
    for (let run = 0; run < 10; run += 1) {
      await thrownBy(stage.program({ journal }).vps.ensure(anOrder('web-1'), consent))
      await stage.later(10)
    }
    expect({ paid: stage.paid(), name: (error as Error).name }).toEqual({
      paid: 1,
      name: 'OrderOutcomeUnknownError',
    })
  },
)

/** A server that responds to one request and keeps the connection; it reads the next one and ends the connection. */
function createEndingServer() {
  const seen = { posts: 0 }
  const server = createServer((socket) => {
    let text = ''
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (/^GET [^]*\r\n\r\n/.test(text)) {
        text = ''
        socket.write(
          'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\n{}',
        )
      } else if (/^POST [^]*"agree_to_terms"/.test(text)) {
        seen.posts += 1
        socket.end()
      }
    })
  })
  return { server, seen }
}

test('a server that reads an order on a kept connection and ends it: one POST, and the outcome is unknown', async () => {
  const [stage, journal] = [await createStage(), createMemoryJournal()]
  const { server, seen } = createEndingServer()
  const address = `http://127.0.0.1:${await listening(server)}/v1/vps/servers`
  const kept: Alter = async ({ kind, request }, pass) => {
    if (kind !== 'order') return pass()
    await (await fetch(address)).text() // the connection is kept
    return sendTo(address, request)
  }
  const error = await thrownBy(stage.program({ journal, alter: kept }).vps.ensure(anOrder('web-1'), consent))
  await thrownBy(stage.program({ journal, alter: kept }).vps.ensure(anOrder('web-1'), consent))
  await closed(server)
  expect(error).toBeInstanceOf(OrderOutcomeUnknownError)
  expect(seen.posts).toBe(1)
  expect(stage.paid()).toBe(0)
})

test('an order whose connection fails, and a journal that cannot be written after it: the error says until when another process waits', async () => {
  const [stage, address, kept] = [await createStage(), await nobodysAddress(), createMemoryJournal()]
  let isBroken = false
  const journal: OrderJournal = {
    ...kept,
    write: (record) => (isBroken ? Promise.reject(new Error('the disk is full')) : kept.write(record)),
  }
  const refused: Alter = ({ kind, request }, pass) => {
    if (kind !== 'order') return pass()
    isBroken = true
    return sendTo(address, request)
  }
  const { vps } = stage.program({ journal, alter: refused, isPlain: true })
  const error = await thrownBy(vps.ensure(anOrder('web-1'), consent))
  expect(error).toMatchObject({ sent: false })
  expect(String(error)).toMatch(/\d\d:\d\d/)
  isBroken = false
  await thrownBy(stage.program({ journal: kept }).vps.ensure(anOrder('web-1'), consent))
  expect(stage.paid()).toBe(0) // another process does not know that nothing left
})

test('an order whose connection fails after an earlier one was lost: the earlier one keeps the outcome unknown', async () => {
  const [stage, address, journal] = [await createStage(), await nobodysAddress(), createMemoryJournal()]
  const { vps } = stage.program({ journal, alter: neverArrives('order') })
  const quote = await vps.quote(anOrder('web-1'))
  const input = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const
  await thrownBy(vps.place(quote, input))
  const refused: Alter = ({ kind, request }, pass) => (kind === 'order' ? sendTo(address, request) : pass())
  const second = stage.program({ journal, alter: refused }).vps
  await thrownBy(second.place(quote, input, { resend: true }))
  expect((await second.reconcile(quote)).outcome).toBe('unknown')
})
