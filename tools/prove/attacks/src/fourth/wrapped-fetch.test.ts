import { createServer } from 'node:net'
import http2 from 'node:http2'
import { createMemoryJournal } from '@hostwright/common'
import { expect, onTestFinished, test } from 'vitest'
import { anOrder, consent, createStage, mainKey, thrownBy, type Alter } from './stage.ts'

/** Returns an address at which no server listens. */
const nobodysAddress = () =>
  new Promise<string>((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(`http://127.0.0.1:${port}/v1/vps/servers`))
    })
  })

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
    const fallback: Alter = async ({ kind, request }, pass) => {
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
      stage.program({ journal, alter: fallback }).vps.ensure(anOrder('web-1'), consent),
    )
    const key = name === 'main-key' ? mainKey : stage.addKey(name)
    await thrownBy(stage.program({ journal, key }).vps.ensure(anOrder('web-1'), consent))
    expect({ paid: stage.paid(), first: (first as Error).name }).toEqual({
      paid: 1,
      first: 'OrderOutcomeUnknownError',
    })
  },
)
