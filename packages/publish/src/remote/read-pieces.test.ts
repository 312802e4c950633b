import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPieces } from './read-pieces.ts'
import type { Sftp } from './sftp.ts'

interface Reading {
  readonly content: Uint8Array
  /** The size that a listing said. */
  readonly size?: number
  readonly mostBytes?: number
  /** The most bytes that the server returns at a time. */
  readonly atATime?: number
}

/** Reads a file of a server, and returns what was read and the most requests at a time. */
async function read({ content, size = content.length, mostBytes = Infinity, atATime = Infinity }: Reading) {
  let [waiting, most] = [0, 0]
  const server: Pick<Sftp, 'read' | 'close'> = {
    async read(_handle, length, position) {
      waiting += 1
      most = Math.max(most, waiting)
      await new Promise((resolve) => void setImmediate(resolve))
      waiting -= 1
      return content.subarray(position, position + Math.min(length, atATime))
    },
    close: async () => undefined,
  }
  const pieces: Uint8Array[] = []
  const file = { path: 'file', handle: new Uint8Array(), size, mostBytes }
  await readPieces(server as Sftp, file, (piece) => void pieces.push(piece))
  return { bytes: Buffer.concat(pieces), most }
}

test.each([0, 1, 32_768, 32_769, 3_000_000])('a file of %i bytes is read whole', async (length) => {
  const content = randomBytes(length)
  expect((await read({ content })).bytes.equals(content)).toBe(true)
})

test('the pieces of a file are asked for together', async () => {
  expect(await read({ content: randomBytes(100_000) })).toMatchObject({ most: 5 })
  expect(await read({ content: randomBytes(10_000_000) })).toMatchObject({ most: 32 })
})

test.each([
  ['a server that returns less than was asked for', { atATime: 1_000 }],
  ['a file that has grown', { size: 40_000 }],
  ['a file that was empty', { size: 0 }],
  ['a file that has shrunk', { size: 900_000 }],
])('%s: nothing is lost or doubled', async (_, reading) => {
  const content = randomBytes(100_000)
  expect((await read({ content, ...reading })).bytes.equals(content)).toBe(true)
})

test('a file that is longer than it may be is rejected', async () => {
  await expect(read({ content: randomBytes(101), size: 100, mostBytes: 100 })).rejects.toThrow(RangeError)
})
