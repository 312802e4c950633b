import { collection, type CollectionOf } from '../store.ts'

/** Public keys registered in the panel, by name. */
export const sshKeys: CollectionOf<{ readonly publicKey: string }> = collection('ssh-key')
