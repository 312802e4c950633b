import { generateKeyPairSync, randomBytes } from 'node:crypto'

/** A key pair as OpenSSH writes it. */
export interface SshKeyPair {
  readonly publicKey: string
  readonly privateKey: string
}

const kind = 'ssh-ed25519'

/** Makes an Ed25519 pair. The private key has no passphrase. */
export function generateKeyPair(): SshKeyPair {
  const { privateKey } = generateKeyPairSync('ed25519')
  const { d = '', x = '' } = privateKey.export({ format: 'jwk' })
  const publicBytes = Buffer.from(x, 'base64url')
  const publicBlob = join(kind, publicBytes)
  return {
    publicKey: `${kind} ${publicBlob.toString('base64')}`,
    privateKey: toPem(publicBlob, publicBytes, Buffer.from(d, 'base64url')),
  }
}

/** The format openssh-key-v1, which `ssh` reads; it does not read this kind of key in PKCS #8. */
function toPem(publicBlob: Buffer, publicBytes: Buffer, seed: Buffer): string {
  const check = randomBytes(4)
  const secret = Buffer.concat([
    check,
    check,
    join(kind, publicBytes, Buffer.concat([seed, publicBytes]), ''),
  ])
  const padding = Buffer.from(Array.from({ length: (8 - (secret.length % 8)) % 8 }, (_, index) => index + 1))
  const whole = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    join('none', 'none', ''),
    uint32(1),
    join(publicBlob, Buffer.concat([secret, padding])),
  ])
  const lines = whole.toString('base64').match(/.{1,70}/g) ?? []
  return ['-----BEGIN OPENSSH PRIVATE KEY-----', ...lines, '-----END OPENSSH PRIVATE KEY-----', ''].join('\n')
}

function join(...parts: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      const bytes = Buffer.from(part)
      return [uint32(bytes.length), bytes]
    }),
  )
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
