import { type Client, isApiError, type ReadOptions, toInit } from '@hostwright/common'
import type { VpsServer } from '@hostwright/types'
import type { ServerPath } from './server-path.ts'

/** The VPS that a wait polls. Its uuid can change during the wait. */
export interface Followed {
  /**
   * Reads a state. If the uuid is no longer known, finds the VPS in the list and reads again. Before the first read,
   * gets the VPS's detail for its IP address, by which the list is searched; `inDetail` returns the state if the detail
   * has it.
   */
  read<State>(
    options: ReadOptions,
    read: (path: ServerPath) => Promise<State>,
    inDetail?: (server: VpsServer) => State,
  ): Promise<State>
}

/**
 * Returns a reader that follows a VPS whose uuid changes, as it does when maintenance moves the VPS to another host.
 * The new uuid is found in the list by the VPS's IP address. Only reads are repeated with the new uuid.
 */
export function followServer({ api }: Client, start: ServerPath): Followed {
  let path = start
  let address: string | null = null
  let isFirst = true

  /** Reads the VPS with its IP address; returns `undefined` if the key has no right to read it. */
  async function getDetail(options: ReadOptions): Promise<VpsServer | undefined> {
    try {
      const { data } = await api.GET('/v1/vps/servers/{uuid}', { params: { path }, ...toInit(options) })
      address = data.server.ip_address
      return data.server
    } catch (error) {
      // An API key can be allowed to switch the power of a VPS without being allowed to read the VPS.
      if (!isApiError(error, 'FORBIDDEN')) throw error
    }
  }

  async function find(options: ReadOptions): Promise<ServerPath | undefined> {
    if (address === null) return undefined
    const { data } = await api.GET('/v1/vps/servers', toInit(options))
    const found = data.servers.find(({ ip_address }) => ip_address === address)
    return found === undefined || found.uuid === path.uuid ? undefined : { uuid: found.uuid }
  }

  return {
    async read(options, read, inDetail) {
      const detail = isFirst ? await getDetail(options) : undefined
      isFirst = false
      if (detail && inDetail) return inDetail(detail)
      try {
        return await read(path)
      } catch (error) {
        if (!isApiError(error, 'VPS_NOT_FOUND')) throw error
        const moved = await find(options)
        if (moved === undefined) throw error
        path = moved
        return read(path)
      }
    },
  }
}
