/** A key pair in the form of OpenSSH. */
export interface SshKeyPair {
  /** The private key as PEM, without a passphrase. */
  readonly privateKey: string
  /** The public key as one line, such as `ssh-ed25519 AAAA… publish`. */
  readonly publicKey: string
}

/** The two parts of an Ed25519 key, as Node exports them in the format `jwk`. */
interface KeyParts {
  readonly d?: string | undefined
  readonly x?: string | undefined
}

/** Writes an Ed25519 key in the form of OpenSSH, which Node does not export. */
export function toOpenSshKey({ d, x }: KeyParts, comment = ''): SshKeyPair {
  const seed = Buffer.from(d ?? '', 'base64url')
  const point = Buffer.from(x ?? '', 'base64url')
  const blob = Buffer.concat([withLength('ssh-ed25519'), withLength(point)])
  // Two equal numbers show a reader that a passphrase was right; there is none.
  const check = Buffer.alloc(8)
  const secret = Buffer.concat([check, blob, withLength(Buffer.concat([seed, point])), withLength(comment)])
  const whole = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    ...['none', 'none', ''].map(withLength),
    Buffer.of(0, 0, 0, 1),
    withLength(blob),
    withLength(padded(secret)),
  ])
  const lines = whole.toString('base64').replaceAll(/.{70}(?=.)/g, '$&\n')
  return {
    privateKey: `-----BEGIN OPENSSH PRIVATE KEY-----\n${lines}\n-----END OPENSSH PRIVATE KEY-----\n`,
    publicKey: `ssh-ed25519 ${blob.toString('base64')}${comment === '' ? '' : ` ${comment}`}`,
  }
}

/** Fills the last block of eight bytes with 1, 2, 3 and so on. */
function padded(secret: Buffer): Buffer {
  const missing = (8 - (secret.length % 8)) % 8
  return Buffer.concat([secret, Uint8Array.from({ length: missing }, (_, index) => index + 1)])
}

function withLength(part: string | Uint8Array): Buffer {
  const bytes = Buffer.from(part)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}
