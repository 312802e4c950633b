import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type {
  CreatedSshKey,
  CreateSshKeyRequest,
  GenerateSshKeyRequest,
  Message,
  RegisterSshKeyRequest,
  SshKey,
  SshKeyId,
} from '@hostwright/types'
import { readList } from './read-list.ts'
import type { ServerPath } from './server-path.ts'

/**
 * The SSH keys of one server. A key cannot be enabled or disabled here: the path of that operation is not
 * known.
 */
export interface SshKeysApi {
  /**
   * Lists the public keys that can log in. Calls `GET /v1/server/{servername}/ssh/key` (scope: read).
   *
   * The form of the response, including the name of its list, is inferred, not documented.
   *
   * @throws {UnexpectedResponseError} if the response does not have exactly one list
   */
  list(options?: CallOptions): Promise<SshKey[]>
  /**
   * Registers a public key of your own. Calls `POST /v1/server/{servername}/ssh/key` (scope: write).
   *
   * The form of the response is inferred, not documented.
   *
   * @throws {ConfigError} for a private key. Nothing was sent
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`, which has been seen for a server's first key
   *   although the key was stored: read the list
   */
  register(key: RegisterSshKeyRequest, options?: CallOptions): Promise<CreatedSshKey>
  /**
   * Generates a key pair. The private key is returned only in this response **and can never be read again**:
   * store it immediately, and keep it out of logs. Calls `POST /v1/server/{servername}/ssh/key` (scope:
   * write).
   *
   * The form of the response is inferred, not documented.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  generate(key?: Omit<GenerateSshKeyRequest, 'generate'>, options?: CallOptions): Promise<CreatedSshKey>
  /**
   * Deletes a public key **permanently**. Without a key, nobody can log in by SSH. Calls `DELETE
   * /v1/server/{servername}/ssh/key/{key_id}` (scope: write).
   *
   * The form of the response is inferred, not documented.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown key
   */
  delete(id: SshKeyId, options?: CallOptions): Promise<Message>
}

export function createSshKeys({ api }: ClientPorts, path: ServerPath): SshKeysApi {
  const url = '/v1/server/{servername}/ssh/key'

  async function create(body: CreateSshKeyRequest, options?: CallOptions): Promise<CreatedSshKey> {
    const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
    return data
  }

  return {
    async list(options) {
      return readList(`GET ${url}`, await api.GET(url, { params: { path }, ...toInit(options) }))
    },
    register: create,
    generate: (key, options) => create({ ...key, generate: true }, options),
    async delete(id, options) {
      const { data } = await api.DELETE(`${url}/{key_id}`, {
        params: { path: { ...path, key_id: id } },
        ...toInit(options),
      })
      return data
    },
  }
}
