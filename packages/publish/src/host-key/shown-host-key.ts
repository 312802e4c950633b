import { PublishError } from '../errors/publish-error.ts'
import type { HostKey } from './host-key.ts'
import { findKnownKeys, type HostAddress, type HostKeyVerdict, type HostTrust } from './judge-host-key.ts'
import { toKnownName } from './matches-host.ts'

/** A host key that a server has shown. */
export interface ShownHostKey {
  /** The name that was connected to. */
  readonly host: string
  /** The port of SSH. */
  readonly port: number
  /** The kind of key, such as `ssh-ed25519`. */
  readonly type: string
  /** SHA-256 of the key as OpenSSH shows it, such as `SHA256:…`. */
  readonly fingerprint: string
  /** The line for a `known_hosts` file, without a line break. */
  readonly line: string
}

export function toShown({ host, port }: HostAddress, { type, key, fingerprint }: HostKey): ShownHostKey {
  return { host, port, type, fingerprint, line: `${toKnownName(host, port)} ${type} ${key}` }
}

/** Returns the error of a host key that is not accepted. Nothing was sent to the host by then, not even a login. */
export function toHostKeyError(
  trust: HostTrust,
  { host, port, type, fingerprint }: ShownHostKey,
  verdict: Exclude<HostKeyVerdict, 'known'>,
): PublishError {
  const shows = `${host}:${port} shows the host key ${fingerprint} (${type})`
  if (verdict === 'revoked')
    return new PublishError(
      'host-key',
      `${shows}, which your known_hosts marks as @revoked. Nothing was sent to it.`,
    )
  if (verdict === 'unknown')
    return new PublishError(
      'host-key',
      `${shows}, and none is known. If the key belongs to your server, pass it as hostKey; otherwise somebody may be in between.`,
    )
  const { fingerprints, knownHosts } = trust
  const known =
    fingerprints.length > 0
      ? fingerprints
      : findKnownKeys(knownHosts, { host, port }).map((key) => key.fingerprint)
  return new PublishError(
    'host-key',
    `${shows}, and known are ${known.join(', ')}. The server has a new key, or somebody is in between: compare the key with the one in your control panel. Nothing was sent to it. If the new key is right, remove the old line from known_hosts, or pass the new one as hostKey.`,
  )
}
