import { generateKeyPairSync } from 'node:crypto'
import { type SshKeyPair, toOpenSshKey } from './remote/open-ssh-key.ts'

/**
 * Creates an Ed25519 key pair for SSH in this process. Register its public key for the server, and keep the private key
 * where only you can read it.
 *
 * @param comment text at the end of the public key, such as the name of a repository; default: none
 * @example
 * const { privateKey, publicKey } = createSshKeyPair()
 * await server.sshKeys.register({ public_key: publicKey, label: 'publish' })
 */
export function createSshKeyPair(comment?: string): SshKeyPair {
  const { privateKey } = generateKeyPairSync('ed25519')
  return toOpenSshKey(privateKey.export({ format: 'jwk' }), comment)
}
