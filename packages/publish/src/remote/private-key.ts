import { createPrivateKey, type KeyObject } from 'node:crypto'
import { ConfigError } from '@hostwright/common'
import ssh2 from 'ssh2'

/**
 * Returns a private key in a form that ssh2 reads. Node writes keys as PKCS #8, which ssh2 does not take: RSA becomes
 * PKCS #1, elliptic curves SEC 1, and Ed25519 the form of OpenSSH. Other forms are returned unchanged.
 *
 * @throws {ConfigError} if it is no private key; the message contains nothing of it
 */
export function toSshPrivateKey(text: string): string {
  if (!/-----BEGIN (?:ENCRYPTED )?PRIVATE KEY-----/.test(text)) return checked(text)
  const key = parse(text)
  if (key.asymmetricKeyType === 'rsa') return String(key.export({ type: 'pkcs1', format: 'pem' }))
  if (key.asymmetricKeyType === 'ec') return String(key.export({ type: 'sec1', format: 'pem' }))
  if (key.asymmetricKeyType === 'ed25519') return toOpenSsh(key)
  throw new ConfigError(
    'privateKey',
    'is of a kind that SSH does not have: pass an Ed25519, RSA or ECDSA key',
  )
}

function checked(text: string): string {
  if (!(ssh2.utils.parseKey(text) instanceof Error)) return text
  throw new ConfigError('privateKey', 'cannot be read: pass a private key without a passphrase')
}

function parse(text: string): KeyObject {
  try {
    return createPrivateKey(text)
  } catch {
    // The error of Node may contain a part of the key.
    throw new ConfigError('privateKey', 'cannot be read: pass an unencrypted private key as PEM')
  }
}

function toOpenSsh(key: KeyObject): string {
  const { d, x } = key.export({ format: 'jwk' })
  const seed = Buffer.from(d ?? '', 'base64url')
  const point = Buffer.from(x ?? '', 'base64url')
  const blob = Buffer.concat([withLength('ssh-ed25519'), withLength(point)])
  // Two equal numbers show a reader that a passphrase was right; there is none.
  const check = Buffer.alloc(8)
  const secret = Buffer.concat([
    check,
    blob,
    withLength(Buffer.concat([seed, point])),
    withLength(''),
    Buffer.of(1, 2, 3, 4, 5),
  ])
  const whole = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    ...['none', 'none', ''].map(withLength),
    Buffer.of(0, 0, 0, 1),
    withLength(blob),
    withLength(secret),
  ])
  const lines = whole.toString('base64').replaceAll(/.{70}/g, '$&\n')
  return `-----BEGIN OPENSSH PRIVATE KEY-----\n${lines}\n-----END OPENSSH PRIVATE KEY-----\n`
}

function withLength(part: string | Uint8Array): Buffer {
  const bytes = Buffer.from(part)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}
