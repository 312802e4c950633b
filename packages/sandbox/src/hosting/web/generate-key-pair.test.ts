import { expect, test } from 'vitest'
import { generateKeyPair } from './generate-key-pair.ts'

/** Creates a reader of consecutive parts, each preceded by its length. */
function createReader(bytes: Buffer) {
  let at = 0
  const take = (length: number): Buffer => bytes.subarray(at, (at += length))
  return { take, part: () => take(take(4).readUInt32BE()), rest: () => bytes.subarray(at) }
}

test('a private key is in the format openssh-key-v1, byte by byte', () => {
  const { publicKey, privateKey } = generateKeyPair()
  const [first, ...lines] = privateKey.split('\n')
  expect([first, ...lines.slice(-2)]).toEqual([
    '-----BEGIN OPENSSH PRIVATE KEY-----',
    '-----END OPENSSH PRIVATE KEY-----',
    '',
  ])
  expect(lines.slice(0, -2).map(({ length }) => length)).toEqual([70, 70, 70, 70, 32])
  const key = createReader(Buffer.from(lines.slice(0, -2).join(''), 'base64'))
  expect(key.take(15).toString()).toBe('openssh-key-v1\0')
  // Without a passphrase, the cipher and the key derivation are `none`, and its options are empty.
  expect([1, 2, 3].map(() => key.part().toString())).toEqual(['none', 'none', ''])
  expect(key.take(4).readUInt32BE()).toBe(1)
  expect(`ssh-ed25519 ${key.part().toString('base64')}`).toBe(publicKey)

  const section = key.part()
  expect(key.rest()).toHaveLength(0)
  expect(section.length % 8).toBe(0)
  const secret = createReader(section)
  expect(secret.take(4)).toEqual(secret.take(4))
  expect(secret.part().toString()).toBe('ssh-ed25519')
  const bytes = secret.part()
  expect(secret.part().subarray(32)).toEqual(bytes)
  const comment = secret.part()
  expect(comment).toHaveLength(0)
  expect([...secret.rest()]).toEqual([1, 2, 3, 4, 5])
})
