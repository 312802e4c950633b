import { expect, test } from 'vitest'
import { checkPublicKey, parsePublicKey } from './parse-public-key.ts'

/** Returns the data of a key: the name of its type, followed by this number of bytes. */
function toData(name: string, bytes: number): string {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(name.length)
  return Buffer.concat([length, Buffer.from(name), Buffer.alloc(bytes, 7)]).toString('base64')
}

const kind = 'ssh-ed25519'
const data = toData(kind, 36)
const publicKey = `${kind} ${data}`

test.each([
  ['as it is', publicKey],
  ['with a comment', `${publicKey} somebody@example.com on a laptop`],
  ['with blanks around it', `  ${kind}   ${data}  \n`],
])('a public key %s is valid', (_, text) => {
  expect(parsePublicKey(text)).toBe(publicKey)
})

test.each([
  'ssh-rsa',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'sk-ssh-ed25519@openssh.com',
  'sk-ecdsa-sha2-nistp256@openssh.com',
])('a public key can be of type %s', (name) => {
  expect(parsePublicKey(`${name} ${toData(name, 9)}`)).toBe(`${name} ${toData(name, 9)}`)
})

test.each([
  ['nothing', ''],
  ['only a kind', kind],
  ['only data', data],
  ['a kind that is not known', `ssh-dss ${toData('ssh-dss', 9)}`],
  ['data of another kind', `ssh-rsa ${data}`],
  ['nothing behind its kind', `${kind} ${toData(kind, 0)}`],
  ['data that is no base64', `${kind} ${data}?`],
  ['two lines', `${publicKey}\n${publicKey}`],
  ['a comment of two lines', `${publicKey} a\nb`],
  ['something before it', `no-pty ${publicKey}`],
])('%s is not a public key', (_, text) => {
  expect(parsePublicKey(text)).toBeUndefined()
  expect(checkPublicKey(text)).toContain('is not a public key')
})
