import { createPrivateKey, type KeyObject } from 'node:crypto'
import { ConfigError } from '@hostwright/common'
import ssh2 from 'ssh2'
import { toOpenSshKey } from './open-ssh-key.ts'

/**
 * Returns a private key in a form that ssh2 reads. Node writes keys as PKCS #8, which ssh2 does not take: RSA becomes
 * PKCS #1, elliptic curves SEC 1, and Ed25519 the form of OpenSSH. Other forms are returned unchanged.
 *
 * @throws {ConfigError} if it is no private key; the message contains nothing of it
 */
export function toSshPrivateKey(text: string): string {
  // ssh2 does not skip the parameters that openssl ecparam writes before a key.
  if (!/-----BEGIN (?:(?:ENCRYPTED )?PRIVATE KEY|EC PARAMETERS)-----/.test(text)) return checked(text)
  const key = parse(text)
  if (key.asymmetricKeyType === 'rsa') return String(key.export({ type: 'pkcs1', format: 'pem' }))
  if (key.asymmetricKeyType === 'ec') return String(key.export({ type: 'sec1', format: 'pem' }))
  if (key.asymmetricKeyType === 'ed25519') return toOpenSshKey(key.export({ format: 'jwk' })).privateKey
  throw new ConfigError(
    'privateKey',
    'is of a kind that SSH does not have: pass an Ed25519, RSA or ECDSA key',
  )
}

function checked(text: string): string {
  if (!(ssh2.utils.parseKey(text) instanceof Error)) return text
  throw new ConfigError(
    'privateKey',
    text.startsWith('PuTTY-User-Key-File-')
      ? 'is a key file of PuTTY: export it as an OpenSSH key with PuTTYgen, without a passphrase, and pass that'
      : 'cannot be read: pass a private key without a passphrase',
  )
}

function parse(text: string): KeyObject {
  try {
    return createPrivateKey(text)
  } catch {
    // The error of Node may contain a part of the key.
    throw new ConfigError('privateKey', 'cannot be read: pass an unencrypted private key as PEM')
  }
}
