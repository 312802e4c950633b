import { ed25519 } from '@noble/curves/ed25519.js'
import { concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { toBase64 } from '../../encoding/base64.ts'
import { toLengthAndBytes, toUint32 } from '../../encoding/length-and-bytes.ts'

/** An SSH key pair in the format of OpenSSH. */
export interface SshKeyPair {
  readonly publicKey: string
  readonly privateKey: string
}

const kind = 'ssh-ed25519'

/** Generates an Ed25519 key pair. The private key has no passphrase. */
export function generateKeyPair(): SshKeyPair {
  const { secretKey, publicKey } = ed25519.keygen()
  const publicBlob = join(kind, publicKey)
  return {
    publicKey: `${kind} ${toBase64(publicBlob)}`,
    privateKey: toPem(publicBlob, publicKey, secretKey),
  }
}

/**
 * Returns a private key in the format openssh-key-v1. OpenSSH before version 9.6 cannot read an Ed25519 key in PKCS #8.
 */
function toPem(publicBlob: Uint8Array, publicBytes: Uint8Array, seed: Uint8Array): string {
  const check = randomBytes(4)
  const secret = concatBytes(check, check, join(kind, publicBytes, concatBytes(seed, publicBytes), ''))
  // The private part is padded to a multiple of 8 bytes. For an Ed25519 key it always has 131 bytes, so 5 bytes are
  // added.
  const padding = Uint8Array.of(1, 2, 3, 4, 5)
  const whole = concatBytes(
    utf8ToBytes('openssh-key-v1\0'),
    join('none', 'none', ''),
    toUint32(1),
    join(publicBlob, concatBytes(secret, padding)),
  )
  const lines = toBase64(whole).replaceAll(/.{70}/g, '$&\n')
  return `-----BEGIN OPENSSH PRIVATE KEY-----\n${lines}\n-----END OPENSSH PRIVATE KEY-----\n`
}

function join(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return concatBytes(...parts.map(toLengthAndBytes))
}
