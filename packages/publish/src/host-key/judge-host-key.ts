import { type HostKey, type HostKeyType, hostKeyTypes } from './host-key.ts'
import { matchesHost, toKnownName } from './matches-host.ts'
import type { KnownHost } from './parse-known-hosts.ts'

/** The keys that a host may have: given fingerprints, and the lines of `known_hosts`. */
export interface HostTrust {
  /** Fingerprints that the key may have. If there is one, no other key is accepted. */
  readonly fingerprints: readonly string[]
  readonly knownHosts: readonly KnownHost[]
}

/**
 * Judgement of a host key: a `known` key is accepted; an `unknown` one is of a host without known keys; a `changed` one
 * differs from the known keys of its host; a `revoked` one is never accepted.
 */
export type HostKeyVerdict = 'known' | 'unknown' | 'changed' | 'revoked'

/** A host and its port. */
export interface HostAddress {
  readonly host: string
  readonly port: number
}

/**
 * Judges the key that a host shows. Stricter than OpenSSH: a key of a type that is not known yet, of a host whose other
 * keys are known, counts as changed. Otherwise somebody in between could always show a key of another type.
 */
export function judgeHostKey(
  { fingerprints, knownHosts }: HostTrust,
  address: HostAddress,
  { key, fingerprint }: HostKey,
): HostKeyVerdict {
  const known = findKnownLines(knownHosts, address)
  if (known.some((line) => line.isRevoked && line.key.key === key)) return 'revoked'
  if (fingerprints.length > 0) return fingerprints.includes(fingerprint) ? 'known' : 'changed'
  const accepted = known.filter(({ isRevoked }) => !isRevoked)
  if (accepted.some((line) => line.key.key === key)) return 'known'
  return accepted.some(({ names }) => isOfPort(names, address)) ? 'changed' : 'unknown'
}

/** Returns the keys that a host is known to have. */
export function findKnownKeys(knownHosts: readonly KnownHost[], address: HostAddress): HostKey[] {
  return findKnownLines(knownHosts, address)
    .filter(({ isRevoked }) => !isRevoked)
    .map(({ key }) => key)
}

/**
 * Returns the types of host keys in the order to ask for them: those that are known first. A server has several keys,
 * and shows the first one that the client asks for; one of another type than the known one would be a false alarm.
 */
export function orderTypes(knownHosts: readonly KnownHost[], address: HostAddress): HostKeyType[] {
  const known = new Set(findKnownKeys(knownHosts, address).map(({ type }) => type))
  return [
    ...hostKeyTypes.filter((type) => known.has(type)),
    ...hostKeyTypes.filter((type) => !known.has(type)),
  ]
}

/**
 * Returns the lines of a host at its port, and those of the host without a port. As in OpenSSH, the latter can make a
 * key known but not changed: another server of the same host may listen at port 22.
 */
function findKnownLines(knownHosts: readonly KnownHost[], address: HostAddress): KnownHost[] {
  return knownHosts.filter(({ names }) => isOfPort(names, address) || matchesHost(names, address.host))
}

function isOfPort(names: string, { host, port }: HostAddress): boolean {
  return matchesHost(names, toKnownName(host, port))
}
