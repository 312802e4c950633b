import type { CreateSshKeyRequest } from '@hostwright/types'
import { checkPublicKey, parsePublicKey } from '@hostwright/types/rules'
import { ApiFailure, rejectProblem } from '../../http/api-failure.ts'
import type { Handler } from '../../operations/handler.ts'
import type { Store } from '../../storage/store.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { requireActiveHosting, requireHosting, saveHosting } from '../server/hosting-contract.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'
import { generateKeyPair } from './generate-key-pair.ts'

/** A registered public key. Private keys are not stored. */
interface SshKeyRecord {
  readonly id: string
  readonly label?: string
  readonly public_key: string
}

const registeredKeys: ServerCollectionOf<SshKeyRecord> = serverCollection('hosting-ssh-key', ({ id }) => id)

/** Returns the public keys that can log in to a server, in OpenSSH format without comments. */
export function publicKeysOf(store: Store, servername: string): string[] {
  return registeredKeys(store, servername)
    .list()
    .map(({ public_key }) => public_key)
}

export const listSshKeys: Handler<'listSshKeys'> = ({ store, path }) => {
  const { servername } = requireHosting(store, path.servername)
  const keys = registeredKeys(store, servername).list()
  return {
    status: 200,
    body: { ssh_keys: keys.map(({ public_key: _public_key, ...key }) => ({ ...key, status: 'on' })) },
  }
}

export const createSshKey: Handler<'createSshKey'> = (call) => {
  const { store, body, assume } = call
  const { servername } = requireActiveHosting(call)
  const { public_key, ...made } = readKey(body)
  const keys = registeredKeys(store, servername)
  if (keys.list().some((key) => key.public_key === public_key)) throw duplicateFailure(assume, 'public_key')
  const id = String(store.nextNumber('hosting-ssh-key'))
  keys.put({ id, public_key, ...(body.label !== undefined && { label: body.label }) })
  return {
    status: 200,
    body: { id, message: 'The key has been registered.', ...made },
  }
}

export const deleteSshKey: Handler<'deleteSshKey'> = (call) => {
  const { store, path } = call
  const keys = registeredKeys(store, requireActiveHosting(call).servername)
  if (keys.get(path.key_id) === undefined) throw new ApiFailure('NOT_FOUND', 'There is no such SSH key.')
  keys.delete(path.key_id)
  return { status: 200, body: { message: 'The key has been deleted.' } }
}

interface ReadKey {
  readonly public_key: string
  /** The private key; only for a generated key pair. */
  readonly private_key?: string
}

function readKey(body: CreateSshKeyRequest): ReadKey {
  if (!('public_key' in body)) {
    const { publicKey, privateKey } = generateKeyPair()
    return { public_key: publicKey, private_key: privateKey }
  }
  rejectProblem('public_key', checkPublicKey(body.public_key))
  return { public_key: parsePublicKey(body.public_key)! }
}

const sshPort = 10_022

export const getSshSettings: Handler<'getSshSettings'> = ({ store, path }) => {
  const contract = requireHosting(store, path.servername)
  const { servername, server_id, ssh_enabled, abroad_access_restriction } = contract
  return {
    status: 200,
    body: {
      connection_info: { host: servername, port: sshPort, username: server_id },
      ssh_enabled,
      abroad_access_restriction,
    },
  }
}

export const updateSshSettings: Handler<'updateSshSettings'> = (call) => {
  saveHosting(call.store, { ...requireActiveHosting(call), ...call.body })
  return { status: 200, body: { message: 'The SSH settings have been changed.' } }
}
