import { collection, type CollectionOf, type Store } from '../storage/store.ts'

/** Public keys registered in the panel, by name. */
export const sshKeys: CollectionOf<{ readonly publicKey: string }> = collection('ssh-key')

/** How an order or a reinstall names its SSH key: one that is registered, or a new one. */
export interface SshKeyChoice {
  readonly ssh_key_name?: string
  readonly ssh_public_key?: string
}

/** Why a choice cannot be followed; nothing when it can. */
export function listSshKeyProblems(store: Store, choice: SshKeyChoice): string[] {
  if (!isUnknownSshKey(store, choice)) return []
  return ['ssh_key_name: no key is registered under this name; send its ssh_public_key too.']
}

/** Whether a choice names a key that is not registered, and brings none. */
export function isUnknownSshKey(store: Store, { ssh_key_name, ssh_public_key }: SshKeyChoice): boolean {
  if (ssh_key_name === undefined || ssh_public_key !== undefined) return false
  return sshKeys(store).get(ssh_key_name) === undefined
}

/** Registers the key of a choice that brings a new one. */
export function registerSshKey(store: Store, { ssh_key_name, ssh_public_key }: SshKeyChoice): void {
  if (ssh_key_name === undefined || ssh_public_key === undefined) return
  sshKeys(store).put(ssh_key_name, { publicKey: ssh_public_key })
}
