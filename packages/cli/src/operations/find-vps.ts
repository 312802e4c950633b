import { type Client, toInit } from '@hostwright/common'
import { CommandError } from '../errors/command-error.ts'

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Returns the uuid of a VPS, given its name or its uuid. Calls `GET /v1/vps/servers` for a name. */
export function findVps(client: Client, name: string, signal: AbortSignal): Promise<string> {
  return createVpsFinder(client, signal)(name)
}

/**
 * Returns a function that finds VPSs by name or uuid. Calls `GET /v1/vps/servers` at the first name, and once for all
 * names. A uuid is returned without a call.
 */
export function createVpsFinder(client: Client, signal: AbortSignal): (name: string) => Promise<string> {
  let listed: ReturnType<typeof listVps> | undefined
  return async (name) => (uuid.test(name) ? name : choose(await (listed ??= listVps(client, signal)), name))
}

async function listVps(client: Client, signal: AbortSignal): Promise<readonly NamedVps[]> {
  const { data } = await client.api.GET('/v1/vps/servers', toInit({ signal }))
  return data.servers
}

interface NamedVps {
  readonly uuid: string
  readonly name: string
}

async function choose(servers: readonly NamedVps[], name: string): Promise<string> {
  const found = servers.filter((server) => server.uuid === name || server.name === name)
  const [first, second] = found
  if (first && !second) return first.uuid
  const next = 'hostwright vps list -o table=name,uuid,status'
  if (!first) {
    const { suggestName } = await import('../errors/suggest-name.ts')
    const hint = suggestName(
      name,
      servers.map((server) => server.name),
    )
    throw new CommandError(`There is no VPS ${name}.${hint}`, { subject: `vps ${name}`, done, next })
  }
  const uuids = found.map((server) => server.uuid).join(', ')
  throw new CommandError(`${found.length} VPSs have that name: give a uuid, one of ${uuids}.`, {
    subject: `vps ${name}`,
    done,
    next,
  })
}

const done = 'Nothing was changed.'
