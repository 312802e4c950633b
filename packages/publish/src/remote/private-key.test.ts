import { generateKeyPairSync } from 'node:crypto'
import ssh2 from 'ssh2'
import { expect, test } from 'vitest'
import { toSshPrivateKey } from './private-key.ts'

test('a key that openssl ecparam has written, with the parameters of its curve before it, is read', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const parameters = '-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n'
  const text = parameters + String(privateKey.export({ type: 'sec1', format: 'pem' }))
  expect(ssh2.utils.parseKey(toSshPrivateKey(text))).not.toBeInstanceOf(Error)
})

test('a key file of PuTTY is an error that says how to convert it', () => {
  const text = 'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: secret\n'
  expect(() => toSshPrivateKey(text)).toThrow(/^privateKey is a key file of PuTTY: .*PuTTYgen/)
  expect(() => toSshPrivateKey(text)).not.toThrow('secret')
})

test('an encrypted key, and a text that is no key, are errors without their content', () => {
  const pair = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'p' } as const
  const encrypted = generateKeyPairSync('ed25519').privateKey.export(pair)
  expect(() => toSshPrivateKey(String(encrypted))).toThrow('pass an unencrypted private key as PEM')
  expect(() => toSshPrivateKey('secret')).toThrow(/^privateKey cannot be read: pass a private key/)
})
