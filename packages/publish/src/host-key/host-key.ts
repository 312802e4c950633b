import { createHash } from 'node:crypto'

/** A public key of an SSH server. */
export interface HostKey {
  /** The kind of key, such as `ssh-ed25519`. */
  readonly type: string
  /** The key as OpenSSH writes it, in Base64. */
  readonly key: string
  /** Its SHA-256 as OpenSSH shows it, such as `SHA256:…`. */
  readonly fingerprint: string
}

/** Types of host keys that a connection can check, the preferred ones first. */
export const hostKeyTypes = [
  'ssh-ed25519',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'ssh-rsa',
] as const

export type HostKeyType = (typeof hostKeyTypes)[number]

/** A way to sign with a host key. */
export type HostKeyAlgorithm = Exclude<HostKeyType, 'ssh-rsa'> | 'rsa-sha2-512' | 'rsa-sha2-256'

/**
 * Returns the signature algorithms for types of host keys, in the same order. RSA with SHA-1 is left out: such
 * signatures can be forged.
 */
export function toAlgorithms(types: readonly HostKeyType[]): HostKeyAlgorithm[] {
  return types.flatMap((type) => (type === 'ssh-rsa' ? (['rsa-sha2-512', 'rsa-sha2-256'] as const) : [type]))
}

/** Reads the key that a server shows. Returns `undefined` if the bytes do not begin with the name of a type. */
export function parseHostKey(bytes: Uint8Array): HostKey | undefined {
  const blob = Buffer.from(bytes)
  if (blob.length < 4) return undefined
  const end = 4 + blob.readUInt32BE(0)
  if (end >= blob.length || end > 68) return undefined
  return {
    type: blob.toString('latin1', 4, end),
    key: blob.toString('base64'),
    fingerprint: `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`,
  }
}
