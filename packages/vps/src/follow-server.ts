import { type Client, isApiError, type ReadOptions, toInit } from '@hostwright/common'
import type { VpsServer } from '@hostwright/types'
import type { ServerPath } from './server-path.ts'

/** The VPS of one wait, under whatever uuid it has at the moment. */
export interface Followed {
  /**
   * Makes a read; when the uuid has become unknown, looks for the VPS in the list and reads once more. Before the
   * first, it gets the VPS's detail, to know it again under another uuid; a state that is in that needs no read.
   */
  read<State>(
    options: ReadOptions,
    read: (path: ServerPath) => Promise<State>,
    inDetail?: (server: VpsServer) => State,
  ): Promise<State>
}

/**
 * Maintenance that moves a VPS to another host changes its uuid. A wait goes on under the new one, which
 * the list has beside the same address. Reads only: nothing else is ever re-aimed by itself.
 */
export function followServer({ api }: Client, start: ServerPath): Followed {
  let path = start
  let address: string | null = null
  let isFirst = true

  /** `undefined` when the key may not read it. */
  async function getDetail(options: ReadOptions): Promise<VpsServer | undefined> {
    try {
      const { data } = await api.GET('/v1/vps/servers/{uuid}', { params: { path }, ...toInit(options) })
      address = data.server.ip_address
      return data.server
    } catch (error) {
      // A key may have one category, such as power operation, and not VPS information.
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
