// A nightly job: starts every VPS that is stopped, and returns the state of each VPS by its name.
import { type ClientOptions, createClient, isApiError, mapSettled } from '@hostwright/common'
import { createVps } from '@hostwright/vps'

export async function startAll(options: ClientOptions = {}): Promise<Record<string, string>> {
  const vps = createVps(createClient(options))
  const results = await mapSettled(await vps.servers(), ({ uuid }) =>
    vps.server(uuid).power.ensure('running'),
  )
  return Object.fromEntries(
    results.map((result) => [result.item.name, 'error' in result ? toReason(result.error) : result.value]),
  )
}

function toReason(error: unknown): string {
  if (isApiError(error)) return error.code
  return error instanceof Error ? error.name : String(error)
}
