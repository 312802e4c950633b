import { PublishError } from './errors/publish-error.ts'
import { hostKeyTypes } from './host-key/host-key.ts'
import { type HostKeyVerdict, judgeHostKey } from './host-key/judge-host-key.ts'
import { parseKnownHosts } from './host-key/parse-known-hosts.ts'
import { type ShownHostKey, toShown } from './host-key/shown-host-key.ts'
import type { SshAddress } from './publish-options.ts'
import { type LoginFailure, logIn } from './remote/log-in.ts'
import { toConnectionError } from './remote/to-connection-error.ts'

/** Options of `readHostKeys`. */
export interface HostKeyOptions {
  /** Lines in the form of `known_hosts`, to compare the keys with. @default none */
  readonly knownHosts?: string | undefined
  /** How long a connection may take. @default 20000 */
  readonly timeoutMs?: number | undefined
}

/** A key that a host shows, and whether it is known. */
export interface JudgedHostKey extends ShownHostKey {
  /** `known`, `unknown` (nothing is known of the host), `changed`, or `revoked`. */
  readonly verdict: HostKeyVerdict
}

/**
 * Reads the keys that an SSH server shows, one of each type, without logging in. Anybody in between can show keys of
 * their own: compare them with the ones in the control panel before they are trusted.
 *
 * @throws {PublishError} `connection` if nothing listens there, `host-key` if it has no key of a known type
 */
export async function readHostKeys(
  address: SshAddress,
  { knownHosts = '', timeoutMs = 20_000 }: HostKeyOptions = {},
): Promise<JudgedHostKey[]> {
  const trust = { fingerprints: [], knownHosts: parseKnownHosts(knownHosts) }
  const login = { ...address, username: 'host-key', privateKey: '', timeoutMs }
  const found: JudgedHostKey[] = []
  for (const type of hostKeyTypes) {
    const failure = (await logIn(login, [type], () => false).catch((error: unknown) => error)) as LoginFailure
    const { problem, shown } = failure
    if (shown !== undefined)
      found.push({ ...toShown(address, shown), verdict: judgeHostKey(trust, address, shown) })
    else if (problem !== 'no-host-key') throw toConnectionError(address, failure)
  }
  if (found.length > 0) return found
  throw new PublishError(
    'host-key',
    `${address.host}:${address.port} shows no host key of a type that can be checked.`,
  )
}
