import { createHash, randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Sftp } from '../remote/sftp.ts'
import { createSender, type Sending } from './create-sender.ts'

interface Write {
  readonly handle: number
  readonly bytes: Uint8Array
  readonly respond: (error?: Error) => void
}

/** A server that responds only when it is told to, and a sender to it. */
function openServer() {
  const writes: Write[] = []
  const sftp: Pick<Sftp, 'write'> = {
    write: ([handle], bytes) =>
      new Promise((resolve, reject) => {
        const respond = (error?: Error): void => (error === undefined ? resolve() : reject(error))
        writes.push({ handle: handle!, bytes, respond })
      }),
  }
  return { writes, send: createSender(sftp as Sftp) }
}

/** A file of this machine that is read at once, so that nothing but the server is waited for. */
function toSending(content: Uint8Array, handle: number): Sending {
  const source: Pick<FileHandle, 'read'> = {
    read: (async (buffer: Buffer, offset: number, length: number, position: number) => {
      buffer.set(content.subarray(position, position + length), offset)
      return { bytesRead: Math.min(length, content.length - position), buffer }
    }) as FileHandle['read'],
  }
  return { source: source as FileHandle, size: content.length, handle: Uint8Array.of(handle) }
}

test('large files are sent one after another, and none waits for the responses for the one before it', async () => {
  const { writes, send } = openServer()
  const contents = [1, 2, 3].map(() => randomBytes(1_000_000))
  const sent = Promise.all(contents.map((content, handle) => send(toSending(content, handle))))
  await turn()
  expect(writes.map(({ handle }) => handle)).toEqual([0, 1, 2].flatMap((handle) => Array(33).fill(handle)))
  for (const { respond } of writes) respond()
  const hashes = (await sent).map(({ hash }) => hash)
  expect(hashes).toEqual(contents.map((content) => createHash('sha256').update(content).digest('hex')))
})

test('a small file does not wait for a large one', async () => {
  const { writes, send } = openServer()
  void send(toSending(randomBytes(8_000_000), 0))
  await turn()
  void send(toSending(randomBytes(4000), 1))
  await turn()
  expect(writes.at(-1)!.handle).toBe(1)
})

test('of a file of any size, about four megabytes are on their way at the same time', async () => {
  const { writes, send } = openServer()
  const content = randomBytes(12_000_000)
  const sent = send(toSending(content, 0))
  const inFlight: number[] = []
  for (let responded = 0; responded < 391; responded = writes.length) {
    await turn()
    inFlight.push(writes.length - responded)
    for (const { respond } of writes.slice(responded)) respond()
  }
  await (
    await sent
  ).written
  expect(Math.max(...inFlight)).toBe(136)
  expect(Buffer.concat(writes.map(({ bytes }) => bytes)).equals(content)).toBe(true)
})

test('after a piece that fails no further one is sent, of no file', async () => {
  const { writes, send } = openServer()
  const contents = [1, 2].map(() => randomBytes(8_000_000))
  const sent = Promise.allSettled(contents.map((content, handle) => send(toSending(content, handle))))
  await turn()
  const [first, ...others] = writes
  const full = new Error('full')
  first!.respond(full)
  for (const { respond } of others) respond()
  expect(await sent).toEqual([1, 2].map(() => ({ status: 'rejected', reason: full })))
  expect(writes).toHaveLength(136)
})
