import { type Client, ConfigError, isApiError } from '@hostwright/common'

interface Named {
  readonly id: string
  readonly name: string
}

/**
 * Finds the servers of `--servers` and returns their server names and uuids. For a VPS that is given by its name, the
 * uuid found now counts as long as this process runs: an agent that may write can rename a VPS.
 *
 * @throws {ConfigError} for a name that no server of the key has, or that several VPSs have
 */
export async function findServers(client: Client, wanted: readonly string[]): Promise<readonly string[]> {
  const [hosting, vps] = await Promise.all([
    client.api.GET('/v1/server').then(({ data }) => data.servers, unlessForbidden),
    client.api.GET('/v1/vps/servers').then(({ data }) => data.servers, unlessForbidden),
  ])
  const all: readonly Named[] = [
    ...hosting.map(({ servername }) => ({ id: servername, name: servername })),
    ...vps.map(({ uuid, name }) => ({ id: uuid, name })),
  ]
  return wanted.map((word) => findServer(word, all))
}

function findServer(word: string, all: readonly Named[]): string {
  if (all.some(({ id }) => id === word)) return word
  const found = all.filter(({ name }) => name === word)
  if (found.length === 1) return found[0]!.id
  const show = (list: readonly Named[]): string =>
    list.map(({ id, name }) => (id === name ? id : `${name} (${id})`)).join(', ') || 'none'
  throw new ConfigError(
    '--servers',
    found.length === 0
      ? `has ${word}, which is no server that this key sees. It sees: ${show(all)}`
      : `has ${word}, the name of several VPSs: give the uuid. They are: ${show(found)}`,
  )
}

// Returns an empty list if the API key may not read the list: a key can be limited to hosting, or to VPSs.
function unlessForbidden(error: unknown): [] {
  if (isApiError(error, 'FORBIDDEN', 'TARGET_NOT_ALLOWED')) return []
  throw error
}
