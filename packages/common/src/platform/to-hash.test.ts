import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { toHash } from './to-hash.ts'

test.each(['', 'a', 'order-0001', 'サーバー'])(
  'the hash of %j is its SHA-256 in hexadecimal digits',
  async (text) => {
    expect(await toHash(text)).toBe(createHash('sha256').update(text).digest('hex'))
  },
)
