import { isApiError, type ReadOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type { VpsServer } from '@hostwright/types'
import type { ServerPath } from './server-path.ts'

/** The VPS that a wait polls. Its uuid can change during the wait. */
export interface Followed {
  /**
   * Reads a state. If the uuid is no longer known, finds the VPS in the list and reads again. Before the first read,
   * gets the VPS's detail for its IP address, by which the list is searched; if `isInDetail`, returns the detail, which
   * has the state too.
   */
  read<State extends object>(options: ReadOptions, url: StateUrl, isInDetail?: boolean): Promise<State>
}

/** The part of a URL that names the state. */
type StateUrl = '/v1/vps/servers/{uuid}/power' | '/v1/vps/servers/{uuid}/os-reinstall'

/**
 * Returns a reader that follows a VPS whose uuid changes, as it does when maintenance moves the VPS to another host.
 * The new uuid is found in the list by the VPS's IP address. Only reads are repeated with the new uuid. `onResponse` is
 * called with the responses that show the VPS.
 */
export function followServer(
  { api }: ClientPorts,
  start: ServerPath,
  onResponse: ((response: Response) => void) | undefined,
): Followed {
  let path = start
  let address: string | null = null
  let isFirst = true

  async function get<State>(options: ReadOptions, url: '/v1/vps/servers/{uuid}' | StateUrl): Promise<State> {
    const { data, response } = await api.GET(url, { params: { path }, ...toInit(options) })
    onResponse?.(response)
    return data as State
  }

  /** Reads the VPS with its IP address; returns `undefined` if the key has no right to read it. */
  async function getDetail(options: ReadOptions): Promise<VpsServer | undefined> {
    try {
      const { server } = await get<{ server: VpsServer }>(options, '/v1/vps/servers/{uuid}')
      address = server.ip_address
      return server
    } catch (error) {
      // An API key can be allowed to switch the power of a VPS without being allowed to read the VPS.
      if (!isApiError(error, 'FORBIDDEN')) throw error
    }
  }

  async function find(options: ReadOptions): Promise<string | undefined> {
    if (address === null) return undefined
    const { data } = await api.GET('/v1/vps/servers', toInit(options))
    return data.servers.find(({ ip_address }) => ip_address === address)?.uuid
  }

  return {
    async read(options, url, isInDetail) {
      const detail = isFirst ? await getDetail(options) : undefined
      isFirst = false
      if (detail && isInDetail) return detail as never
      try {
        return await get(options, url)
      } catch (error) {
        if (!isApiError(error, 'VPS_NOT_FOUND')) throw error
        const uuid = await find(options)
        if (!uuid || uuid === path.uuid) throw error
        path = { uuid }
        return get(options, url)
      }
    },
  }
}
