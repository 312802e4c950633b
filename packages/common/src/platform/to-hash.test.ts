import { createHash } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { toHash } from './to-hash.ts'

test.each(['', 'a', 'order-0001', 'サーバー'])(
  'the hash of %j is its SHA-256 in hexadecimal digits',
  async (text) => {
    expect(await toHash(text)).toBe(createHash('sha256').update(text).digest('hex'))
  },
)

test.each([{}, undefined])(
  'with the crypto %j of jsdom or a page without https, the error says where to order',
  async (crypto) => {
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.stubGlobal('crypto', crypto)
    const message = expect.stringContaining(
      'crypto.subtle is missing, as on a page without https: order on a server',
    )
    await expect(toHash('a')).rejects.toMatchObject({ name: 'ConfigError', message })
  },
)
