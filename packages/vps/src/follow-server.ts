import { type Client, isApiError, type ReadOptions, toInit } from '@hostwright/common'
import type { VpsServer } from '@hostwright/types'
import type { ServerPath } from './server-path.ts'

/** The VPS of one wait, under its current uuid. */
export interface Followed {
  /**
   * Reads a state. If the uuid has become unknown, it looks for the VPS in the list and reads again. Before
   * the first read it gets the VPS's detail, to recognize the VPS under another uuid; the detail may already
   * have the state.
   */
  read<State>(
    options: ReadOptions,
    read: (path: ServerPath) => Promise<State>,
    inDetail?: (server: VpsServer) => State,
  ): Promise<State>
}

/**
 * Maintenance that moves a VPS to another host changes its uuid. A wait continues with the new uuid, which it
 * finds in the list by the VPS's address. Only reads do this: no other call is sent to another uuid.
 */
export function followServer({ api }: Client, start: ServerPath): Followed {
  let path = start
  let address: string | null = null
  let isFirst = true

  /** `undefined` if the key may not read it. */
  async function getDetail(options: ReadOptions): Promise<VpsServer | undefined> {
    try {
      const { data } = await api.GET('/v1/vps/servers/{uuid}', { params: { path }, ...toInit(options) })
      address = data.server.ip_address
      return data.server
    } catch (error) {
      // A key can have one permission, such as power operation, without that for VPS information.
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
