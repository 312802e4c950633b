import type { AuthContext, utils } from 'ssh2'
import type { HostingContract } from '../../hosting/server/hosting-contract.ts'
import { publicKeysOf } from '../../hosting/web/ssh.ts'
import type { Store } from '../../storage/store.ts'

/** Result of an attempt to log in. A `closed` server ends the connection without a word. */
export type Login = 'accepted' | 'rejected' | 'closed'

/** Account, place of the caller and parser of keys by which a login is decided. */
export interface LoginRules {
  readonly store: Store
  readonly isAbroad: boolean
  readonly parseKey: typeof utils.parseKey
}

/** Decides over an attempt to log in, by the switches and the keys that the API shows of the contract. */
export function mayLogIn(
  context: AuthContext,
  contract: HostingContract | undefined,
  { store, isAbroad, parseKey }: LoginRules,
): Login {
  if (contract === undefined) return 'rejected'
  if (!contract.ssh_enabled || (isAbroad && contract.abroad_access_restriction)) return 'closed'
  if (context.method !== 'publickey') return 'rejected'
  const { key, signature, blob, hashAlgo } = context
  const data = key.data.toString('base64')
  const registered = publicKeysOf(store, contract.servername).find((text) => text.split(' ')[1] === data)
  if (registered === undefined) return 'rejected'
  // Without a signature, the client only asks whether the key is known.
  if (signature === undefined || blob === undefined) return 'accepted'
  const parsed = parseKey(registered)
  // An unusable signature is returned as an error, which the types leave out.
  const verified: unknown = parsed instanceof Error ? parsed : parsed.verify(blob, signature, hashAlgo)
  return verified === true ? 'accepted' : 'rejected'
}
