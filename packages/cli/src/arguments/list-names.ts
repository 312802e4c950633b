import type { Client } from '@hostwright/common'
import type { Completion, ListedNames } from '../session/command.ts'
import type { System } from '../system/system.ts'
import type { TypedLine } from './read-line.ts'

const patienceMs = 2_000

/**
 * Reads the names that can complete the last word of a line: of contexts, or of resources of the account, such as
 * domains. A request that takes longer than two seconds is given up, because completion has to be fast.
 */
export async function listNames(
  completion: Completion,
  line: TypedLine,
  system: System,
): Promise<readonly string[]> {
  if (completion === 'contexts') {
    const { readContexts } = await import('../context/contexts-file.ts')
    return Object.keys((await readContexts(system)).contexts)
  }
  const [{ readSettings }, { connect }] = await Promise.all([
    import('../context/read-settings.ts'),
    import('../session/connect.ts'),
  ])
  const client = await connect(system, await readSettings(system, line.context))
  return listFrom(client, completion, line)
}

async function listFrom(
  client: Client,
  { path, property, where }: ListedNames,
  { args }: TypedLine,
): Promise<readonly string[]> {
  const options = { deadlineMs: patienceMs, timeoutMs: patienceMs }
  const signal = AbortSignal.timeout(patienceMs)
  const values = { ...args }
  if (path.includes('{uuid}')) {
    const { findVps } = await import('../operations/find-vps.ts')
    values['uuid'] = await findVps(client, values['uuid'] ?? '', signal)
  }
  const { toInit } = await import('@hostwright/common')
  const read = client.api.GET as unknown as (
    path: string,
    init: object,
  ) => Promise<{ readonly data: unknown }>
  const { data } = await read(path, { params: { path: values }, ...toInit(options) })
  const names = findItems(data, property)
    .filter((item) => where === undefined || item[where.property] === values[where.argument])
    .map((item) => String(item[property]))
  return [...new Set(names)]
}

/** Returns every object in a response, at any depth, whose property of this name is a text, a number or a boolean. */
function findItems(data: unknown, property: string): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(data)) return data.flatMap((item) => findItems(item, property))
  if (typeof data !== 'object' || data === null) return []
  const item = data as Record<string, unknown>
  const below = Object.values(item).flatMap((value) => findItems(value, property))
  return item[property] === undefined || typeof item[property] === 'object' ? below : [item, ...below]
}
