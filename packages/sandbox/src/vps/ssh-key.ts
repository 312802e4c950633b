import { checkPublicKey } from '@hostwright/types/rules'
import { collection, type CollectionOf, type Store } from '../storage/store.ts'

/**
 * The registered public keys, by name: those of the initial account, and those that orders and reinstalls have added.
 */
export const sshKeys: CollectionOf<{ readonly publicKey: string }> = collection('ssh-key')

/** The SSH key of an order or a reinstall: a registered key by its name, or a new key. */
export interface SshKeyChoice {
  readonly ssh_key_name?: string
  readonly ssh_public_key?: string
}

/** Returns the problems of an SSH key in a request; empty if it can be used. */
export function listSshKeyProblems(store: Store, choice: SshKeyChoice): string[] {
  const { ssh_public_key } = choice
  const problem = ssh_public_key === undefined ? undefined : checkPublicKey(ssh_public_key)
  if (problem !== undefined) return [`ssh_public_key: ${problem}.`]
  if (!isUnknownSshKey(store, choice)) return []
  return ['ssh_key_name: no key is registered under this name; send its ssh_public_key too.']
}

/** Whether a request names a key that is not registered and contains no new one. */
export function isUnknownSshKey(store: Store, { ssh_key_name, ssh_public_key }: SshKeyChoice): boolean {
  if (ssh_key_name === undefined || ssh_public_key !== undefined) return false
  return sshKeys(store).get(ssh_key_name) === undefined
}

/** Registers the new key of a request, if it contains one. It replaces a key with the same name. */
export function registerSshKey(store: Store, { ssh_key_name, ssh_public_key }: SshKeyChoice): void {
  if (ssh_key_name === undefined || ssh_public_key === undefined) return
  sshKeys(store).put(ssh_key_name, { publicKey: ssh_public_key })
}
